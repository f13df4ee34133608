/**
 * What learners did, kept in a SQLite file or in PostgreSQL with the same tables and questions. A learner is a secret in a
 * browser, of which only the digest is stored; while the database cannot be used, the store says why and tries again.
 */
package forhont.storage;

/**
 * Lessons made of steps, the course they form, and how far a learner has come in it.
 * Positions and questions are here; every word a learner reads is in the languages.
 */
package forhont.lesson;

/**
 * What the answers that a learner gave tell: what is mixed up, how strong the learner is, and what to look at again.
 * Nothing here is kept beside the answers; all is worked out from them anew.
 */
package forhont.review;

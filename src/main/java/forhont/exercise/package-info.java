/**
 * A question about a position, the answer the engine finds for it, and the verdict on a learner's answer.
 * A wrong answer is explained by the rule that decides it and, where one fits, by the misconception that gives it.
 */
package forhont.exercise;

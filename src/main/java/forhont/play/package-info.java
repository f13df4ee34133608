/**
 * A whole deal played by a learner in one seat against two others, from choosing trump to the account.
 * The others see only what their seats see; every act of the learner is judged by what it brings on average.
 */
package forhont.play;

package forhont.exercise;

/** How somebody works a line of an account out: units, multiplied by doubling and by hearts, and something on top. */
record WorkedLine(int sign, int units, int factor, int hearts, int top) {
    int value() {
        return sign * (units * factor * hearts + top);
    }

    WorkedLine signed(int other) {
        return new WorkedLine(other, units, factor, hearts, top);
    }

    WorkedLine of(int other) {
        return new WorkedLine(sign, other, factor, hearts, top);
    }

    WorkedLine times(int other) {
        return new WorkedLine(sign, units, other, hearts, top);
    }

    WorkedLine withHearts(int other) {
        return new WorkedLine(sign, units, factor, other, top);
    }

    WorkedLine plus(int more) {
        return new WorkedLine(sign, units, factor, hearts, more);
    }
}

package forhont.rules;

import java.util.Map;
import java.util.TreeMap;

/**
 * The base units of a rule set; a silent seven or silent hundred of 0 units does not exist in it.
 *
 * @param contracts units of each contract without trump that is offered
 */
public record Units(
        int game, int seven, int hundred, int silentSeven, int silentHundred, Map<ContractType, Integer> contracts) {

    private static final int MOST = 1000;

    public Units {
        contracts = Map.copyOf(contracts);
        check("game", game, 1);
        check("seven", seven, 0);
        check("hundred", hundred, 0);
        check("silent seven", silentSeven, 0);
        check("silent hundred", silentHundred, 0);
        new TreeMap<>(contracts).forEach((type, units) -> check(type.name(), units, 1));
    }

    private static void check(String name, int units, int least) {
        if (units < least || units > MOST) {
            throw new IllegalArgumentException(name + " is worth " + least + " to " + MOST + " units, not " + units);
        }
    }

    public int of(ContractType type) {
        Integer units = type == ContractType.SUIT ? Integer.valueOf(game) : contracts.get(type);
        if (units == null) {
            throw new IllegalArgumentException("not a contract of this rule set: " + type);
        }
        return units;
    }
}

package forhont.settlement;

import java.util.List;

/**
 * The account of one deal.
 *
 * @param perDefender V: what each defender owes the soloist; negative the other way round
 */
public record Settlement(List<Component> components, int perDefender, Payments payments) {
    public Settlement {
        components = List.copyOf(components);
        int sum = components.stream().mapToInt(Component::value).sum();
        if (sum != perDefender) {
            throw new IllegalArgumentException("V is the sum of the components: " + sum + ", not " + perDefender);
        }
    }
}

package forhont.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Sfc32Test {

    @Test
    void a_seed_gives_the_numbers_of_the_published_generator() {
        assertThat(four(0)).containsExactly(0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520);
        assertThat(four(1)).containsExactly(0x77eef724, 0x6f99472c, 0x65c86823, 0x6a161a47);
        assertThat(four(0x0123456789abcdefL)).containsExactly(0x84712d97, 0xf5a3d9c8, 0x5cd0a295, 0x35e05b54);
    }

    @Test
    void a_long_is_two_numbers_the_first_one_high() {
        assertThat(new Sfc32(0).nextLong()).isEqualTo(0x514676c308a809dfL);
    }

    @Test
    void a_bounded_number_stays_below_its_bound_and_reaches_each_value_about_equally_often() {
        Sfc32 chance = new Sfc32(7);
        int[] seen = new int[12];
        for (int draw = 0; draw < 120_000; draw++) {
            seen[chance.nextInt(12)]++;
        }
        assertThat(seen)
                .satisfies(counts ->
                        IntStream.of(counts).forEach(count -> assertThat(count).isBetween(9_600, 10_400)));
        assertThat(new Sfc32(7).nextInt(1)).isZero();
        assertThat(IntStream.range(0, 100).map(draw -> chance.nextInt(5, 8))).allMatch(n -> n >= 5 && n < 8);
        assertThat(chance.nextInt(Integer.MAX_VALUE)).isNotNegative();
    }

    @Test
    void a_range_without_numbers_is_refused() {
        Sfc32 chance = new Sfc32(7);
        assertThatThrownBy(() -> chance.nextInt(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> chance.nextInt(3, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int[] four(long seed) {
        Sfc32 chance = new Sfc32(seed);
        return new int[] {chance.nextInt(), chance.nextInt(), chance.nextInt(), chance.nextInt()};
    }
}

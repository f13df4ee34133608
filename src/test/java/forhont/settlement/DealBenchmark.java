package forhont.settlement;

import forhont.content.RuleSetFiles;
import forhont.rules.Action;
import forhont.rules.Deal;
import forhont.rules.RuleSet;
import forhont.rules.Sfc32;
import forhont.rules.Stage;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many whole Suit deals, from the shuffle to the account, one core plays in a second, each act a random legal one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class DealBenchmark {
    private final RuleSet rules = RuleSetFiles.ruleSet("traditional");
    private final Sfc32 chance = new Sfc32(1);

    @Benchmark
    public int suit() {
        Deal deal = Deal.shuffled(rules, chance);
        while (!deal.over()) {
            List<Action> options = deal.options();
            boolean first = deal.stage() == Stage.CONTRACT || deal.stage() == Stage.ANSWER;
            deal = deal.apply(options.get(first ? 0 : chance.nextInt(options.size())));
        }
        return Outcome.of(deal).settlement().perDefender();
    }
}

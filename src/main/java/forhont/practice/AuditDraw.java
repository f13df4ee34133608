package forhont.practice;

import forhont.exercise.Audit;
import forhont.exercise.Exercise;
import forhont.exercise.Field;
import forhont.exercise.Misconception;
import forhont.exercise.Settle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws an account in which one line was made out by a wrong rule. */
final class AuditDraw implements Generator {

    @Override
    public Optional<Exercise> draw(Wanted wanted) {
        Optional<Settle> settle = SettleDraw.settle(wanted);
        if (settle.isEmpty()) {
            return Optional.empty();
        }
        List<Audit> audits = audits(settle.get());
        audits.removeIf(audit -> !wanted.known(audit).contains(audit.mistake()) || !fits(audit, wanted));
        if (audits.isEmpty()) {
            return Optional.empty();
        }
        List<Misconception> mistakes =
                audits.stream().map(Audit::mistake).distinct().toList();
        Misconception mistake = wanted.pick(mistakes);
        return Optional.of(wanted.pick(
                audits.stream().filter(audit -> audit.mistake() == mistake).toList()));
    }

    private static List<Audit> audits(Settle settle) {
        List<Audit> audits = new ArrayList<>();
        for (Field line : settle.fields()) {
            int right = settle.solution().of(line);
            for (Map.Entry<Misconception, Integer> wrong :
                    settle.byWrongRules(line).entrySet()) {
                if (wrong.getValue() != right) {
                    audits.add(new Audit(settle, line, wrong.getKey()));
                }
            }
        }
        return audits;
    }

    /** At level 3 it is a line of the account itself. */
    private static boolean fits(Audit audit, Wanted wanted) {
        return wanted.level() < 3 || audit.settle().lines().contains(audit.line());
    }
}

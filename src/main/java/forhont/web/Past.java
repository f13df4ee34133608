package forhont.web;

import forhont.review.Given;
import forhont.review.MixUps;
import forhont.review.Review;
import forhont.review.Skills;
import forhont.storage.Known;
import java.util.List;
import java.util.Optional;

/** What a visitor answered so far, in the order of time, and what it tells: found when first asked for, and only once. */
final class Past {
    static final Past NONE = new Past(Known.NOTHING, List.of());

    private final Known known;
    private final List<Given> answers;
    private Optional<Review> review = Optional.empty();
    private Optional<Skills> skills = Optional.empty();
    private Optional<MixUps> mixUps = Optional.empty();

    Past(Known known, List<Given> answers) {
        this.known = known;
        this.answers = List.copyOf(answers);
    }

    Known known() {
        return known;
    }

    List<Given> answers() {
        return answers;
    }

    synchronized Review review() {
        review = review.or(() -> Optional.of(Review.of(answers)));
        return review.get();
    }

    synchronized Skills skills() {
        skills = skills.or(() -> Optional.of(Skills.of(answers)));
        return skills.get();
    }

    synchronized MixUps mixUps() {
        mixUps = mixUps.or(() -> Optional.of(MixUps.of(answers)));
        return mixUps.get();
    }
}

package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.bot.Coach;
import cantstop.engine.odds.Odds;
import java.util.List;
import java.util.stream.IntStream;

/// What the coach would do, and why: one clause of odds and steps that anybody can check on the board. The coach itself
/// compares chances to win; this names what sets its choice apart from the next best, and says so where nothing does.
record AdviceReason(GameState game, Words words) {
    /// By so much the coach is off where it sees little between two choices (`./bench bots --doubt`), so of choices
    /// nearer to each other it says that it can't tell.
    private static final double CLOSE = 0.02;

    /// Risks nearer to each other are called the same.
    private static final double SAME_RISK = 0.02;

    /// A roll that is bust less often is not called a risk.
    private static final double SMALL_RISK = 0.3;

    /// The places of the options that are as good as the best, as far as the coach can tell; the best is one of them.
    List<Integer> level(Coach.Advice.Options said) {
        double best = said.worths().get(said.best());
        return IntStream.range(0, said.worths().size())
                .filter(place -> place == said.best() || best - said.worths().get(place) < CLOSE)
                .boxed()
                .toList();
    }

    /// Whether the coach can't tell rolling from stopping.
    boolean isTossUp(Coach.Advice.StopOrRoll said) {
        return !game.stopWinsGame() && bust() > 0 && Math.abs(said.roll() - said.stop()) < CLOSE;
    }

    /// What to take.
    ///
    /// @param name what the coach is called
    String take(Coach.Advice.Options said, String name) {
        List<Integer> level = level(said);
        List<String> good = level.stream()
                .map(place -> words.option(game.options().get(place).columns()))
                .toList();
        if (good.size() == 1) {
            return words.say("coach.take", name, good.getFirst());
        }
        return level.size() == said.worths().size()
                ? words.say("coach.like")
                : words.say("coach.like.of", words.oneOf(good));
    }

    /// Whether to roll or to stop.
    ///
    /// @param name what the coach is called
    String goOn(Coach.Advice.StopOrRoll said, String name) {
        return isTossUp(said)
                ? words.say("coach.like.turn")
                : words.say(said.rollsOn() ? "coach.roll" : "coach.stop", name);
    }

    /// Why this option.
    String option(Coach.Advice.Options said) {
        List<Option> options = game.options();
        if (options.size() == 1) {
            return words.say("coach.because.only");
        }
        Option best = options.get(said.best());
        Option other = options.get(nextBest(said));
        double risk = bustAfter(best);
        double otherRisk = bustAfter(other);
        List<Column> tops = reaches(best);
        String rather = words.option(other.columns());
        if (level(said).size() == options.size()) {
            return words.say("coach.because.level", said.worths().get(said.best()));
        } else if (level(said).size() > 1) {
            return words.say("coach.because.close");
        } else if (!tops.isEmpty() && reaches(other).isEmpty()) {
            return words.say("coach.because.top", words.columns(tops));
        } else if (risk < otherRisk - SAME_RISK) {
            return words.say("coach.because.safer", risk, otherRisk, rather);
        } else if (risk > otherRisk + SAME_RISK) {
            return words.say("coach.because.bolder", risk, otherRisk, rather);
        }
        return words.say("coach.because.better", rather);
    }

    /// Why roll, or why stop.
    String turn(Coach.Advice.StopOrRoll said) {
        double risk = bust();
        int steps = game.stepsAtStake();
        if (game.stopWinsGame()) {
            return words.say("coach.because.wins");
        } else if (risk == 0) {
            return words.say("coach.because.safe");
        } else if (isTossUp(said)) {
            return words.say("coach.because.tossup", risk, steps);
        } else if (!said.rollsOn()) {
            return words.say("coach.because.losing", risk, steps);
        }
        return words.say(risk < SMALL_RISK ? "coach.because.gaining" : "coach.because.little", risk, steps);
    }

    private double bust() {
        return Odds.of(game.board(), game.markers()).bust();
    }

    /// How likely the next roll is a bust once an option was taken.
    double bustAfter(Option option) {
        return Odds.of(game.board(), after(option)).bust();
    }

    private long after(Option option) {
        long markers = game.markers();
        for (Column column : option.columns()) {
            markers = game.board().step(markers, column.number());
        }
        return markers;
    }

    /// The columns that an option climbs to the top.
    private List<Column> reaches(Option option) {
        long after = after(option);
        return option.columns().stream()
                .distinct()
                .filter(column -> game.marker(column) < column.height())
                .filter(column -> Packed.space(after, column.number()) == column.height())
                .toList();
    }

    private static int nextBest(Coach.Advice.Options said) {
        int next = said.best() == 0 ? 1 : 0;
        for (int place = 0; place < said.worths().size(); place++) {
            boolean better = said.worths().get(place) > said.worths().get(next);
            next = place != said.best() && better ? place : next;
        }
        return next;
    }
}

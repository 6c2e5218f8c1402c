package cantstop.tools.training;

import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.LearnedValue;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// How one net comes to be: first from games of the hand-made value against itself, then from games of its own, and
/// at last from how these games end it learns how sure of itself it may be. The same seed gives the same net, on any
/// number of cores.
final class Trainer implements Schedule.Games {
    /// Rounds without mistakes after the last one, to see how often what the net tells comes true.
    private static final int LAST_ROUNDS = 3;

    /// The lambda at which a sample depends on the winner alone.
    private static final double WHO_WON = 1;

    private final List<RuleSet> rules;
    private final long seed;
    private final int gamesARound;
    private final TrainableNet trainable;
    private final @Nullable Rival rival;
    private Value first = new HandMadeValue();
    private boolean begun;

    /// The opponent in every game, always the same.
    ///
    /// @param name for people
    /// @param value what they play by
    record Rival(String name, Value value) {}

    /// A training that begins with nothing.
    ///
    /// @param rules what is played in turn, all for as many players
    /// @param gamesARound after so many games of the net as it stands, it learns
    /// @param rival whom it meets in all its games, with two players; itself without one
    Trainer(List<RuleSet> rules, long seed, int gamesARound, @Nullable Rival rival) {
        this.rules = rules;
        this.seed = seed;
        this.gamesARound = gamesARound;
        this.rival = rival;
        this.trainable = new TrainableNet(rules.getFirst().players(), new SplittableRandom(seed));
    }

    /// Begins with what another net knows, and with its games instead of those of the hand-made value.
    void begin(Net net) {
        Net asLearned = net.steeper(1 / net.leadShare());
        trainable.begin(asLearned);
        first = new LearnedValue(asLearned);
        begun = true;
    }

    /// Goes through the whole training, or through what is left of it.
    ///
    /// @param rounds of self-play
    /// @param report hears of every round
    Net run(int rounds, Checkpoint checkpoint, Schedule.Report report) throws IOException {
        Net learned = new Schedule(syllabus(), seed, trainable, this).run(rounds, checkpoint, report);
        Net net = learned.steeper(syllabus().steeper());
        float sureness = sureness(net, rounds);
        checkpoint.remove();
        return net.calmed(sureness, origin(rounds, sureness));
    }

    private Schedule.Syllabus syllabus() {
        if (!begun && rival == null) {
            return Schedule.Syllabus.FROM_NOTHING;
        }
        return rules.getFirst().players() == 2 ? Schedule.Syllabus.REFINED : Schedule.Syllabus.REFINED_WITH_MORE;
    }

    /// How sure of itself its games against itself allow a net to be.
    private float sureness(Net net, int rounds) {
        List<Sample> told = new ArrayList<>();
        for (int more = 1; more <= LAST_ROUNDS; more++) {
            int round = rounds + more;
            told.addAll(games(
                    game -> game(round, game, new LearnedValue(net), WHO_WON, 0).againstItself()));
        }
        return TemperatureScaling.factor(net, told);
    }

    private String origin(int rounds, float sureness) {
        return String.format(
                Locale.ROOT,
                "seed %d; %d games of %s, %d of its own%s; %s times as steep; told %.3f times as sure by %d more",
                seed,
                syllabus().firstRounds() * gamesARound,
                begun ? "another net" : "the hand-made value",
                rounds * gamesARound,
                rival == null ? "" : ", against " + rival.name(),
                syllabus().steeper(),
                sureness,
                LAST_ROUNDS * gamesARound);
    }

    @Override
    public List<Sample> first(int round, double lambda) {
        return games(round, first, lambda);
    }

    @Override
    public List<Sample> next(int round, Net net, double lambda) {
        return games(round, new LearnedValue(net), lambda);
    }

    private List<Sample> games(int round, Value value, double lambda) {
        return games(game -> {
            SelfPlay next = game(round, game, value, lambda, SelfPlay.STRAYS);
            return rival == null ? next.againstItself() : next.against(rival.value(), game / rules.size() % 2);
        });
    }

    private List<Sample> games(IntFunction<List<Sample>> game) {
        return IntStream.range(0, gamesARound)
                .parallel()
                .mapToObj(game)
                .flatMap(List::stream)
                .toList();
    }

    private SelfPlay game(int round, int game, Value value, double lambda, double strays) {
        RandomGenerator own = new SplittableRandom(seed * 1_000_003 + round * 1009L + game);
        return new SelfPlay(rules.get(game % rules.size()), value, lambda, strays, own);
    }
}

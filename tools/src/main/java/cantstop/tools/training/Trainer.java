package cantstop.tools.training;

import cantstop.engine.bot.Bot;
import cantstop.engine.bot.HandMadeValue;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.LearnedValue;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How one net comes to be: first from games of the hand-made value against itself, then from games of its own, and
/// at last from how these games end it learns how sure of itself it may be. The same seed gives the same net, on any
/// number of cores.
final class Trainer {
    private static final int ROOM = 500_000;

    /// Rounds without mistakes after the last one, to see how often what the net tells comes true.
    private static final int LAST_ROUNDS = 3;

    private static final int ROUNDS_A_CHECKPOINT = 10;

    /// How often each sample is looked at, on average.
    private static final int REPEATS = 6;

    private static final double LAST_RATE = 1e-5;

    /// Nothing but who won.
    private static final double WHO_WON = 1;

    private static final Bot RIVAL = HeuristicBot.GHS_STOP;

    /// How it is taught.
    ///
    /// @param firstRounds with the value that is there before anything is learned
    /// @param firstRate of the steps, before it falls
    /// @param firstLambda how much of a sample comes from further down the game: much at first, to get about
    /// @param lastLambda little at last, because it is mostly luck
    /// @param steeper how much steeper than it was learned a value plays best
    private record Syllabus(int firstRounds, double firstRate, double firstLambda, double lastLambda, float steeper) {}

    private static final Syllabus AMONG_EQUALS = new Syllabus(20, 1.5e-3, 0.8, 0.2, 1.5f);
    private static final Syllabus AGAINST_A_RIVAL = new Syllabus(12, 6e-4, 0.3, 0.1, 1.25f);

    private final List<RuleSet> rules;
    private final long seed;
    private final int gamesARound;
    private final ReplayBuffer buffer = new ReplayBuffer(ROOM);
    private final TrainableNet trainable;
    private final boolean meetsRival;
    private final Syllabus syllabus;
    private Value first = new HandMadeValue();
    private Optional<Net> fair = Optional.empty();

    /// Hears how the training goes.
    interface Report {
        /// So much is done.
        ///
        /// @param done 0 to 1
        /// @param loss of the latest samples
        void say(double done, double loss, Net net);
    }

    /// A training that begins with nothing.
    ///
    /// @param rules what is played in turn, all for as many players
    /// @param gamesARound after so many games of the net as it stands, it learns
    /// @param meetsRival whether all its games are against GHS+stop instead of itself, with two players
    Trainer(List<RuleSet> rules, long seed, int gamesARound, boolean meetsRival) {
        this.rules = rules;
        this.seed = seed;
        this.gamesARound = gamesARound;
        this.meetsRival = meetsRival;
        this.trainable = new TrainableNet(rules.getFirst().players(), new SplittableRandom(seed));
        this.syllabus = meetsRival ? AGAINST_A_RIVAL : AMONG_EQUALS;
    }

    /// Begins with what another net knows, and with its games instead of those of the hand-made value.
    void begin(Net net) {
        Net asLearned = net.steeper(1 / net.leadShare());
        trainable.begin(asLearned);
        first = new LearnedValue(asLearned);
        fair = Optional.of(net);
    }

    /// Goes through the whole training, or through what is left of it.
    ///
    /// @param rounds of self-play
    /// @param report hears of every round
    Net run(int rounds, Checkpoint checkpoint, Report report) throws IOException {
        int before = checkpoint.resume(trainable, buffer);
        if (before == 0) {
            for (int round = 0; round < syllabus.firstRounds; round++) {
                buffer.add(games(-round, first, syllabus.firstLambda));
            }
            report.say(0, learn(0, buffer.size(), syllabus.firstRate), trainable.net());
        }
        for (int round = before + 1; round <= rounds; round++) {
            double done = done(round, rounds);
            double lambda = syllabus.firstLambda + (syllabus.lastLambda - syllabus.firstLambda) * done;
            List<Sample> samples = games(round, new LearnedValue(trainable.net()), lambda);
            buffer.add(samples);
            double rate = syllabus.firstRate * Math.pow(LAST_RATE / syllabus.firstRate, done);
            report.say((double) round / rounds, learn(round, samples.size(), rate), trainable.net());
            if (round % ROUNDS_A_CHECKPOINT == 0) {
                checkpoint.save(round, trainable, buffer);
            }
        }
        Net net = calmed(trainable.net(), rounds);
        checkpoint.remove();
        return net;
    }

    /// The net as it plays best, knowing how sure of itself its own games, all against itself now, allow it to be.
    private Net calmed(Net learned, int rounds) {
        Net net = learned.steeper(syllabus.steeper);
        List<Sample> told = new ArrayList<>();
        for (int more = 1; more <= LAST_ROUNDS; more++) {
            int round = rounds + more;
            told.addAll(games(
                    game -> game(round, game, new LearnedValue(net), WHO_WON, 0).againstItself()));
        }
        float sureness = TemperatureScaling.factor(meetsRival ? fair.orElse(net) : net, told);
        String origin = String.format(
                Locale.ROOT,
                "seed %d; %d games of %s, %d of its own%s; %s times as steep; told %.3f times as sure by %d more",
                seed,
                syllabus.firstRounds * gamesARound,
                fair.isPresent() ? "another net" : "the hand-made value",
                rounds * gamesARound,
                meetsRival ? ", against GHS+stop" : "",
                syllabus.steeper,
                sureness,
                LAST_ROUNDS * gamesARound);
        return net.calmed(sureness, origin);
    }

    /// How far the rates have come: two sevenths of their way in the first half of the training, the rest in the
    /// second.
    private static double done(int round, int rounds) {
        return 2 * round <= rounds ? round / (1.75 * rounds) : 1 - (rounds - round) / (0.7 * rounds);
    }

    private double learn(int round, int samples, double rate) {
        RandomGenerator draw = new SplittableRandom(seed * 1_000_003 - 1 - round);
        return trainable.learn(buffer, Math.max(1, samples * REPEATS / TrainableNet.BATCH), (float) rate, draw);
    }

    private List<Sample> games(int round, Value value, double lambda) {
        return games(game -> {
            SelfPlay next = game(round, game, value, lambda, SelfPlay.STRAYS);
            return meetsRival ? next.against(RIVAL, game / rules.size() % 2) : next.againstItself();
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

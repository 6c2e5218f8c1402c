package cantstop.engine.training;

import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.HandMade;
import cantstop.engine.bot.Learned;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How one net comes to be: first from games of the hand-made value against itself, then from games of its own, and
/// at last from how these games end it learns how sure of itself it may be. The same seed gives the same net, on any
/// number of cores.
final class Schooling {
    private static final int ROOM = 500_000;

    /// Rounds with the value that is there before anything is learned.
    private static final int FIRST_ROUNDS = 20;

    /// Rounds without mistakes after the last one, to see how often what the net tells comes true.
    private static final int LAST_ROUNDS = 3;

    private static final int ROUNDS_A_CHECKPOINT = 10;

    /// How often each lesson is looked at, on average.
    private static final int REPEATS = 6;

    private static final double FIRST_RATE = 1.5e-3;
    private static final double LAST_RATE = 1e-5;

    /// How much of a lesson comes from further down the game: much at first, to get about, little at last, because it
    /// is mostly luck.
    private static final double FIRST_LAMBDA = 0.8;

    private static final double LAST_LAMBDA = 0.2;

    /// Nothing but who won.
    private static final double WHO_WON = 1;

    /// How much steeper than it was learned a value plays best.
    private static final float STEEPER = 1.5f;

    private final List<RuleSet> rules;
    private final long seed;
    private final int gamesARound;
    private final Memory memory = new Memory(ROOM);
    private final Pupil pupil;
    private Value first;

    /// Hears how the school goes.
    interface Report {
        /// So much is done.
        ///
        /// @param done 0 to 1
        /// @param loss of the latest lessons
        void say(double done, double loss, Net net);
    }

    /// A school that begins with nothing.
    ///
    /// @param rules what is played in turn, all for as many players
    /// @param gamesARound after so many games of the net as it stands, it learns
    Schooling(List<RuleSet> rules, long seed, int gamesARound) {
        this.rules = rules;
        this.seed = seed;
        this.gamesARound = gamesARound;
        this.pupil = new Pupil(rules.getFirst().players(), new SplittableRandom(seed));
        this.first = new HandMade();
    }

    /// Begins with what another net knows, and with its games instead of those of the hand-made value.
    void begin(Net net) {
        pupil.begin(net);
        first = new Learned(net);
    }

    /// Goes through the whole school, or through what is left of it.
    ///
    /// @param rounds of self-play
    /// @param report hears of every round
    Net run(int rounds, Checkpoint checkpoint, Report report) throws IOException {
        int before = checkpoint.resume(pupil, memory);
        if (before == 0) {
            for (int round = 0; round < FIRST_ROUNDS; round++) {
                memory.add(games(-round, first, FIRST_LAMBDA, SelfPlay.STRAYS));
            }
            report.say(0, learn(0, memory.size(), FIRST_RATE), pupil.net());
        }
        for (int round = before + 1; round <= rounds; round++) {
            double done = done(round, rounds);
            double lambda = FIRST_LAMBDA + (LAST_LAMBDA - FIRST_LAMBDA) * done;
            List<Lesson> lessons = games(round, new Learned(pupil.net()), lambda, SelfPlay.STRAYS);
            memory.add(lessons);
            double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, done);
            report.say((double) round / rounds, learn(round, lessons.size(), rate), pupil.net());
            if (round % ROUNDS_A_CHECKPOINT == 0) {
                checkpoint.save(round, pupil, memory);
            }
        }
        Net net = calmed(pupil.net(), rounds);
        checkpoint.remove();
        return net;
    }

    /// The net as it plays best, knowing how sure of itself its own games allow it to be.
    private Net calmed(Net learned, int rounds) {
        Net net = learned.steeper(STEEPER);
        List<Lesson> told = new ArrayList<>();
        for (int round = rounds + 1; round <= rounds + LAST_ROUNDS; round++) {
            told.addAll(games(round, new Learned(net), WHO_WON, 0));
        }
        float sureness = Tempering.factor(net, told);
        String origin = String.format(
                Locale.ROOT,
                "seed %d; %d games of the hand-made value, %d of its own; %.1f times as steep; told %.3f times as sure by %d"
                        + " more",
                seed,
                FIRST_ROUNDS * gamesARound,
                rounds * gamesARound,
                STEEPER,
                sureness,
                LAST_ROUNDS * gamesARound);
        return net.calmed(sureness, origin);
    }

    /// How far the rates have come: two sevenths of their way in the first half of the school, the rest in the second.
    private static double done(int round, int rounds) {
        return 2 * round <= rounds ? round / (1.75 * rounds) : 1 - (rounds - round) / (0.7 * rounds);
    }

    private double learn(int round, int lessons, double rate) {
        RandomGenerator draw = new SplittableRandom(seed * 1_000_003 - 1 - round);
        return pupil.learn(memory, Math.max(1, lessons * REPEATS / Pupil.BATCH), (float) rate, draw);
    }

    private List<Lesson> games(int round, Value value, double lambda, double strays) {
        return IntStream.range(0, gamesARound)
                .parallel()
                .mapToObj(game -> {
                    RandomGenerator own = new SplittableRandom(seed * 1_000_003 + round * 1009L + game);
                    return new SelfPlay(rules.get(game % rules.size()), value, lambda, strays, own).play();
                })
                .flatMap(List::stream)
                .toList();
    }
}

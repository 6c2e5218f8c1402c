package cantstop.tools.training;

import cantstop.engine.bot.Net;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The order of a training, whatever is played: games by what is there before, then rounds of games and of learning
/// from them, with rates that fall. The same seed gives the same net.
public final class Schedule {
    private static final int ROUNDS_A_CHECKPOINT = 10;
    private static final double LAST_RATE = 1e-5;

    private final Syllabus syllabus;
    private final long seed;
    private final TrainableNet trainable;
    private final Games games;
    private final ReplayBuffer buffer;

    /// The settings of a training.
    ///
    /// @param firstRounds with the value that is there before anything is learned
    /// @param firstRate of the steps, before it falls
    /// @param firstLambda how much of a sample comes from further down the game: much at first, to get about
    /// @param lastLambda little at last, because it is mostly luck
    /// @param repeats how often each sample is looked at, on average
    /// @param room for so many samples, the latest ones
    /// @param steeper how much steeper than it was learned the net is made
    public record Syllabus(
            int firstRounds,
            double firstRate,
            double firstLambda,
            double lastLambda,
            int repeats,
            int room,
            float steeper) {
        /// A net that begins with nothing and has to get about.
        public static final Syllabus FROM_NOTHING = new Syllabus(20, 1.5e-3, 0.8, 0.2, 6, 500_000, 1.5f);

        /// A net that goes on, against itself or against another opponent. There is little luck or none in its samples,
        /// so each can be looked at often.
        public static final Syllabus REFINED = new Syllabus(15, 1e-3, 0, 0, 60, 150_000, 1);

        /// The same with more than two players, where a little luck is left, and games give more samples.
        public static final Syllabus REFINED_WITH_MORE = new Syllabus(15, 1e-3, 0, 0, 20, 400_000, 1);
    }

    /// The games of a training.
    public interface Games {
        /// A round by the value that is there before anything is learned.
        ///
        /// @param round 0 or less, one less each time
        /// @param lambda how much of a sample comes from further down the game
        List<Sample> first(int round, double lambda);

        /// A round by the net as it stands.
        ///
        /// @param round from 1
        List<Sample> next(int round, Net net, double lambda);
    }

    /// Observes the training.
    public interface Report {
        /// Reports a round.
        ///
        /// @param done 0 to 1
        /// @param loss of the latest samples
        void say(double done, double loss, Net net);
    }

    /// @param trainable learns
    public Schedule(Syllabus syllabus, long seed, TrainableNet trainable, Games games) {
        this.syllabus = syllabus;
        this.seed = seed;
        this.trainable = trainable;
        this.games = games;
        buffer = new ReplayBuffer(syllabus.room);
    }

    /// Goes through the whole training, or through what is left of it.
    ///
    /// @param rounds after the first ones
    /// @param report hears of every round
    /// @return the net as it was learned
    public Net run(int rounds, Checkpoint checkpoint, Report report) throws IOException {
        int before = checkpoint.resume(trainable, buffer);
        if (before == 0) {
            for (int round = 0; round < syllabus.firstRounds; round++) {
                buffer.add(games.first(-round, syllabus.firstLambda));
            }
            report.say(0, learn(0, buffer.size(), syllabus.firstRate), trainable.net());
        }
        for (int round = before + 1; round <= rounds; round++) {
            double done = done(round, rounds);
            double lambda = syllabus.firstLambda + (syllabus.lastLambda - syllabus.firstLambda) * done;
            List<Sample> samples = games.next(round, trainable.net(), lambda);
            buffer.add(samples);
            double rate = syllabus.firstRate * Math.pow(LAST_RATE / syllabus.firstRate, done);
            report.say((double) round / rounds, learn(round, samples.size(), rate), trainable.net());
            if (round % ROUNDS_A_CHECKPOINT == 0) {
                checkpoint.save(round, trainable, buffer);
            }
        }
        return trainable.net();
    }

    /// How far the rates have come: two sevenths of their way in the first half of the training, the rest in the
    /// second.
    private static double done(int round, int rounds) {
        return 2 * round <= rounds ? round / (1.75 * rounds) : 1 - (rounds - round) / (0.7 * rounds);
    }

    private double learn(int round, int samples, double rate) {
        RandomGenerator draw = new SplittableRandom(seed * 1_000_003 - 1 - round);
        return trainable.learn(
                buffer,
                Math.max(1, (int) ((long) samples * syllabus.repeats / TrainableNet.BATCH)),
                (float) rate,
                draw);
    }
}

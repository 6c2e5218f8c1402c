package cantstop.tools.gap;

import cantstop.engine.bot.Net;
import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.training.Checkpoint;
import cantstop.tools.training.Sample;
import cantstop.tools.training.Schedule;
import cantstop.tools.training.TrainableNet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// A net learns a small board from games against itself, by the schedule of the shipped nets. The same seed gives the
/// same net.
final class SmallTraining implements Schedule.Games {
    private static final int GAMES_A_ROUND = 400;

    private final SmallBoard board;
    private final SmallMoves moves;
    private final long seed;
    private final @Nullable Net start;
    private final TrainableNet trainable;

    /// A training that is about to begin.
    ///
    /// @param start the net it begins with, or null for one that knows nothing
    SmallTraining(SmallBoard board, SmallMoves moves, long seed, @Nullable Net start) {
        this.board = board;
        this.moves = moves;
        this.seed = seed;
        this.start = start;
        this.trainable = new TrainableNet(2, SmallValue.inputs(board), new SplittableRandom(seed));
        if (start != null) {
            trainable.begin(start);
        }
    }

    Net run(int rounds, Checkpoint checkpoint, Schedule.Report report) throws IOException {
        Schedule.Syllabus syllabus = start == null ? Schedule.Syllabus.FROM_NOTHING : Schedule.Syllabus.REFINED;
        return new Schedule(syllabus, seed, trainable, this).run(rounds, checkpoint, report);
    }

    @Override
    public List<Sample> first(int round, double lambda) {
        return games(round, new SmallValue(board, start), lambda);
    }

    @Override
    public List<Sample> next(int round, Net net, double lambda) {
        return games(round, new SmallValue(board, net), lambda);
    }

    private List<Sample> games(int round, SmallValue value, double lambda) {
        SmallGame game = new SmallGame(board, moves, value);
        List<Sample> samples = new ArrayList<>();
        for (int number = 0; number < GAMES_A_ROUND; number++) {
            samples.addAll(game.play(lambda, new SplittableRandom(seed * 1_000_003 + round * 1009L + number)));
        }
        return samples;
    }
}

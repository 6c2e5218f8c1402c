package cantstop.tools.gap;

import cantstop.engine.bot.Net;
import cantstop.tools.ProgressLine;
import cantstop.tools.exact.Duel;
import cantstop.tools.exact.DuelPositions;
import cantstop.tools.exact.SmallBoard;
import cantstop.tools.exact.SmallMoves;
import cantstop.tools.exact.ValueFile;
import cantstop.tools.training.Checkpoint;
import cantstop.tools.training.Schedule;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `./bench gap`: teaches a net a small board and measures it against perfect play.
@Command(
        name = "./bench gap",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "What the champion's way of learning loses to perfect play on a small board.",
        footer = "It solves what is left of the board, and a training that was stopped goes on where it was.")
public final class GapMain implements Callable<Integer> {
    private static final int SCORES = 8;

    /// In between, and with other dice than at the end.
    private static final int FEW = 500;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--sides", defaultValue = "3", description = "sides of a die, 3 or 4 (${DEFAULT-VALUE})")
    private int sides;

    @Option(names = "--shortest", defaultValue = "3", description = "spaces of the outer columns (${DEFAULT-VALUE})")
    private int shortest;

    @Option(
            names = "--file",
            required = true,
            paramLabel = "FILE",
            description = "of `./bench exact`: keeps the values")
    private Path file = Path.of("");

    @Option(names = "--rounds", defaultValue = "80", description = "of 400 games each (${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--refined",
            defaultValue = "60",
            description = "rounds in which it goes on as the champion did (${DEFAULT-VALUE})")
    private int refined;

    @Option(names = "--games", defaultValue = "10000", description = "against perfect play (${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    private final ProgressLine progress = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));
    private final PrintWriter out = new PrintWriter(System.out, true, System.out.charset());

    public static void main(String[] args) {
        System.exit(new CommandLine(new GapMain()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        if (games < 1 || rounds < 1 || refined < 1) {
            throw refused("--games, --rounds and --refined are numbers above 0");
        }
        SmallBoard board = board();
        try (ValueFile values = ValueFile.open(file, board.kind(2), new DuelPositions(board).size())) {
            new Duel(board, values).solve(left -> progress.show(left + " numbers of steps left"));
            measure(board, values);
        } catch (IOException e) {
            throw refused(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
        return 0;
    }

    private void measure(SmallBoard board, ValueFile values) throws IOException {
        SmallMoves moves = new SmallMoves(board);
        say("the hand-made value", new Gap(board, moves, new SmallValue(board, null), values));
        Checkpoint first = checkpoint("standard", rounds);
        Net standard =
                new SmallTraining(board, moves, seed, null).run(rounds, first, report(board, moves, values, rounds));
        say("as the standard net learns", new Gap(board, moves, new SmallValue(board, standard), values));
        Checkpoint second = checkpoint("champion", refined);
        Net champion = new SmallTraining(board, moves, seed, standard)
                .run(refined, second, report(board, moves, values, refined));
        say("as the champion goes on", new Gap(board, moves, new SmallValue(board, champion), values));
        // Until now: what was stopped goes through the first training in no time.
        first.remove();
        second.remove();
    }

    private Checkpoint checkpoint(String net, int many) {
        String course = "gap, board %d %d, %s, seed %d, %d rounds".formatted(sides, shortest, net, seed, many);
        return new Checkpoint(file.resolveSibling(file.getFileName() + "." + net + ".school"), course);
    }

    private Schedule.Report report(SmallBoard board, SmallMoves moves, ValueFile values, int many) {
        return new Schedule.Report() {
            private int scores;

            @Override
            public void say(double done, double loss, Net net) {
                progress.show("round " + Math.round(done * many) + " of " + many);
                if (done * SCORES >= scores) {
                    scores = (int) (done * SCORES) + 1;
                    Gap gap = new Gap(board, moves, new SmallValue(board, net), values);
                    progress.end();
                    out.println("round " + Math.round(done * many) + ": " + gap.measure(FEW, seed + 1));
                }
            }
        };
    }

    private void say(String what, Gap gap) {
        Gap.Result result = gap.measure(games, seed);
        out.printf(Locale.ROOT, "(%d,%d), %s: %s%n", sides, shortest, what, result);
    }

    private SmallBoard board() {
        try {
            return new SmallBoard(sides, shortest, 3);
        } catch (IllegalArgumentException e) {
            throw refused("there is no board of " + sides + " sides and " + shortest + " spaces");
        }
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }
}

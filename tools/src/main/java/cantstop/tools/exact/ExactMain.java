package cantstop.tools.exact;

import cantstop.tools.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `./bench exact`: solves a small board and checks the solution.
@Command(
        name = "./bench exact",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Perfect play on a small board: four dice with few sides, short columns.",
        footer = "With --file it goes on where it was stopped.")
public final class ExactMain implements Runnable {
    private static final double LARGEST_DIFFERENCE = 1e-9;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--sides", defaultValue = "3", description = "sides of a die, 2 to 6 (${DEFAULT-VALUE})")
    private int sides;

    @Option(names = "--shortest", defaultValue = "1", description = "spaces of the outer columns (${DEFAULT-VALUE})")
    private int shortest;

    @Option(names = "--columns", defaultValue = "3", description = "columns that win (${DEFAULT-VALUE})")
    private int columns;

    @Option(names = "--solitaire", description = "one player, in as few turns as can be, instead of two")
    private boolean solitaire;

    @Option(names = "--file", paramLabel = "FILE", description = "keeps the values here")
    private @Nullable Path file;

    @Option(names = "--check", paramLabel = "N", description = "checks every N-th position by the Bellman equation")
    private int check;

    private final ProgressLine progress = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));

    public static void main(String[] args) {
        System.exit(new CommandLine(new ExactMain()).execute(args));
    }

    @Override
    public void run() {
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        SmallBoard board = board();
        if (check < 0 || check > 0 && solitaire) {
            throw refused("--check is a number above 0, for two players");
        }
        if (!solitaire && columns > sides) {
            throw refused("two players could win all columns and neither the game");
        }
        long size = solitaire ? Solitaire.size(board) : new DuelPositions(board).size();
        try (ValueFile values =
                file == null ? ValueFile.inMemory(size) : ValueFile.open(file, board.kind(solitaire ? 1 : 2), size)) {
            long began = System.nanoTime();
            double value = solitaire
                    ? new Solitaire(board, values)
                            .solve(left -> progress.show(left + " of " + size + " positions left"))
                    : new Duel(board, values).solve(left -> progress.show(left + " numbers of steps left"));
            progress.end();
            String unit = solitaire ? "turns on average" : "is the first player's chance to win";
            out.printf(
                    Locale.ROOT,
                    "(%d,%d), %d columns: %.12f %s; %d positions, %.1f s%n",
                    sides,
                    shortest,
                    board.target(),
                    value,
                    unit,
                    size,
                    (System.nanoTime() - began) / 1e9);
            if (check > 0) {
                check(board, values, out);
            }
        } catch (IOException e) {
            throw refused(Objects.requireNonNullElse(e.getMessage(), e.toString()));
        }
    }

    private void check(SmallBoard board, ValueFile values, PrintWriter out) {
        double worst = new BellmanCheck(board, values).worst(check);
        out.printf(Locale.ROOT, "Every %d. position checked: the largest difference is %.1e%n", check, worst);
        if (worst > LARGEST_DIFFERENCE) {
            throw refused("that is no solution");
        }
    }

    private SmallBoard board() {
        try {
            return new SmallBoard(sides, shortest, columns);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(Objects.requireNonNull(spec).commandLine(), "there is " + e.getMessage(), e);
        }
    }

    /// Tells files apart.
    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }
}

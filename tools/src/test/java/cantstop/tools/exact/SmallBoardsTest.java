package cantstop.tools.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small boards are solved, and what was solved stands up to a check that knows nothing of how.
@Tag("slow")
class SmallBoardsTest {
    private static final SmallBoard BOARD = new SmallBoard(3, 1, 3);

    /// Glenn, Fang and Kruskal's numbers.
    @ParameterizedTest
    @CsvSource({"2, 1, 1.297948189812", "2, 2, 1.347281861517", "3, 1, 1.480253419335", "3, 2, 1.722400784742"})
    void solitaireTakesAsManyTurnsAsPublished(int sides, int shortest, double turns) {
        SmallBoard board = new SmallBoard(sides, shortest, 3);
        ValueFile values = ValueFile.inMemory(Solitaire.size(board));

        assertThat(new Solitaire(board, values).solve(_ -> {})).isCloseTo(turns, within(1e-9));
    }

    @Test
    void theChancesOfTwoPlayersObeyTheBellmanEquations() {
        ValueFile values = solved();

        assertThat(new BellmanCheck(BOARD, values).worst(97)).isLessThan(1e-12);
    }

    @Test
    void aWrongChanceIsFound() {
        ValueFile values = solved();
        values.set(0, values.get(0) + 1e-8);

        assertThat(new BellmanCheck(BOARD, values).difference(0).orElseThrow()).isGreaterThan(1e-9);
    }

    @Test
    void whatWasStoppedGoesOnAndEndsTheSame(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("values");
        SmallBoard board = new SmallBoard(2, 2, 2);
        long size = new DuelPositions(board).size();
        double whole = new Duel(board, ValueFile.inMemory(size)).solve(_ -> {});
        List<Integer> left = new ArrayList<>();

        try (ValueFile values = ValueFile.open(file, 7, size)) {
            assertThatThrownBy(() -> new Duel(board, values).solve(steps -> {
                        if (steps == 5) {
                            throw new IllegalStateException("stopped");
                        }
                    }))
                    .hasMessage("stopped");
        }

        try (ValueFile values = ValueFile.open(file, 7, size)) {
            assertThat(new Duel(board, values).solve(left::add)).isEqualTo(whole);
        }
        assertThat(left).containsExactly(4, 3, 2, 1, 0);
    }

    @Test
    void aFileOfAnotherBoardIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("values");
        ValueFile.open(file, 7, 10).close();

        assertThatThrownBy(() -> ValueFile.open(file, 8, 10)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> ValueFile.open(file, 7, 11)).isInstanceOf(IOException.class);
        assertThat(Files.size(file)).isEqualTo(32 + 80);
    }

    private static ValueFile solved() {
        ValueFile values = ValueFile.inMemory(new DuelPositions(BOARD).size());
        new Duel(BOARD, values).solve(_ -> {});
        return values;
    }
}

package cantstop.host.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// A quick share of `./soak kills`, with real processes, and that a soak can be resumed and fails.
class SoaksTest {
    @TempDir
    private Path folder;

    private int kills(String... more) {
        List<String> words = List.of("--tables", "1", "--clients", "2", "--within", "60", "--data", folder.toString());
        return new CommandLine(new KillsMain())
                .execute(Stream.concat(words.stream(), Arrays.stream(more)).toArray(String[]::new));
    }

    @Test
    @Tag("slow")
    void aHostThatIsKilledAgainAndAgainLosesNothing() throws IOException {
        assertThat(kills("--count", "2", "--halts", "0")).isZero();
        assertThat(Ledger.open(folder, false).count("kill")).isEqualTo(2);
    }

    @Test
    @Tag("slow")
    void aHostThatIsHaltedAndGoesOnKeepsItsGuests() throws IOException {
        // With this seed the first thing that happens to it is a halt.
        assertThat(kills("--count", "1", "--halts", "0.5", "--seed", "13")).isZero();
        assertThat(Ledger.open(folder, false).count("halt")).isPositive();
    }

    @Test
    void whatWasDoneBeforeIsNotDoneAgain() throws IOException {
        Ledger before = Ledger.open(folder, false);
        before.took("kill", 0.5);
        before.took("kill", 1.5);

        assertThat(kills("--count", "2")).isZero();
        Ledger after = Ledger.open(folder, false);
        assertThat(after.count("kill")).isEqualTo(2);
        assertThat(after.ofThisRun()).isZero();
        assertThat(after.seconds("kill", 0.95)).isEqualTo(1.5);
    }

    @Test
    void aViolationAndAMissedFigureAreFailuresAlsoOfALaterRun() throws IOException {
        Ledger.open(folder, false).took("kill", 61);
        assertThat(kills("--count", "1")).isEqualTo(1);

        Ledger.open(folder, true).wrong("an event was lost");
        assertThat(kills("--count", "1")).isEqualTo(1);
        assertThat(Files.readString(folder.resolve("ledger.txt"))).isEqualTo("wrong an event was lost\n");
    }
}

package cantstop.host.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.host.Lan;
import cantstop.host.Laptop;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.wire.EventCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game that three laptops threw together, saved, and checked by whoever has the file: by this program, and by the
/// page of Python that stands beside the protocol.
@Tag("slow")
class SavedGameTest {
    private static final Path VERIFIER = Path.of("..", "docs", "check_dice.py");

    /// Runs the page with every byte of every event altered in turn, and counts those that it takes.
    private static final String EVERY_BYTE = """
            import contextlib, io, sys
            page, game, places = sys.argv[1:4]
            source = compile(open(page).read().rsplit("print(", 1)[0], page, "exec")
            whole, names = open(game, "rb").read(), {}
            exec(source, names)
            names["check"](whole)
            ends, altered, taken = [int(n) for n in places.split()], 0, 0
            for start, end in zip(ends[::2], ends[1::2]):
                for at in range(start, end):
                    altered += 1
                    try:
                        names["check"](whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1:])
                        taken += 1
                    except (Exception, SystemExit):
                        pass
            print(altered, "altered,", taken, "taken")
            """;

    @TempDir
    private Path folder;

    private List<LogEntry> log = List.of();

    @BeforeEach
    void aParty() {
        Lan lan = new Lan();
        Laptop anna = lan.laptopWithHand('a').opensTable();
        Laptop ben = lan.laptopWithHand('b').joins(anna);
        Laptop cleo = lan.laptopWithHand('c').joins(anna);
        lan.begins(anna);
        Lan.plays(20, List.of(anna, ben, cleo));
        log = List.copyOf(anna.log);
    }

    @Test
    void verifiesHere() throws Exception {
        assertThat(LogFile.read(LogFile.write(log)).flaw()).isEmpty();
    }

    @Test
    void oneChangedByteOfAnyEventDoesNot() throws Exception {
        byte[] whole = LogFile.write(log);
        for (int place = 0; place < log.size(); place++) {
            byte[] changed = withAByteChanged(place);
            assertThat(changed).isNotEqualTo(whole);
            assertThat(LogFile.read(changed).log().sequence())
                    .as("a byte of %s", log.get(place))
                    .isLessThan(log.size());
        }
    }

    @Test
    @Tag("long")
    void noByteOfAnyEventCanBeChanged() throws Exception {
        for (int place = 0; place < log.size(); place++) {
            for (int at = 0; at < log.get(place).bytes().length; at++) {
                assertThat(LogFile.read(withAByteChanged(place, at)).log().sequence())
                        .as("byte %d of %s", at, log.get(place))
                        .isLessThan(log.size());
            }
        }
    }

    @Test
    @Tag("long")
    void noByteOfAnyEventCanBeChangedInAnotherLanguage() throws Exception {
        assumeTrue(hasPython(), "python3 is not there: the verifier in Python was left out");
        Path file = folder.resolve("game.cantstop");
        Files.write(file, LogFile.write(log));
        StringBuilder places = new StringBuilder();
        for (int place = 0; place < log.size(); place++) {
            byte[] event = log.get(place).bytes();
            int from = indexOf(LogFile.write(log), event, place);
            places.append(from).append(' ').append(from + event.length).append(' ');
        }

        // One program tries all: it takes longer to start than to check.
        Process python = new ProcessBuilder(
                        "python3", "-c", EVERY_BYTE, VERIFIER.toString(), file.toString(), places.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(python.waitFor()).as(said).isZero();
        assertThat(said.strip()).matches("[1-9][0-9]{3,} altered, 0 taken");
    }

    @Test
    void whoChangesASecretAndAllDigestsIsFoundAllTheSame() throws Exception {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < log.size(); place++) {
            if (log.get(place).event() instanceof Event.Rolled) {
                places.add(place);
            }
        }
        assertThat(places).isNotEmpty();
        for (int place : places) {
            Log forged = new Log();
            for (LogEntry entry : log) {
                byte[] bytes = entry.bytes();
                if (entry.sequence() == place + 1) {
                    bytes[bytes.length - 1] ^= 1;
                }
                forged.append(EventCodec.decode(bytes), bytes);
            }
            assertThat(LogFile.read(LogFile.write(forged.after(0))).log().sequence())
                    .isEqualTo(place);
        }
    }

    @Test
    void verifiesInAnotherLanguage() throws Exception {
        assumeTrue(hasPython(), "python3 is not there: the verifier in Python was left out");
        Path file = folder.resolve("game.cantstop");
        Files.write(file, LogFile.write(log));

        Verdict good = verify(file);
        assertThat(good.code()).as(good.said()).isZero();
        assertThat(good.said()).contains("throws together, 0 by the host alone");

        for (int place = log.size() / 2; place < log.size(); place += 3) {
            Files.write(file, withAByteChanged(place));
            assertThat(verify(file).code()).isNotZero();
        }
    }

    /// The file with one byte of an event altered, and every digest as it was.
    private byte[] withAByteChanged(int place) {
        return withAByteChanged(place, log.get(place).bytes().length - 1);
    }

    private byte[] withAByteChanged(int place, int which) {
        byte[] whole = LogFile.write(log);
        whole[indexOf(whole, log.get(place).bytes(), place) + which] ^= 1;
        return whole;
    }

    private int indexOf(byte[] whole, byte[] event, int place) {
        int from = LogFile.write(log.subList(0, place)).length;
        for (int at = from; ; at++) {
            if (MessageDigest.isEqual(event, Arrays.copyOfRange(whole, at, at + event.length))) {
                return at;
            }
        }
    }

    private record Verdict(int code, String said) {}

    private static Verdict verify(Path file) throws IOException, InterruptedException {
        Process python = new ProcessBuilder("python3", VERIFIER.toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Verdict(python.waitFor(), said);
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException _) {
            return false;
        }
    }
}

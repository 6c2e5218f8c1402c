package cantstop.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableName;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.wire.EventCodec;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// A log goes into a file and comes out of it, and nothing else does.
class LogFileTest {
    private static final Person ANNA = new Person(new Key("a".repeat(64)), 0);
    private static final Person BEN = new Person(new Key("b".repeat(64)), 0);

    private final Log log = new Log();

    LogFileTest() {
        Badge annas = new Badge(new PlayerName("Anna"), Colour.ORANGE, Shape.CIRCLE);
        Rules.open(
                        new TableId("0".repeat(32)),
                        new TableName("Anna’s game"),
                        Settings.DEFAULT,
                        new Key("1".repeat(64)),
                        ANNA,
                        annas)
                .forEach(this::add);
        add(new Event.Sat(
                Seat.of(1), new Occupant.Human(BEN), new Badge(new PlayerName("Ben"), Colour.BLUE, Shape.SQUARE)));
    }

    private void add(Event event) {
        log.append(event, EventCodec.encode(event));
    }

    private byte[] file() {
        return LogFile.write(log.after(0));
    }

    @Test
    void whatIsWrittenIsReadAgainByteForByte() throws LogFile.NotALog {
        SeenLog read = LogFile.read(file());

        assertThat(read.flaw()).isEmpty();
        assertThat(read.log().after(0)).isEqualTo(log.after(0));
        assertThat(read.log().state()).isEqualTo(log.state());
    }

    @Test
    void itSaysWhatItIsInItsFirstLine() {
        assertThat(new String(file(), StandardCharsets.ISO_8859_1)).startsWith("cantstop log 1\n");
    }

    @Test
    void anIllegalEventIsNamedAndWhatWasBeforeItIsGood() throws LogFile.NotALog {
        Badge cleos = new Badge(new PlayerName("Cleo"), Colour.GREEN, Shape.DIAMOND);
        add(new Event.Sat(Seat.of(1), new Occupant.Human(new Person(new Key("c".repeat(64)), 0)), cleos));

        SeenLog read = LogFile.read(file());

        assertThat(read.flaw())
                .hasValueSatisfying(flaw -> assertThat(flaw)
                        .isInstanceOfSatisfying(
                                SeenLog.Flaw.Illegal.class,
                                illegal -> assertThat(illegal.what().sequence()).isEqualTo(6)));
        assertThat(read.log().sequence()).isEqualTo(5);
    }

    @Test
    void aFileOfANewerVersionIsNotGuessedAt() {
        byte[] newer = "cantstop log 3\nwhatever".getBytes(StandardCharsets.US_ASCII);

        assertThatThrownBy(() -> LogFile.read(newer))
                .isInstanceOfSatisfying(
                        LogFile.NotALog.class, e -> assertThat(e.reason()).isEqualTo(LogFile.NotALog.Reason.NEWER));
    }

    @Test
    void somethingElseIsNoLog() {
        for (String other : new String[] {"", "cantstop", "cantstop log ", "cantstop log x\n", "%PDF-1.7 and so on"}) {
            assertThatThrownBy(() -> LogFile.read(other.getBytes(StandardCharsets.UTF_8)))
                    .as(other)
                    .isInstanceOf(LogFile.NotALog.class);
        }
    }

    @Test
    void whereverItBreaksOffTheEntriesBeforeAreGoodAndItIsSaid() throws LogFile.NotALog {
        byte[] whole = file();
        for (int length = "cantstop log 1\n".length(); length < whole.length; length++) {
            SeenLog read = LogFile.read(Arrays.copyOf(whole, length));
            assertThat(read.log().sequence()).isLessThan(log.sequence());
            assertThat(read.log().digest()).isEqualTo(log.digestAt(read.log().sequence()));
        }
        assertThat(LogFile.read(Arrays.copyOf(whole, whole.length - 1)).flaw()).hasValue(new SeenLog.Flaw.Damaged());
    }

    @Test
    void aFlippedBitIsFoundWhereverItIs() throws LogFile.NotALog {
        SplittableRandom random = new SplittableRandom(1);
        byte[] whole = file();
        int first = "cantstop log 1\n".length();
        for (int time = 0; time < 2_000; time++) {
            byte[] spoilt = whole.clone();
            spoilt[random.nextInt(first, spoilt.length)] ^= (byte) (1 << random.nextInt(8));
            SeenLog read = LogFile.read(spoilt);
            assertThat(read.flaw()).as("bit flip %s", time).isPresent();
            assertThat(read.log().digest()).isEqualTo(log.digestAt(read.log().sequence()));
        }
    }
}

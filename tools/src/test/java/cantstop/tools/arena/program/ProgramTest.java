package cantstop.tools.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Roll;
import cantstop.engine.Settings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramTest {
    private static final Board BOARD = Board.of(Packed.with(0, 7, 5), Packed.with(0, 2, 3), 0, 0, Settings.DEFAULT);
    private static final int ROLL = new Roll(1, 4, 3, 3).index();
    private static final long OPTIONS = BOARD.options(ROLL, 0);
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final ByteArrayOutputStream asked = new ByteArrayOutputStream();

    @Test
    void aQuestionHasTheWholePosition() {
        try (Program program = answering("ready me\n4+7\r\nroll\nstop\n")) {
            assertThat(choice(program)).isEqualTo(1);
            assertThat(goesOn(program)).isTrue();
            assertThat(goesOn(program)).isFalse();
        }
        assertThat(asked).hasToString("""
                cantstop 1
                choose rules=standard,free,3 squares=0,0,0,0,0,5,0,0,0,0,0/3,0,0,0,0,0,0,0,0,0,0 \
                markers=0,0,0,0,0,0,0,0,0,0,0 dice=1,4,3,3 options=5+6,4+7
                go rules=standard,free,3 squares=0,0,0,0,0,5,0,0,0,0,0/3,0,0,0,0,0,0,0,0,0,0 \
                markers=0,0,0,1,1,0,0,0,0,0,0
                go rules=standard,free,3 squares=0,0,0,0,0,5,0,0,0,0,0/3,0,0,0,0,0,0,0,0,0,0 \
                markers=0,0,0,1,1,0,0,0,0,0,0
                bye
                """);
    }

    @ParameterizedTest
    @CsvSource({"7, '\"7\" came'", "'', '\"\" came'", "4 + 7, '\"4 + 7\" came'"})
    void anAnswerThatIsNoneOfTheOptionsIsAFault(String answer, String came) {
        try (Program program = answering("ready\n" + answer + "\n")) {
            assertThatThrownBy(() -> choice(program))
                    .isInstanceOf(ProgramFault.class)
                    .hasMessageContaining("dice=1,4,3,3")
                    .hasMessageContaining("one of 5+6, 4+7")
                    .hasMessageContaining(came);
        }
    }

    @Test
    void anAnswerWithoutEndIsCutOff() {
        try (Program program = answering("ready\n" + "x".repeat(100_000) + "\n")) {
            assertThatThrownBy(() -> goesOn(program))
                    .isInstanceOf(ProgramFault.class)
                    .hasMessageContaining("roll or stop")
                    .hasMessageNotContaining("x".repeat(300));
        }
    }

    @Test
    void aProgramThatEndsIsAFault() {
        try (Program program = answering("ready\n")) {
            assertThatThrownBy(() -> goesOn(program))
                    .isInstanceOf(ProgramFault.class)
                    .hasMessageContaining("the end of its output");
        }
    }

    @Test
    void aProgramThatDoesNotGreetIsAFault() {
        assertThatThrownBy(() -> answering("hello\n"))
                .isInstanceOf(ProgramFault.class)
                .hasMessageContaining("\"hello\" came");
    }

    @Test
    void aProgramThatIsSilentIsAFaultOnceThePatienceIsOver() throws IOException {
        try (PipedInputStream silence = new PipedInputStream(new PipedOutputStream())) {
            InputStream in = new SequenceInputStream(bytes("ready\n"), silence);
            try (Program program = new Program("silent", in, asked, Duration.ofMillis(500))) {
                assertThatThrownBy(() -> goesOn(program))
                        .isInstanceOf(ProgramFault.class)
                        .hasMessageContaining("nothing within 500 ms");
            }
        }
    }

    @Test
    void aProgramThatIsNotThereIsAFault() {
        assertThatThrownBy(() -> Program.start(List.of("no-program-has-this-name"), PATIENCE))
                .isInstanceOf(ProgramFault.class)
                .hasMessageContaining("can't be started");
    }

    private Program answering(String answers) {
        return new Program("canned", bytes(answers), asked, PATIENCE);
    }

    private static ByteArrayInputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static int choice(Program program) {
        return program.choose(BOARD, 0, ROLL, OPTIONS, new SplittableRandom(1));
    }

    private static boolean goesOn(Program program) {
        return program.rollsOn(BOARD, Packed.with(Packed.with(0, 5, 1), 6, 1), new SplittableRandom(1));
    }
}

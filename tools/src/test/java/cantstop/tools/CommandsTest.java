package cantstop.tools;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.tools.arena.ArenaMain;
import cantstop.tools.arena.EverybodyMain;
import cantstop.tools.exact.ExactMain;
import cantstop.tools.gap.GapMain;
import cantstop.tools.training.TrainingMain;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class CommandsTest {
    @ParameterizedTest
    @CsvSource({
        "--rules, nonsense, there is no rules nonsense",
        "--bots, nonsense, there is no bot nonsense",
        "--against, nonsense, there is no bot nonsense",
        "--games, many, 'many' is not an int",
        "--games, 0, --games is a number above 0",
        "--nonsense, 1, --nonsense",
    })
    void aWrongOptionOfTheArenaIsRefusedInOneSentence(String option, String value, String why) {
        assertRefused(new ArenaMain(), why, option, value);
    }

    @Test
    void theDoubtOfMoreThanTwoPlayersIsRefused() {
        assertRefused(new ArenaMain(), "--doubt is for two players", "--doubt", "--rules", "standard-free-3p-3c");
    }

    @ParameterizedTest
    @CsvSource({
        "--net, nonsense, there is no net nonsense",
        "--rounds, 0, --rounds is a number above 0",
        "--seed, x, 'x' is not an int",
    })
    void aWrongOptionOfTheTrainingIsRefusedInOneSentence(String option, String value, String why) {
        assertRefused(new TrainingMain(), why, option, value);
    }

    @Test
    void aChampionWithoutTheNetThatItBeginsWithIsRefusedWithWhatToDo(@TempDir Path folder) {
        assertRefused(new TrainingMain(), "--net standard makes it", "--net", "champion", "--out", folder.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "--against, nobody, there is no rival nobody",
        "--bot, nobody, there is no bot nobody",
        "--patience, 0, numbers above 0",
        "--program, no-program-has-this-name, can't be started",
        "--net, no-such.net, no-such.net can't be read",
    })
    void aWrongOptionOfTheArenaOfEverybodyIsRefusedInOneSentence(String option, String value, String why) {
        assertRefused(new EverybodyMain(), why, option, value);
    }

    @ParameterizedTest
    @CsvSource({
        "--sides, 7, there is no board",
        "--columns, 4, two players could win all columns",
        "--check, -1, --check is a number above 0",
    })
    void aWrongOptionOfTheSmallBoardsIsRefusedInOneSentence(String option, String value, String why) {
        assertRefused(new ExactMain(), why, option, value);
    }

    @ParameterizedTest
    @CsvSource({
        "--sides, 7, there is no board",
        "--games, 0, numbers above 0",
        "--rounds, x, 'x' is not an int",
    })
    void aWrongOptionOfTheGapIsRefusedInOneSentence(String option, String value, String why) {
        assertRefused(new GapMain(), why, option, value, "--file", "none");
    }

    @Test
    void progressIsWrittenOverOnATerminalAndLeftOutOfAFile() {
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        ByteArrayOutputStream file = new ByteArrayOutputStream();

        show(new ProgressLine(new PrintStream(terminal), true));
        show(new ProgressLine(new PrintStream(file), false));

        assertThat(terminal).hasToString("\r1 of 2\r2 of 2\r");
        assertThat(file).hasToString("");
    }

    private static void show(ProgressLine line) {
        line.show("1 of 2");
        line.show("2 of 2");
        line.end();
    }

    private static void assertRefused(Object command, String why, String... words) {
        StringWriter said = new StringWriter();

        int code = new CommandLine(command).setErr(new PrintWriter(said)).execute(words);

        assertThat(code).isEqualTo(2);
        assertThat(said.toString()).contains(why).doesNotContain("Exception");
    }
}

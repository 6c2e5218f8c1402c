package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The command line.
class ArgumentsTest {
    private static Arguments.Task read(String line) {
        return Arguments.read(line.isEmpty() ? List.of() : List.of(line.split(" ")));
    }

    @Test
    void nothingOpensTheGame() {
        assertThat(read(""))
                .isEqualTo(new Arguments.Task.Open(
                        new Arguments(false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty())));
    }

    @Test
    void hostJoinAndDataAreTaken() {
        assertThat(read("--host --data there"))
                .isEqualTo(new Arguments.Task.Open(new Arguments(
                        true, Optional.empty(), Optional.empty(), Optional.of(Path.of("there")), Optional.empty())));
        assertThat(read("--join [fe80::1%eth0]:21208"))
                .isEqualTo(new Arguments.Task.Open(new Arguments(
                        false,
                        Optional.of(new HostAddress("fe80::1%eth0", 21208)),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty())));
    }

    @Test
    void aSavedGameIsOpened() {
        assertThat(read("game.cantstop --data there"))
                .isInstanceOfSatisfying(
                        Arguments.Task.Open.class,
                        open -> assertThat(open.arguments().file()).contains(Path.of("game.cantstop")));
    }

    @Test
    void aDesktopMayNameTheFileByItsUrl() {
        assertThat(Arguments.read(List.of("file:///home/anna/F%C3%BCr%20uns.cantstop")))
                .isInstanceOfSatisfying(
                        Arguments.Task.Open.class,
                        open -> assertThat(open.arguments().file()).contains(Path.of("/home/anna/Für uns.cantstop")));
    }

    @ParameterizedTest
    @CsvSource({
        "file://elsewhere/game.cantstop, no file can be called file://elsewhere/game.cantstop",
        "file:game.cantstop, no file can be called file:game.cantstop",
        "--bogus, unknown option --bogus",
        "--join, --join needs a value",
        "--data, --data needs a value",
        "--join laptop:0, --join: The port",
        "--host --join laptop, a file exclude each other",
        "--watch laptop --join laptop, a file exclude each other",
        "--watch, --watch needs a value",
        "a.cantstop --host, exclude each other",
        "a.cantstop b.cantstop, one file is enough: b.cantstop"
    })
    void whatIsWrongIsSaidInOneLine(String line, String said) {
        assertThat(read(line))
                .isInstanceOfSatisfying(
                        Arguments.Task.Complain.class,
                        complaint -> assertThat(complaint.line()).contains(said).doesNotContain("\n"));
    }

    @Test
    void helpAndVersionAreAnsweredBeforeAnythingElse() {
        assertThat(read("--help")).isInstanceOf(Arguments.Task.Help.class);
        assertThat(read("--version --bogus")).isInstanceOf(Arguments.Task.Version.class);
    }

    @Test
    void aClickOnAnInviteIsTaken() {
        String invite = "cantstop://192.168.1.20:21207#" + "ab".repeat(32);
        assertThat(read(invite))
                .isInstanceOfSatisfying(
                        Arguments.Task.Open.class,
                        open -> assertThat(open.arguments().invite().map(Invite::toString))
                                .contains(invite));
        assertThat(read("cantstop://laptop")).isInstanceOf(Arguments.Task.Complain.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--host",
                "--join laptop",
                "--join [fe80::1%eth0]:21208",
                "--watch 192.168.1.20",
                "cantstop://192.168.1.20:21207,[fe80::1%eth0]:21207#abababababababababababababababababababababababababababababababab"
            })
    void whatIsHandedOverIsReadAsItWasMeant(String line) {
        Arguments meant = opened(read(line + " --data there".substring(line.isEmpty() ? 1 : 0)));

        Arguments heard = opened(Arguments.read(meant.handedOver()));

        assertThat(heard).isEqualTo(opened(read(line)));
    }

    @Test
    void aFileIsHandedOverWithTheFolderThatItLiesIn() {
        assertThat(opened(read("game.cantstop")).handedOver())
                .containsExactly(Path.of("game.cantstop").toAbsolutePath().toString());
    }

    private static Arguments opened(Arguments.Task task) {
        assertThat(task).isInstanceOf(Arguments.Task.Open.class);
        return ((Arguments.Task.Open) task).arguments();
    }
}

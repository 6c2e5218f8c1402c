package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.protocol.HostAddress;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
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

    private static Arguments opened(Arguments.Task task) {
        assertThat(task).isInstanceOf(Arguments.Task.Open.class);
        return ((Arguments.Task.Open) task).arguments();
    }

    private static Arguments.Request request(String line) {
        return opened(read(line)).request();
    }

    @Test
    void nothingOpensTheGame() {
        assertThat(opened(read(""))).isEqualTo(new Arguments(new Arguments.Request.Nothing(), Optional.empty()));
    }

    @Test
    void hostJoinAndDataAreTaken() {
        assertThat(opened(read("--host --data there")))
                .isEqualTo(new Arguments(new Arguments.Request.Host(), Optional.of(Path.of("there"))));
        assertThat(request("--join [fe80::1%eth0]:21208"))
                .isEqualTo(new Arguments.Request.Join(new HostAddress("fe80::1%eth0", 21208)));
        assertThat(request("--watch=laptop"))
                .isEqualTo(new Arguments.Request.Watch(new HostAddress("laptop", HostAddress.DEFAULT_PORT)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"game.cantstop", "game.cantstop --data there"})
    void aSavedGameIsOpened(String line) {
        assertThat(request(line)).isEqualTo(new Arguments.Request.Show(Path.of("game.cantstop")));
    }

    @Test
    void aDesktopMayNameTheFileByItsUrl() {
        assertThat(request("file:///home/anna/F%C3%BCr%20uns.cantstop"))
                .isEqualTo(new Arguments.Request.Show(Path.of("/home/anna/Für uns.cantstop")));
    }

    @ParameterizedTest
    @CsvSource({
        "file://elsewhere/game.cantstop, no file can be called file://elsewhere/game.cantstop",
        "file:game.cantstop, no file can be called file:game.cantstop",
        "--bogus, unknown option --bogus",
        "-x, unknown option -x",
        "--join, --join needs a value",
        "--data, --data needs a value",
        "--data --host, --data needs a value",
        "--join laptop:0, --join: The port",
        "--join a --join b, --join stands there twice",
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
    void theHostAloneIsGivenTheOtherOptions() {
        assertThat(read("--headless --port 0 --help"))
                .isEqualTo(new Arguments.Task.Headless(List.of("--port", "0", "--help")));
    }

    /// The script prints this file, and refuses what it does not name.
    @Test
    void theScriptsTextOfTheOptionsIsThatOfTheProgram() {
        assertThat(Path.of("..", "scripts", "help", "play.txt")).hasContent(Options.help("./play"));
    }

    @Test
    void aClickOnAnInviteIsTaken() throws MalformedAddress {
        String invite = "cantstop://192.168.1.20:21207#" + "ab".repeat(32);
        assertThat(request(invite)).isEqualTo(new Arguments.Request.Accept(Invite.parse(invite)));
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
}

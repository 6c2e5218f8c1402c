package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.Fingers;
import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.theme.Theme;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.profile.Profile;
import cantstop.engine.BotPace;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.identity.TableId;
import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// From home to the end of a game against a bot, by keyboard alone, on the real host over loopback.
@ToolkitTest
@Tag("slow")
class PractiseFlowTest {
    /// Bold enough to win in the end, whatever the bot does.
    private static final int STOPS_AT = 4;

    private static final Duration A_BOTS_TURN = Duration.ofMinutes(2);

    @TempDir
    private static Path folder = Path.of("");

    private Installation installation;
    private ClientProgram program;

    @Start
    void start(Stage stage) throws UnusableData, IOException {
        // Each test begins with nothing: practice that was left would be offered first.
        DataFolder empty = DataFolder.at(Files.createTempDirectory(folder, "data"));
        installation = Installation.in(empty, Locale.ENGLISH);
        installation.openSeen();
        program = new ClientProgram(installation, stage, Locale.ENGLISH, () -> Motion.NONE, Theme.LIGHT, () -> {});
        // Nobody looks on who would have to follow the bot.
        Profile profile = program.navigator().me().profile().get();
        Practice practice = profile.practice();
        program.navigator()
                .me()
                .change(profile.withPractice(practice.with(practice.settings().withPace(BotPace.AT_ONCE))));
        program.show();
    }

    @AfterEach
    void end(FxRobot robot) {
        robot.interact(program.navigator()::leave);
        installation.close();
    }

    @Test
    void aWholeGameIsPlayedByKeyboard(FxRobot robot) {
        // The lesson is first for a newcomer, then hosting, then practice.
        robot.type(KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE);
        await(ScreenName.TABLE);
        // The first key takes away who starts, if the bot's first roll has not.
        while (isPlaying()) {
            Awaitility.await().atMost(A_BOTS_TURN).until(() -> !isPlaying() || myTurn().isPresent());
            WaitForAsyncUtils.waitForFxEvents(1);
            myTurn().map(PractiseFlowTest::key).ifPresent(Fingers::type);
        }
        // The end is made in the events after the last one, and gets the keyboard when it is whole.
        Awaitility.await()
                .until(() -> robot.lookup(".end .button")
                        .match(Node::isFocused)
                        .tryQuery()
                        .isPresent());
        assertThat(robot.lookup(".end .huge").queryLabeled().getText()).isIn("You win!", "Dreamer wins!");
        Node first = program.navigator().practiceGames().win().isPresent()
                ? robot.lookup(".next-bot").query()
                : robot.lookup(".start").query();
        assertThat(first.isFocused()).isTrue();
        robot.type(KeyCode.SPACE);
        await(ScreenName.TABLE);
    }

    @Test
    void practiceThatWasLeftIsGoneOnWithFromHistoryAtThisLaptopAlone(FxRobot robot) {
        // The lesson is first for a newcomer, then hosting, then practice.
        robot.type(KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE);
        await(ScreenName.TABLE);
        Awaitility.await().atMost(A_BOTS_TURN).until(() -> myTurn().isPresent());
        TableId table =
                program.navigator().party().get().orElseThrow().state().get().id();
        robot.interact(program.navigator()::leave);
        robot.interact(program.navigator()::lookBack);

        Awaitility.await()
                .until(() -> robot.lookup("Continue")
                        .match(Node::isVisible)
                        .tryQuery()
                        .isPresent());
        robot.interact(() -> robot.lookup("Continue").queryButton().fire());

        Awaitility.await().atMost(A_BOTS_TURN).until(() -> myTurn().isPresent() && isConnected());
        assertThat(program.navigator().party().get().orElseThrow().state().get().id())
                .isEqualTo(table);
        assertThat(program.navigator().ownHost().isPractising()).isTrue();
    }

    private boolean isConnected() {
        return program.navigator().party().get().filter(Party::isConnected).isPresent();
    }

    private boolean isPlaying() {
        return program.navigator().place().get() == ScreenName.TABLE;
    }

    private static KeyCode key(GameState game) {
        return switch (game.phase()) {
            case Phase.ToChoose _ -> KeyCode.DIGIT1;
            case Phase.ToGoOn _ when game.stepsAtStake() >= STOPS_AT || game.stopWinsGame() -> KeyCode.S;
            default -> KeyCode.R;
        };
    }

    /// The game as it is seen, where it waits for me and nothing is under way.
    private Optional<GameState> myTurn() {
        return program.navigator()
                .party()
                .get()
                .filter(party -> !party.pending().get() && !party.isMoving())
                .flatMap(party -> party.state()
                        .get()
                        .playing()
                        .filter(game -> Optional.of(game.mover()).equals(party.mySeat())));
    }

    private void await(ScreenName place) {
        Awaitility.await().until(() -> program.navigator().place().get() == place);
    }
}

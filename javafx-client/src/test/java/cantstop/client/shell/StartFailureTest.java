package cantstop.client.shell;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.ToolkitTest;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.words.Words;
import cantstop.protocol.DataFolder;
import cantstop.protocol.UnusableData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Whoever clicked on a file, and has no console, is told why nothing opens.
@ToolkitTest
@Tag("slow")
class StartFailureTest {
    private final Words words = Words.of(Locale.ENGLISH);
    private final AtomicInteger closed = new AtomicInteger();

    @Start
    void begin(Stage stage) {
        // TestFX wants to have begun something; the window under test is one of its own.
    }

    @Test
    void aSecondStartThatNobodyAnswersSaysThatTheGameIsOpenAlready(@TempDir Path data, FxRobot robot)
            throws UnusableData {
        DataFolder folder = DataFolder.at(data);
        try (var _ = folder.hold(DataFolder.Part.PLAYER)) {
            UnusableData why = refusal(folder);
            Platform.runLater(() ->
                    StartFailure.show(StartFailure.inWords(why, words), words, Theme.LIGHT, closed::incrementAndGet));
            WaitForAsyncUtils.waitForFxEvents();

            assertThat(robot.lookup(".card .label").queryAllAs(Label.class))
                    .extracting(Label::getText)
                    .anySatisfy(line -> assertThat(line).contains("already open", "isn’t responding", data.toString()));
            robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
            WaitForAsyncUtils.waitForFxEvents();
            assertThat(closed).hasValue(1);
        }
    }

    @Test
    void everyReasonHasWordsThatNameThePlace(@TempDir Path data) throws Exception {
        Path file = Files.createFile(data.resolve("file"));
        UnusableData why = refusal(DataFolder.at(file));

        assertThat(why.reason()).isEqualTo(UnusableData.Reason.NOT_A_FOLDER);
        assertThat(StartFailure.inWords(why, words)).contains("it’s a file", file.toString());
        for (UnusableData.Reason reason : UnusableData.Reason.values()) {
            assertThat(words.say("noStart." + reason.name(), "/there")).contains("/there");
        }
    }

    private static UnusableData refusal(DataFolder folder) {
        try (var _ = folder.hold(DataFolder.Part.PLAYER)) {
            throw new AssertionError("it can be used");
        } catch (UnusableData e) {
            return e;
        }
    }
}

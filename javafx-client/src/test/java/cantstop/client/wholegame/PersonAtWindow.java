package cantstop.client.wholegame;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.awaitility.Awaitility;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Somebody at a window: sees what is on the screen, clicks and types, and knows nothing else.
final class PersonAtWindow {
    private static final int ROLLS_A_TURN = 3;
    private static final long PATIENCE = 60;

    private final FxRobot robot;
    private int rolls;

    PersonAtWindow(FxRobot robot) {
        this.robot = robot;
    }

    /// Types an address into the field for it and presses Enter.
    void join(String address) {
        TextInputControl field = robot.lookup(node -> node instanceof TextInputControl text
                        && text.getPromptText() != null
                        && !text.getPromptText().isEmpty())
                .query();
        robot.clickOn(field).write(address).push(KeyCode.ENTER);
    }

    /// Waits for a button or card with this text and clicks it.
    void click(String text) {
        waitFor(text);
        robot.clickOn(robot.lookup(text).query());
    }

    void waitFor(String text) {
        await(() -> robot.lookup(text).queryAll().stream().anyMatch(node -> isShown(node) && !isDisabled(node)));
    }

    /// Presses whatever the screen offers until it offers nothing more to play with.
    void playUntil(BooleanSupplier over) {
        while (!over.getAsBoolean()) {
            await(() -> over.getAsBoolean()
                    || isShown(".who-starts")
                    || !enabled(".option, .action").isEmpty());
            if (!over.getAsBoolean()) {
                robot.push(key());
                WaitForAsyncUtils.waitForFxEvents();
            }
        }
    }

    private KeyCode key() {
        if (isShown(".who-starts")) {
            return KeyCode.SPACE;
        }
        if (!enabled(".option").isEmpty()) {
            return KeyCode.DIGIT1;
        }
        boolean stops = !enabled(".stop").isEmpty() && (rolls >= ROLLS_A_TURN || isWinning());
        rolls = stops ? 0 : rolls % ROLLS_A_TURN + 1;
        return stops || enabled(".roll").isEmpty() ? KeyCode.S : KeyCode.R;
    }

    private boolean isWinning() {
        return enabled(".stop").stream()
                .anyMatch(stop -> stop.getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("winning")));
    }

    private List<Node> enabled(String style) {
        return robot.lookup(style).queryAll().stream()
                .filter(node -> node instanceof Button && isShown(node) && !isDisabled(node))
                .toList();
    }

    private boolean isShown(String style) {
        return robot.lookup(style).queryAll().stream().anyMatch(PersonAtWindow::isShown);
    }

    private static boolean isShown(Node node) {
        return node.getScene() != null && node.isVisible();
    }

    private static boolean isDisabled(Node node) {
        return node.isDisabled();
    }

    /// Looks at the screen, on its own thread, until something is so.
    static void await(BooleanSupplier seen) {
        Awaitility.await()
                .atMost(PATIENCE, TimeUnit.SECONDS)
                .pollInterval(10, TimeUnit.MILLISECONDS)
                .until(() -> WaitForAsyncUtils.asyncFx(seen::getAsBoolean).get());
    }
}

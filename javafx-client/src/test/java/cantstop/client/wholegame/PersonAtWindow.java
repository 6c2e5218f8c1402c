package cantstop.client.wholegame;

import cantstop.client.fake.Fingers;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
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

    /// Unfolds the field for an address, types one into it and presses Enter.
    void join(String address) {
        click("Address or invite");
        await(() -> robot.lookup(".text-field").queryAll().stream().anyMatch(Node::isFocused));
        robot.write(address).push(KeyCode.ENTER);
    }

    /// Waits for a button or card with this text and clicks it.
    void click(String text) {
        waitFor(text);
        Node found = seen(() -> robot.lookup(text).query());
        robot.clickOn(found);
    }

    /// Waits for a button with this text to have the keyboard and presses it.
    void press(String text) {
        await(() -> robot.lookup(text).queryAll().stream()
                .anyMatch(node -> node.getScene() != null
                        && node.getScene().getFocusOwner() instanceof Button button
                        && button.getText().equals(text)));
        robot.push(KeyCode.SPACE);
    }

    void waitFor(String text) {
        await(() -> robot.lookup(text).queryAll().stream().anyMatch(node -> isShown(node) && !isDisabled(node)));
    }

    /// Presses whatever the screen offers until it offers nothing more to play with.
    void playUntil(BooleanSupplier over) {
        while (!over.getAsBoolean()) {
            await(() -> over.getAsBoolean() || isShown(".who-starts") || isOffered());
            if (!over.getAsBoolean()) {
                Fingers.type(seen(this::key));
            }
        }
    }

    private boolean isOffered() {
        return !enabled(".option").isEmpty()
                || !enabled(".roll").isEmpty()
                || !enabled(".stop").isEmpty();
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

    /// What is on the screen may change at any time, except for whoever looks at it from its own thread.
    private static <T> T seen(Callable<T> look) {
        return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(PATIENCE), look);
    }

    /// Looks at the screen until something is so.
    private static void await(BooleanSupplier seen) {
        try {
            WaitForAsyncUtils.waitFor(
                    PATIENCE,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.asyncFx(seen::getAsBoolean).get());
        } catch (TimeoutException e) {
            throw new AssertionError("nothing of the kind came on the screen", e);
        }
    }
}

package cantstop.client.fake;

import java.time.Duration;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import org.testfx.util.WaitForAsyncUtils;

/// Presses keys as a keyboard does, as fast as the window takes them. TestFX lets several frames pass around each
/// press, and a whole game by keyboard has hundreds.
public final class Fingers {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private Fingers() {}

    /// Presses and releases a key. What that leads to on the FX thread has happened when this returns.
    public static void type(KeyCode key) {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE.toMillis(), () -> {
            Robot robot = new Robot();
            robot.keyPress(key);
            robot.keyRelease(key);
        });
    }
}

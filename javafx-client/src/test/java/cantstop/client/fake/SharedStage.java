package cantstop.client.fake;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.beans.value.ChangeListener;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// Gives each test the stage that all of them share, and a robot; and takes the stage back as it was, as a test would
/// otherwise be shown in the size of the one before. TestFX's own extension sleeps a third of a second for each test,
/// and its robot a twentieth each time that it acts. Here both wait for fewer rounds of events, and for a layout in
/// each.
final class SharedStage implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    /// How often what an event puts off until later may itself put something off.
    private static final int ROUNDS = 2;

    private static final long LIMIT_MILLIS = 60_000;

    /// What has no opacity is laid out, takes the focus and clicks, and is not drawn.
    private static final ChangeListener<@Nullable Scene> UNDRAWN = (_, _, scene) -> {
        if (scene != null) {
            scene.getRoot().setOpacity(0);
        }
    };

    private final FxRobot robot = new Robot();

    @Override
    public void beforeEach(ExtensionContext context) throws TimeoutException {
        Stage stage = FxToolkit.registerPrimaryStage();
        Object test = context.getRequiredTestInstance();
        WaitForAsyncUtils.waitForAsyncFx(LIMIT_MILLIS, () -> {
            if (!isDrawn(test.getClass())) {
                stage.sceneProperty().addListener(UNDRAWN);
            }
            AnnotationSupport.findAnnotatedMethods(test.getClass(), Start.class, HierarchyTraversalMode.TOP_DOWN)
                    .forEach(start -> ReflectionSupport.invokeMethod(start, test, stage));
        });
        WaitForAsyncUtils.waitForFxEvents(ROUNDS);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        WaitForAsyncUtils.waitForAsyncFx(LIMIT_MILLIS, () -> {
            stage.sceneProperty().removeListener(UNDRAWN);
            List.copyOf(Window.getWindows()).forEach(Window::hide);
            reset(stage);
        });
        robot.release(new MouseButton[0]);
        robot.release(new KeyCode[0]);
        WaitForAsyncUtils.waitForFxEvents(ROUNDS);
    }

    private static boolean isDrawn(Class<?> test) {
        return AnnotationSupport.findAnnotation(test, ToolkitTest.class)
                .map(ToolkitTest::drawn)
                .orElse(true);
    }

    private static void reset(Stage stage) {
        stage.setFullScreen(false);
        stage.setMaximized(false);
        stage.setMinWidth(0);
        stage.setMinHeight(0);
        // From here on the size follows the next scene.
        stage.sizeToScene();
    }

    /// What the next frame would do, which a busy machine may draw only when the test has gone on.
    private static void layOut() {
        Window.getWindows().stream()
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .map(Scene::getRoot)
                .forEach(root -> {
                    root.applyCss();
                    root.layout();
                });
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FxRobot.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return robot;
    }

    private static final class Robot extends FxRobot {
        @Override
        public FxRobot interact(Runnable act) {
            interactNoWait(act);
            for (int round = 0; round < ROUNDS; round++) {
                interactNoWait(SharedStage::layOut);
                WaitForAsyncUtils.waitForFxEvents(1);
            }
            return this;
        }
    }
}

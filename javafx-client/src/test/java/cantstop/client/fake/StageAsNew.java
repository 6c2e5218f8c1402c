package cantstop.client.fake;

import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxToolkit;

/// Gives the stage that all tests share back as it was. Otherwise a test would be shown in the size of the test before.
final class StageAsNew implements AfterEachCallback {
    @Override
    public void afterEach(ExtensionContext context) throws TimeoutException {
        FxToolkit.setupFixture(() -> reset(FxToolkit.toolkitContext().getRegisteredStage()));
    }

    private static void reset(Stage stage) {
        stage.setFullScreen(false);
        stage.setMaximized(false);
        stage.setMinWidth(0);
        stage.setMinHeight(0);
        // From here on the size follows the next scene.
        stage.sizeToScene();
    }
}

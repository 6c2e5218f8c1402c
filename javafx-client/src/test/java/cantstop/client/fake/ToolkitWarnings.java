package cantstop.client.fake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Fails each test in which JavaFX warns. It warns of a colour that no style sheet has, or of a value of the wrong
/// type.
final class ToolkitWarnings implements BeforeAllCallback, AfterEachCallback {
    private static final Logger TOOLKIT = Logger.getLogger("javafx");
    private static final Queue<String> WARNINGS = new ConcurrentLinkedQueue<>();

    static {
        TOOLKIT.addHandler(new Handler() {
            @Override
            public void publish(LogRecord message) {
                // The tests need not be on the module path of JavaFX to find its classes.
                boolean harmless = message.getMessage().startsWith("Unsupported JavaFX configuration");
                if (message.getLevel().intValue() >= Level.WARNING.intValue() && !harmless) {
                    WARNINGS.add(message.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        WARNINGS.clear();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        List<String> said = List.copyOf(WARNINGS);
        WARNINGS.clear();
        assertThat(said).as("what JavaFX warned of").isEmpty();
    }
}

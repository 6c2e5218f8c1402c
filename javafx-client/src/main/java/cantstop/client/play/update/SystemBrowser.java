package cantstop.client.play.update;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import org.slf4j.LoggerFactory;

/// Opens a page in the browser that people of this system have chosen, by the command that each system has for it:
/// JavaFX's own way wants an `Application`, and AWT's a second toolkit beside the first.
final class SystemBrowser {
    private SystemBrowser() {}

    /// Opens a page, some time later; where no browser comes, the page's address is there to be typed.
    static void open(String page) {
        List<String> command = command(System.getProperty("os.name", ""), page);
        Thread.ofVirtual().name("browser").start(() -> {
            try {
                new ProcessBuilder(command)
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD)
                        .start();
            } catch (IOException e) {
                LoggerFactory.getLogger(SystemBrowser.class).warn("No browser can be opened: {}", e.getMessage());
            }
        });
    }

    static List<String> command(String system, String page) {
        if (system.startsWith("Mac")) {
            return List.of("open", page);
        }
        if (system.startsWith("Windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", page);
        }
        return List.of("xdg-open", page);
    }
}

package cantstop.client.system.host;

import cantstop.host.net.HostMain;
import java.util.List;

/// Runs the host without a window.
public final class HeadlessHost {
    private HeadlessHost() {}

    /// Runs a host until the process is ended. It does not return.
    ///
    /// @param words the host's command line
    public static void run(List<String> words) {
        HostMain.main(words.toArray(String[]::new));
    }
}

package cantstop.client.play.update;

import java.nio.file.Path;
import java.util.function.IntConsumer;

/// Where updates come from.
interface UpdateFetcher {
    /// Fetches the file of an update, and waits for it. An interrupt ends that.
    ///
    /// @param percent hears how much of it is here
    Path fetch(Update update, IntConsumer percent) throws DownloadFailed;
}

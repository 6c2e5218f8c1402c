package cantstop.host.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How much a journal may take of its disk. Any guest may open tables, and a full disk stops every game.
///
/// @param file the journal
/// @param largest in bytes, from which no more tables are opened
/// @param least bytes that stay free on its disk for those who play
record DiskSpace(Path file, long largest, long least) {
    private static final Logger LOG = LoggerFactory.getLogger(DiskSpace.class);

    /// A table with an evening's games is some hundred kilobytes: thousands of them.
    private static final long LARGEST = 1L << 30;

    /// More than a whole party plays in a night.
    private static final long LEAST = 1L << 28;

    DiskSpace(Path file) {
        this(file, LARGEST, LEAST);
    }

    /// Whether there is room for more tables. A disk that does not say has some.
    boolean isLeft() {
        try {
            return Files.size(file) < largest && Files.getFileStore(file).getUsableSpace() > least;
        } catch (IOException e) {
            LOG.debug("The disk does not say how full it is", e);
            return true;
        }
    }
}

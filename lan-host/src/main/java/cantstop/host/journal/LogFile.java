package cantstop.host.journal;

import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Opens a file of logs. One that is damaged is put aside under another name, and what is good of its logs goes on
/// in a new one: nothing is ever written to a file that isn't whole.
final class LogFile {
    private static final Logger LOG = LoggerFactory.getLogger(LogFile.class);
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);
    private static final String[] PARTS = {"", "-wal", "-shm"};

    private final Path file;
    private final Clock clock;
    private final Consumer<Damage> damaged;

    LogFile(Path file, Clock clock, Consumer<Damage> damaged) {
        this.file = file;
        this.clock = clock;
        this.damaged = damaged;
    }

    Database open() throws UnusableData {
        try {
            return Database.open(file);
        } catch (DamagedFile e) {
            LOG.debug("Damaged", e);
            return saved();
        }
    }

    private Database saved() throws UnusableData {
        Path aside = putAside();
        try {
            Database fresh = Database.open(file);
            Salvage salvage = new Salvage(aside, fresh, clock.instant());
            salvage.run();
            damaged.accept(new Damage.OfFile(file, aside, salvage.whole(), salvage.cut()));
            return fresh;
        } catch (IOException e) {
            throw UnusableData.because(e, folder(), file);
        } catch (DamagedFile | SQLException e) {
            throw UnusableData.because(new IOException(e.getMessage(), e), folder(), file);
        }
    }

    private Path folder() {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file : parent;
    }

    /// All three parts of it, so that whoever opens them later finds what we found.
    private Path putAside() throws UnusableData {
        String stamp = STAMP.format(clock.instant());
        try {
            for (int attempt = 1; ; attempt++) {
                String name = file.getFileName() + ".damaged-" + stamp + (attempt == 1 ? "" : "-" + attempt);
                Path aside = file.resolveSibling(name);
                if (Files.exists(aside)) {
                    continue;
                }
                for (String part : PARTS) {
                    Path from = file.resolveSibling(file.getFileName() + part);
                    if (Files.exists(from)) {
                        Files.move(from, aside.resolveSibling(name + part));
                    }
                }
                return aside;
            }
        } catch (IOException e) {
            throw UnusableData.because(e, folder(), file);
        }
    }
}

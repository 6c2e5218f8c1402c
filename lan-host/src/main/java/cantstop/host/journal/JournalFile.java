package cantstop.host.journal;

import cantstop.protocol.UnusableData;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Opens a file of logs. If it is damaged, what is good of its logs is written to a new file beside it, and only the
/// complete new file takes its place. Nothing is ever written to a damaged file.
final class JournalFile {
    private static final Logger LOG = LoggerFactory.getLogger(JournalFile.class);

    private final Path file;
    private final Clock clock;
    private final Consumer<Damage> damaged;
    private final Disk disk;

    JournalFile(Path file, Clock clock, Consumer<Damage> damaged) {
        this(file, clock, damaged, Disk.REAL);
    }

    JournalFile(Path file, Clock clock, Consumer<Damage> damaged, Disk disk) {
        this.file = file;
        this.clock = clock;
        this.damaged = damaged;
        this.disk = disk;
    }

    Database open() throws UnusableData {
        Replacement replacement = new Replacement(file, clock);
        try {
            if (replacement.isComplete()) {
                LOG.warn("The last start was ended before {} was replaced; going on with that", file);
                replacement.takePlace();
            }
            return Database.open(file, disk);
        } catch (DamagedFile e) {
            LOG.debug("Damaged", e);
            return saved(replacement);
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private Database saved(Replacement replacement) throws UnusableData {
        try {
            Salvage salvage = new Salvage(file, disk, clock.instant());
            salvage.into(replacement.begin());
            replacement.complete();
            Path aside = replacement.takePlace();
            Database fresh = Database.open(file, disk);
            damaged.accept(new Damage.OfFile(file, aside, salvage.whole(), salvage.cut()));
            return fresh;
        } catch (IOException e) {
            throw unusable(e);
        } catch (DamagedFile | SQLException e) {
            throw unusable(new IOException(e.getMessage(), e));
        }
    }

    private UnusableData unusable(IOException e) {
        Path folder = file.toAbsolutePath().getParent();
        return UnusableData.because(e, folder == null ? file : folder, file);
    }
}

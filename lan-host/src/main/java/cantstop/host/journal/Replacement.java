package cantstop.host.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The new file that takes the place of a damaged one. A program that is killed in between leaves either the damaged
/// file as it was, or a complete new one, which the next start puts in place:
///
/// ```
/// tables.db.salvaging   being written; worth nothing
/// tables.db.salvaged    complete and forced; wins over tables.db
/// tables.db             the complete one, once tables.db.damaged-(time) has what lay here
/// ```
final class Replacement {
    private static final Logger LOG = LoggerFactory.getLogger(Replacement.class);
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

    /// The log of what is not in the file yet comes first: without it the file would pass for an older one.
    private static final List<String> PARTS = List.of("-wal", "-shm", "");

    private final Path file;
    private final Clock clock;
    private final Path unfinished;
    private final Path complete;

    Replacement(Path file, Clock clock) {
        this.file = file.toAbsolutePath();
        this.clock = clock;
        unfinished = beside(".salvaging");
        complete = beside(".salvaged");
    }

    private Path beside(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /// Whether it only has to take its place.
    boolean isComplete() {
        return Files.exists(complete);
    }

    /// Where to write it.
    Path begin() throws IOException {
        for (String part : PARTS) {
            Files.deleteIfExists(part(unfinished, part));
        }
        return unfinished;
    }

    /// Everything is written and the file is closed.
    void complete() throws IOException {
        Path rest = part(unfinished, "-wal");
        if (Files.exists(rest) && Files.size(rest) > 0) {
            throw new IOException(unfinished + " is not written to its end");
        }
        try (FileChannel channel = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(unfinished, complete, StandardCopyOption.ATOMIC_MOVE);
        forceFolder();
    }

    /// Puts the damaged file aside under a name of its own and this one in its place.
    ///
    /// @return where the damaged one lies
    Path takePlace() throws IOException {
        Path aside = aside();
        for (String part : PARTS) {
            Path from = part(file, part);
            if (Files.exists(from)) {
                Files.move(from, part(aside, part));
            }
        }
        forceFolder();
        Files.move(complete, file, StandardCopyOption.ATOMIC_MOVE);
        forceFolder();
        return aside;
    }

    private Path aside() throws IOException {
        Optional<Path> begun = begunAside();
        if (begun.isPresent()) {
            return begun.get();
        }
        String stamp = ".damaged-" + STAMP.format(clock.instant());
        Path aside = beside(stamp);
        for (int attempt = 2; Files.exists(aside) || Files.exists(part(aside, "-wal")); attempt++) {
            aside = beside(stamp + "-" + attempt);
        }
        return aside;
    }

    /// A name under which a killed program put a part of the damaged file, but not the file.
    private Optional<Path> begunAside() throws IOException {
        String start = file.getFileName() + ".damaged-";
        try (Stream<Path> files = Files.list(file.getParent())) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith("-wal"))
                    .map(name -> Path.of(name.substring(0, name.length() - "-wal".length())))
                    .filter(name -> name.getFileName().toString().startsWith(start) && !Files.exists(name))
                    .findFirst();
        }
    }

    private static Path part(Path of, String part) {
        return of.resolveSibling(of.getFileName() + part);
    }

    /// Makes the names durable; Windows does that by itself and has no such call.
    private void forceFolder() {
        try (FileChannel folder = FileChannel.open(file.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            LOG.debug("The folder can't be forced", e);
        }
    }
}

package cantstop.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/// A part of a data folder that belongs to this program until it is closed. The system releases it when the program
/// ends, also when it crashes. Thread-safe.
public final class HeldFolder implements AutoCloseable {
    /// What this process holds. Asked first, because on POSIX systems closing any channel of a file gives up every
    /// lock that the process has on it: a second attempt must not even open the file.
    private static final Set<Path> HELD = new HashSet<>();

    private final Path path;
    private final FileChannel channel;
    private boolean closed;

    private HeldFolder(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static HeldFolder hold(Path folder) throws UnusableData {
        synchronized (HELD) {
            try {
                Path real = folder.toRealPath();
                if (HELD.contains(real)) {
                    throw new UnusableData(UnusableData.Reason.HELD, folder, null);
                }
                HeldFolder held = new HeldFolder(real, lock(folder));
                HELD.add(real);
                return held;
            } catch (IOException e) {
                throw UnusableData.because(e, folder, folder);
            }
        }
    }

    private static FileChannel lock(Path folder) throws IOException, UnusableData {
        FileChannel channel =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock == null) {
                throw new UnusableData(UnusableData.Reason.HELD, folder, null);
            }
            return channel;
        } catch (IOException | UnusableData e) {
            channel.close();
            throw e;
        }
    }

    public Path path() {
        return path;
    }

    /// A file of this part that only its owner can read. Makes an empty one if it does not exist.
    public Path file(String name) throws UnusableData {
        Path file = path.resolve(name);
        try {
            OwnerOnly.createFile(file);
            return file;
        } catch (IOException e) {
            throw UnusableData.because(e, path, file);
        }
    }

    @Override
    public void close() {
        synchronized (HELD) {
            if (closed) {
                return;
            }
            closed = true;
            HELD.remove(path);
            try {
                channel.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

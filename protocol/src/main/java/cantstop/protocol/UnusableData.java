package cantstop.protocol;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// The data folder, or a file in it, can't be used. The message says what and where, in English; a screen says it by
/// [#reason] and [#path].
public final class UnusableData extends Exception {
    private static final long serialVersionUID = 1;

    /// With less than this left, a failed write is put down to a full disk.
    private static final long NOTHING_LEFT = 64 * 1024;

    /// The cause.
    public enum Reason {
        /// Another program uses this part of the folder.
        HELD,
        /// A file stands in place of the folder.
        NOT_A_FOLDER,
        /// It can't be written or read: no permission, or the disk fails.
        UNWRITABLE,
        /// The disk is full.
        FULL,
        /// The file of the key is not what this program once wrote.
        DAMAGED_KEY,
        /// A later version of this program wrote it.
        NEWER
    }

    private final Reason reason;
    private final transient Path path;

    UnusableData(Reason reason, Path path, @Nullable Exception cause) {
        super(sentence(reason, path, cause), cause);
        this.reason = reason;
        this.path = path;
    }

    /// A file that another program has open, so that it can't be relied on.
    public static UnusableData held(Path file, Exception cause) {
        return new UnusableData(Reason.HELD, file, cause);
    }

    /// A file of a later version; it is left as it is.
    public static UnusableData newer(Path file) {
        return new UnusableData(Reason.NEWER, file, null);
    }

    /// Derives the cause from a failed read or write.
    ///
    /// @param folder what was written to
    /// @param path what could not be written: the folder, or a file in it
    public static UnusableData because(IOException cause, Path folder, Path path) {
        return new UnusableData(reasonFor(folder), path, cause);
    }

    private static Reason reasonFor(Path folder) {
        Path existing = nearestExisting(folder);
        if (existing == null) {
            return Reason.UNWRITABLE;
        }
        if (!Files.isDirectory(existing)) {
            return Reason.NOT_A_FOLDER;
        }
        try {
            FileStore disk = Files.getFileStore(existing);
            // A device that is no disk has no total space.
            boolean full = disk.getTotalSpace() > 0 && disk.getUsableSpace() < NOTHING_LEFT;
            return full && Files.isWritable(existing) ? Reason.FULL : Reason.UNWRITABLE;
        } catch (IOException e) {
            return Reason.UNWRITABLE;
        }
    }

    private static @Nullable Path nearestExisting(Path path) {
        Path candidate = path.toAbsolutePath();
        while (candidate != null && !Files.exists(candidate)) {
            candidate = candidate.getParent();
        }
        return candidate;
    }

    private static String sentence(Reason reason, Path path, @Nullable Exception cause) {
        String detail = cause == null ? "" : " (" + cause + ")";
        return switch (reason) {
            case HELD -> "another program uses " + path + "; end it, or name another folder with --data";
            case NOT_A_FOLDER -> path + " can't be a folder: a file stands in its way" + detail;
            case UNWRITABLE -> "can't write to " + path + detail + "; name another folder with --data";
            case FULL -> "no space left for " + path + detail;
            case DAMAGED_KEY ->
                "the key in " + path + " is damaged" + detail
                        + "; put back a copy of the file, or move it away to be given a new key,"
                        + " with which you are a newcomer at every table";
            case NEWER ->
                path + " was written by a later version of this program and is left as it is; start that version,"
                        + " or name another folder with --data";
        };
    }

    public Reason reason() {
        return reason;
    }

    public Path path() {
        return path;
    }
}

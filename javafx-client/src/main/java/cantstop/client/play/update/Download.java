package cantstop.client.play.update;

import java.nio.file.Path;

/// How far the download of an update is.
sealed interface Download {
    /// Nothing was asked for.
    record None() implements Download {}

    /// It is under way.
    ///
    /// @param percent how much of the file is here, 0 to 100
    record Running(int percent) implements Download {}

    /// The file is here, and its sum is the one that the host signed.
    record Saved(Path file) implements Download {}

    /// Nothing was kept.
    record Failed(Reason reason) implements Download {}

    /// Why nothing was kept.
    enum Reason {
        /// The page can't be reached any more, or went silent.
        UNREACHABLE,
        /// The page has no file with this sum.
        NOT_THERE,
        /// What came is not the file that the host signed.
        WRONG_SUM,
        /// The file can't be written.
        DISK
    }
}

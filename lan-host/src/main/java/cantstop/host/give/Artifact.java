package cantstop.host.give;

import java.io.IOException;
import java.nio.file.Path;

/// A file for download. Immutable.
///
/// @param kind what it is good for
/// @param file where it lies
/// @param sha256 in lower-case hex digits
public record Artifact(Kind kind, Path file, long size, String sha256) {
    /// What a file is good for.
    public enum Kind {
        /// Runs on every system that has a Java.
        PORTABLE,
        /// Installs the program with its own Java on systems like the host's.
        INSTALLER
    }

    /// The file as it is now.
    static Artifact of(Kind kind, Path file) throws IOException {
        Checksums fingerprints = Checksums.of(file);
        return new Artifact(kind, file, fingerprints.size(), fingerprints.sha256());
    }

    /// What it is called: ASCII letters, digits, and `.`, `_`, `+`, `-`.
    public String name() {
        return String.valueOf(file.getFileName());
    }
}

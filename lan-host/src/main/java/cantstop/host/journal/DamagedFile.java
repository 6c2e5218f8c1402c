package cantstop.host.journal;

import java.nio.file.Path;

/// A file with other content than this program wrote.
final class DamagedFile extends Exception {
    private static final long serialVersionUID = 1;

    DamagedFile(Path file, String what) {
        super(file + " is damaged: " + what);
    }

    DamagedFile(Path file, Exception cause) {
        super(file + " is damaged: " + cause.getMessage(), cause);
    }
}

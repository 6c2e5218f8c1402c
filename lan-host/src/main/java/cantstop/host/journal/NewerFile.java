package cantstop.host.journal;

import java.nio.file.Path;

/// A file that a later version of this program wrote.
final class NewerFile extends Exception {
    private static final long serialVersionUID = 1;

    NewerFile(Path file) {
        super(file + " is newer than this program");
    }
}

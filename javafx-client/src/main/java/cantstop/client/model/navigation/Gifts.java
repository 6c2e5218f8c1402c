package cantstop.client.model.navigation;

import java.util.List;

/// This program as the host in it gives it to others. Immutable.
///
/// @param pages addresses of the page for a browser, the likeliest first; none where this laptop is on no network
/// @param files the files on it, the one for every system first
public record Gifts(List<String> pages, List<File> files) {
    public Gifts {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
    }

    /// A file that is given.
    ///
    /// @param sha256 in lower-case hex digits
    public record File(String name, long size, String sha256) {}

    /// Why nothing is given.
    public enum Hindrance {
        /// It runs from its sources, and nothing has been packed.
        NOT_PACKED,
        /// What was packed is another version.
        PACKED_ANOTHER,
        /// The program's own files are not what they were.
        CHANGED,
        /// The disk is full.
        NO_ROOM,
        /// No port is free for it.
        NO_PORT
    }

    /// Nothing is given.
    public static final class CannotGive extends Exception {
        private static final long serialVersionUID = 1;

        private final Hindrance hindrance;

        public CannotGive(Hindrance hindrance, Throwable cause) {
            super(hindrance.name(), cause);
            this.hindrance = hindrance;
        }

        public Hindrance hindrance() {
            return hindrance;
        }
    }
}

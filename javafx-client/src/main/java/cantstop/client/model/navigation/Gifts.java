package cantstop.client.model.navigation;

import java.util.List;

/// This program as the embedded host shares it. Immutable.
///
/// @param pages addresses of the page for a browser, the likeliest first; none where this laptop is on no network
/// @param files the files on it, the one for every system first
public record Gifts(List<String> pages, List<File> files) {
    public Gifts {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
    }

    /// A shared file.
    ///
    /// @param sha256 in lower-case hex digits
    public record File(String name, long size, String sha256) {}

    /// Why nothing is shared.
    public enum Hindrance {
        /// The program runs from its sources, and no package was built.
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

    /// Nothing is shared.
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

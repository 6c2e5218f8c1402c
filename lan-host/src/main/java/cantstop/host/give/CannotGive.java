package cantstop.host.give;

import org.jspecify.annotations.Nullable;

/// The program can't be given to others now. The message says why and what to do, in English; a screen says it by
/// [#reason].
public final class CannotGive extends Exception {
    private static final long serialVersionUID = 1;

    /// Why not.
    public enum Reason {
        /// It runs from its sources, and `./pack portable` has not been called.
        NOT_PACKED,
        /// What was packed is not the program that runs.
        PACKED_ANOTHER,
        /// Its own files are not what they were when it was packed.
        CHANGED,
        /// There is no room for the archive.
        NO_ROOM,
        /// No port is free, or the system allows none.
        NO_PORT
    }

    private final Reason reason;

    CannotGive(Reason reason, @Nullable Exception cause) {
        super(sentence(reason) + (cause == null ? "" : " (" + cause.getMessage() + ")"), cause);
        this.reason = reason;
    }

    /// There is no port.
    public static CannotGive noPort() {
        return new CannotGive(Reason.NO_PORT, null);
    }

    private static String sentence(Reason reason) {
        return switch (reason) {
            case NOT_PACKED -> "nothing has been packed that could be given: ./pack portable does that, once";
            case PACKED_ANOTHER ->
                "what was packed is another version than the one that runs: ./pack portable packs it anew";
            case CHANGED ->
                "the program's own files are not what they were when it was packed, so it can't be given on";
            case NO_ROOM -> "there is no room on the disk for the archive that would be given";
            case NO_PORT -> "no port is free to give the program at";
        };
    }

    public Reason reason() {
        return reason;
    }
}

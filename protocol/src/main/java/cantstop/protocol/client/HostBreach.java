package cantstop.protocol.client;

/// The host sent what the protocol does not allow: the link ends, and nothing of the message counts.
final class HostBreach extends Exception {
    private static final long serialVersionUID = 1;

    /// A breach by the host.
    ///
    /// @param what what was wrong, in English, for the log
    HostBreach(String what) {
        super(what);
    }

    HostBreach(String what, Throwable cause) {
        super(what, cause);
    }
}

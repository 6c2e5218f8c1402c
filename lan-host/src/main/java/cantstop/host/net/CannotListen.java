package cantstop.host.net;

/// The host can't listen where it was told to. The message says so in English; a screen says it by [#reason] and
/// [#port].
public final class CannotListen extends Exception {
    private static final long serialVersionUID = 1;

    /// The cause.
    public enum Reason {
        /// Another program listens there.
        PORT_IN_USE,
        /// This machine has no such address.
        NO_SUCH_ADDRESS,
        /// The system does not allow this port, or listening at all.
        NOT_ALLOWED
    }

    private final Reason reason;
    private final int port;

    CannotListen(Reason reason, String where, int port, Throwable cause) {
        super(sentence(reason, where, port), cause);
        this.reason = reason;
        this.port = port;
    }

    private static String sentence(Reason reason, String where, int port) {
        return switch (reason) {
            case PORT_IN_USE -> "port " + port + " is in use; end the other program, or name another port with --port";
            case NO_SUCH_ADDRESS -> "this machine has no address " + where;
            case NOT_ALLOWED -> "the system does not let this program listen on port " + port;
        };
    }

    public Reason reason() {
        return reason;
    }

    /// The port that was asked for.
    public int port() {
        return port;
    }
}

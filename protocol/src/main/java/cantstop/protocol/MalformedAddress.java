package cantstop.protocol;

/// The text that a player typed is no address.
public final class MalformedAddress extends Exception {
    private static final long serialVersionUID = 1;

    /// The mistake in the text.
    public enum Reason {
        EMPTY,
        /// A bracket is opened and not closed.
        BRACKET,
        /// Not a number from 1 to 65535.
        PORT,
        /// Not an IPv6 address.
        IPV6,
        /// Not a host's name or an IPv4 address.
        NAME,
        /// An invite without the key of its host, or with something else in its place.
        KEY
    }

    private final Reason reason;

    public MalformedAddress(Reason reason) {
        super(reason.name());
        this.reason = reason;
    }

    MalformedAddress(Reason reason, Throwable cause) {
        super(reason.name(), cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}

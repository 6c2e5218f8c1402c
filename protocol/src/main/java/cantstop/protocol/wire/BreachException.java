package cantstop.protocol.wire;

/// The peer broke the protocol. The connection ends.
public class BreachException extends Exception {
    private static final long serialVersionUID = 1;

    /// @param message what was wrong, in English, as for [cantstop.protocol.HostMessage.Closing#detail]
    public BreachException(String message) {
        super(message);
    }

    public BreachException(String message, Throwable cause) {
        super(message, cause);
    }
}

package cantstop.protocol.wire;

/// The other end sent what the protocol does not allow. It ends the connection; the message, in English, is for a
/// log.
public final class BreachException extends Exception {
    private static final long serialVersionUID = 1;

    public BreachException(String message) {
        super(message);
    }

    public BreachException(String message, Throwable cause) {
        super(message, cause);
    }
}

package cantstop.protocol.wire;

/// The other end sent what the protocol does not allow. It ends the connection.
public class BreachException extends Exception {
    private static final long serialVersionUID = 1;

    private final String detail;

    public BreachException(String detail) {
        super(detail);
        this.detail = detail;
    }

    public BreachException(String detail, Throwable cause) {
        super(detail, cause);
        this.detail = detail;
    }

    /// What was wrong, in English, as for [cantstop.protocol.HostMessage.Closing#detail].
    public String detail() {
        return detail;
    }
}

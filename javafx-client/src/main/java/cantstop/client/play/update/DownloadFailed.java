package cantstop.client.play.update;

/// A download left no file, and why.
final class DownloadFailed extends Exception {
    private static final long serialVersionUID = 1;

    private final Download.Reason reason;

    DownloadFailed(Download.Reason reason) {
        super(reason.name());
        this.reason = reason;
    }

    DownloadFailed(Download.Reason reason, Throwable cause) {
        super(cause);
        this.reason = reason;
    }

    Download.Reason reason() {
        return reason;
    }
}

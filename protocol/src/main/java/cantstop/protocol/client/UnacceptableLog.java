package cantstop.protocol.client;

import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;

/// The host tells of a table what a guest does not take into its copy, and of which the player hears why.
final class UnacceptableLog extends BreachException {
    private static final long serialVersionUID = 1;

    private final LossReason reason;

    UnacceptableLog(LossReason reason, String detail) {
        super(detail);
        this.reason = reason;
    }

    LossReason reason() {
        return reason;
    }
}

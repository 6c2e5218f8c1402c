package cantstop.protocol.client;

import cantstop.protocol.client.LinkListener.LossReason;
import cantstop.protocol.wire.BreachException;

/// The host sent a log that a guest refuses to copy, for a reason that the player is told.
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

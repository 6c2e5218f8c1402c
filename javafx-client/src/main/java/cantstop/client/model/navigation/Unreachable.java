package cantstop.client.model.navigation;

import cantstop.protocol.client.LinkListener;

/// What it means that a host which is heard can't be connected to.
public final class Unreachable {
    private Unreachable() {}

    /// Whether something between the two laptops keeps the door shut: what a firewall does looks like nobody
    /// answering, or like nobody being there.
    public static boolean isLikely(LinkListener.LossReason why) {
        return switch (why) {
            case SILENT, REFUSED, UNREACHABLE -> true;
            case UNKNOWN_ADDRESS, NOT_A_HOST, OTHER_KEY, RESET, SHUT_DOWN, FULL, TOO_SLOW, BREACH -> false;
        };
    }
}

package cantstop.client.model.navigation;

import cantstop.protocol.client.LinkListener;

/// What it means that a host which is heard can't be connected to.
public final class Unreachable {
    private Unreachable() {}

    /// Whether a firewall between the two laptops is likely: to a guest it looks like a host that is silent or
    /// gone.
    public static boolean isLikely(LinkListener.LossReason why) {
        return switch (why) {
            case SILENT, REFUSED, UNREACHABLE -> true;
            case UNKNOWN_ADDRESS, NOT_A_HOST, OTHER_KEY, RESET, SHUT_DOWN, FULL, TOO_SLOW, BREACH, ILLEGAL, ENDLESS ->
                false;
        };
    }
}

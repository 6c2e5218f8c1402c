package cantstop.client.play.banner;

import java.util.List;

/// The strip's content.
///
/// @param text what has happened, in one line
/// @param progress the next automatic step, and when; empty without one
/// @param detail what a host that can't be trusted did, shown when the player asks for it; mostly empty
/// @param remedies what can be done about it, the likeliest last
public record BannerState(String text, String detail, String progress, List<Remedy> remedies) {
    public BannerState {
        remedies = List.copyOf(remedies);
    }

    /// A strip without progress and detail.
    BannerState(String text, String progress, List<Remedy> remedies) {
        this(text, "", progress, remedies);
    }

    /// Whether the host cheats: this looks different from a failure.
    boolean alarming() {
        return !detail.isEmpty();
    }

    /// Whether somebody asks for something, and nothing is wrong that could be mended.
    boolean asking() {
        return remedies.isEmpty();
    }

    /// What can be done. Each is a button, with its words under `banner.NAME`.
    public enum Remedy {
        /// The next attempt comes by itself; it may come now.
        RETRY_NOW,
        /// Connect again, and take the seat back.
        CONNECT_AGAIN,
        /// The same, from the window that has it now.
        TAKE_BACK,
        /// Make a new identity, and leave the seat to the other copy of this installation.
        NEW_IDENTITY,
        /// Dismiss the message.
        READ,
        /// Nothing here: the only way leads home.
        LEAVE
    }
}

package cantstop.client.play.banner;

import cantstop.engine.Badge;
import java.util.List;
import java.util.Optional;

/// The strip's content.
///
/// @param text what has happened, in one line
/// @param hint why, or what the buttons do; mostly empty
/// @param progress the next automatic step, and when; empty without one
/// @param detail what a host that can't be trusted did, shown when the player asks for it; mostly empty
/// @param remedies what can be done about it, the likeliest first
/// @param asker the look of the player who asks for something; empty if nobody does
public record BannerState(
        String text, String hint, String detail, String progress, List<Remedy> remedies, Optional<Badge> asker) {
    public BannerState {
        remedies = List.copyOf(remedies);
    }

    /// A strip about the connection.
    static BannerState connection(String text, String hint, String progress, List<Remedy> remedies) {
        return new BannerState(text, hint, "", progress, remedies, Optional.empty());
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
        /// Leave a game whose host can't be trusted.
        QUIT,
        /// Nothing here: the only way leads home.
        LEAVE
    }
}

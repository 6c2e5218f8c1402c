package cantstop.client.play.banner;

import cantstop.client.kit.paint.RoadToHost;
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
/// @param offline whether the host is out of reach, so that nothing can be played
/// @param road what the way to the host is like; none where it doesn't matter
public record BannerState(
        String text,
        String hint,
        String detail,
        String progress,
        List<Remedy> remedies,
        Optional<Badge> asker,
        boolean offline,
        Optional<RoadToHost.State> road) {
    public BannerState {
        remedies = List.copyOf(remedies);
    }

    /// The host is out of reach, or won't let this laptop play.
    static BannerState offline(
            String text, String hint, String progress, List<Remedy> remedies, Optional<RoadToHost.State> road) {
        return new BannerState(text, hint, "", progress, remedies, Optional.empty(), true, road);
    }

    /// Something to know while the game goes on.
    static BannerState warning(String text, String hint, String detail, List<Remedy> remedies) {
        return new BannerState(text, hint, detail, "", remedies, Optional.empty(), false, Optional.empty());
    }

    /// A player asks for something.
    static BannerState asking(String text, Optional<Badge> asker) {
        return new BannerState(text, "", "", "", List.of(), asker, false, Optional.empty());
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

package cantstop.client.play.banner;

import java.util.List;

/// What the strip says.
///
/// @param text what is so, in one line
/// @param progress what happens by itself, and when; empty where nothing does
/// @param detail what a host that can't be trusted did, shown when the player asks for it; mostly empty
/// @param remedies what can be done about it, the likeliest last
public record BannerState(String text, String detail, String progress, List<Remedy> remedies) {
    public BannerState {
        remedies = List.copyOf(remedies);
    }

    /// One of which there is no more to say.
    BannerState(String text, String progress, List<Remedy> remedies) {
        this(text, "", progress, remedies);
    }

    /// Whether the host cheats: that is no mishap, and looks like none.
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
        /// Connect again, and take one's seat back.
        CONNECT_AGAIN,
        /// The same, from the window that has it now.
        TAKE_BACK,
        /// Be somebody new, and leave the seat to the other copy of this installation.
        NEW_IDENTITY,
        /// It has been read.
        READ,
        /// Nothing here: the only way leads home.
        LEAVE
    }
}

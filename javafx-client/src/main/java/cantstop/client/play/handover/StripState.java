package cantstop.client.play.handover;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.engine.Badge;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The content of the strip about the host, or of the sign over the table if the game is halted.
///
/// @param kind whether the game is halted
/// @param text what has happened
/// @param hint what the button does, or what is waited for; may be empty
/// @param remedies what can be done, the likeliest first
/// @param advised the recommended one; none if waiting is as good
/// @param worlds how the game would go on, where there are two ways; else none
/// @param within how long what is waited for may take; empty where that is not known
/// @param road what the way to the host is like; none where it doesn't matter
/// @param gathering whom a new host waits for, and who has come; none where no host gathers its players
public record StripState(
        Kind kind,
        String text,
        String hint,
        List<Remedy> remedies,
        Optional<Remedy> advised,
        List<World> worlds,
        Optional<Duration> within,
        Optional<RoadToHost.State> road,
        List<Comer> gathering) {
    public StripState {
        remedies = List.copyOf(remedies);
        worlds = List.copyOf(worlds);
        gathering = List.copyOf(gathering);
    }

    /// A player whom a new host needs.
    ///
    /// @param here whether they have come
    public record Comer(Badge badge, boolean here) {}

    private static StripState of(Kind kind, String text, String hint, List<Remedy> remedies, Optional<Remedy> advised) {
        return new StripState(
                kind, text, hint, remedies, advised, List.of(), Optional.empty(), Optional.empty(), List.of());
    }

    /// A sign with two ways to go on.
    static StripState choosing(
            String text, String hint, List<Remedy> remedies, Optional<Remedy> advised, List<World> worlds) {
        return new StripState(
                Kind.CHOICE, text, hint, remedies, advised, worlds, Optional.empty(), Optional.empty(), List.of());
    }

    /// A strip with advice; the game goes on.
    static StripState advising(String text, String hint, List<Remedy> remedies, Remedy advised) {
        return of(Kind.BESIDE, text, hint, remedies, Optional.of(advised));
    }

    /// A sign: the game is halted.
    static StripState halting(String text, String hint, List<Remedy> remedies, Optional<Remedy> advised) {
        return of(Kind.HALTED, text, hint, remedies, advised);
    }

    /// A sign without alarm: the game is halted, but what it waits for may come in a moment.
    static StripState looking(String text, String hint, List<Remedy> remedies, Optional<Duration> within) {
        return new StripState(
                Kind.LOOKING, text, hint, remedies, Optional.empty(), List.of(), within, Optional.empty(), List.of());
    }

    /// A strip while others are waited for.
    static StripState waiting(String text, String hint, List<Remedy> remedies, Optional<Remedy> advised) {
        return of(Kind.WAITING, text, hint, remedies, advised);
    }

    /// The same, below a picture of the way to the host.
    StripState on(RoadToHost.State way) {
        return new StripState(kind, text, hint, remedies, advised, worlds, within, Optional.of(way), gathering);
    }

    /// The same, with those who have come and those who have not.
    StripState with(List<Comer> comers) {
        return new StripState(kind, text, hint, remedies, advised, worlds, within, road, comers);
    }

    /// Whether a sign over the table says so.
    public boolean halts() {
        return kind == Kind.LOOKING || kind == Kind.HALTED || kind == Kind.CHOICE;
    }

    /// Whether what comes next comes by itself.
    public boolean waits() {
        return kind == Kind.LOOKING || kind == Kind.WAITING;
    }

    /// How urgent it is.
    public enum Kind {
        /// The game goes on.
        BESIDE,
        /// Other laptops are waited for, and nothing is wrong.
        WAITING,
        /// There are two ways to go on.
        CHOICE,
        /// The game is halted for the moment.
        LOOKING,
        /// The game is halted until a player acts.
        HALTED
    }

    /// What can be done.
    public enum Remedy {
        /// Take the table over as host.
        GO_ON,
        /// Look for the host at once, and not only with the next attempt.
        RETRY,
        /// Stop waiting for people.
        GIVE_UP,
        /// Go on without the moves that only this laptop remembers.
        GO_WITHOUT,
        /// Wait for a host that may know them too.
        KEEP_WAITING,
        /// Leave a table at which no player can move just now.
        LEAVE,
        /// Move to the other host of the same table.
        GO_THERE,
        /// Stay here, and not with that other host.
        STAY,
        /// Dismiss the message.
        PLAY_ON,
        /// Hand over without those who can't reach the successor.
        WAIVE,
        /// Call the hand-over off.
        CALL_OFF
    }
}

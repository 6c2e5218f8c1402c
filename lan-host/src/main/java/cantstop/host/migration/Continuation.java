package cantstop.host.migration;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import java.util.List;

/// What a host does that learns of another host with the same table. Both come to opposite answers from the
/// same two logs, without having to agree on anything first.
public enum Continuation {
    /// Go on; the other one yields, or lies.
    STAY,
    /// Let the other one go on.
    YIELD,
    /// Both have gone on with new dice: they are two tables from here on.
    BOTH;

    /// Compares this host's log with another one's.
    ///
    /// @param theirs audited, and led by `theirKey` where it says the truth
    static Continuation of(Log mine, String myKey, Log theirs, String theirKey) {
        long common = common(mine, theirs);
        List<LogEntry> myTail = mine.after(common);
        List<LogEntry> theirTail = theirs.after(common);
        if (common == 0 || theirTail.isEmpty() || !theirs.state().hostKey().equals(theirKey)) {
            return STAY;
        }
        if (myTail.isEmpty()) {
            return YIELD;
        }
        boolean mineOpened = hasEpoch(myTail);
        boolean theirsOpened = hasEpoch(theirTail);
        if (mineOpened != theirsOpened) {
            // An epoch is opened only where most people are. What the older host has more is a branch.
            return mineOpened ? STAY : YIELD;
        }
        if (hasRoll(myTail) || hasRoll(theirTail)) {
            return BOTH;
        }
        return myKey.compareTo(theirKey) < 0 ? STAY : YIELD;
    }

    /// How many events two logs begin with alike. Digests run through, so halving finds it.
    public static long common(Log one, Log other) {
        long same = 0;
        long beyond = Math.min(one.sequence(), other.sequence()) + 1;
        while (beyond - same > 1) {
            long middle = (same + beyond) / 2;
            if (one.digestAt(middle).equals(other.digestAt(middle))) {
                same = middle;
            } else {
                beyond = middle;
            }
        }
        return same;
    }

    private static boolean hasEpoch(List<LogEntry> tail) {
        return tail.stream().anyMatch(entry -> entry.event() instanceof Event.EpochBegan);
    }

    private static boolean hasRoll(List<LogEntry> tail) {
        return tail.stream()
                .anyMatch(entry -> entry.event() instanceof Event.Rolled || entry.event() instanceof Event.StartRolled);
    }
}

package cantstop.engine.succession;

import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import java.util.List;

/// How a host resolves a split brain: it has found another host with the same table. Each compares the same two logs,
/// and they come to opposite answers without having to agree on anything first.
public enum SplitBrain {
    /// Go on: the other host yields, or has not proved anything.
    STAY,
    /// Let the table go on at the other host.
    YIELD,
    /// Stop: a copy of this host, with its key, goes on with the table.
    STOP,
    /// Both have gone on with new dice: from here on they are two tables.
    FORK;

    /// Compares this host's log with another one's.
    ///
    /// @param theirs found legal by the caller
    /// @param theirKey the key of the host that it was fetched from; a log that does not name it proves nothing
    public static SplitBrain resolve(Log mine, Key myKey, Log theirs, Key theirKey) {
        long common = mine.commonWith(theirs);
        List<LogEntry> myTail = mine.after(common);
        List<LogEntry> theirTail = theirs.after(common);
        if (common == 0 || theirTail.isEmpty() || !theirs.state().hostKey().equals(theirKey)) {
            return STAY;
        }
        if (myKey.equals(theirKey)) {
            return myTail.isEmpty() || isLater(mine, theirs) ? STOP : STAY;
        }
        if (myTail.isEmpty()) {
            return YIELD;
        }
        boolean iTookOver = hasEpoch(myTail);
        if (iTookOver != hasEpoch(theirTail)) {
            // An epoch needs a quorum. What the host before has more than that is a branch.
            return iTookOver ? STAY : YIELD;
        }
        if (hasRoll(myTail) || hasRoll(theirTail)) {
            return FORK;
        }
        return myKey.compareTo(theirKey) < 0 ? STAY : YIELD;
    }

    /// Of two copies of one host each tells its own instance. The later epoch stays, and else the lower instance.
    private static boolean isLater(Log mine, Log theirs) {
        int epochs = mine.state().epoch().compareTo(theirs.state().epoch());
        return epochs < 0 || epochs == 0 && instance(mine).compareTo(instance(theirs)) > 0;
    }

    private static String instance(Log log) {
        HostInstance instance = log.state().instance();
        return instance == null ? "" : instance.hex();
    }

    /// Whether, since the two logs parted, most of those who could sign have voted for the other host, or the last host
    /// did. If the log is legal, its votes are good. Votes for a host that led between the two elect only that one.
    public static boolean isElected(Log mine, Log theirs) {
        Key other = theirs.state().hostKey();
        return theirs.after(theirs.commonWith(mine)).stream()
                .anyMatch(entry -> entry.event() instanceof Event.EpochBegan began
                        && began.election() != null
                        && began.hostKey().equals(other));
    }

    private static boolean hasEpoch(List<LogEntry> tail) {
        return tail.stream().anyMatch(entry -> entry.event() instanceof Event.EpochBegan);
    }

    private static boolean hasRoll(List<LogEntry> tail) {
        return tail.stream()
                .map(LogEntry::event)
                .anyMatch(event -> event instanceof Event.Rolled
                        || event instanceof Event.StartRolled
                        || event instanceof Event.Throwing);
    }
}

package cantstop.host.guests;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Takeover;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What a player has seen and been told, and what should not have been. Written on the player's loop, read on any
/// thread.
public final class Memory {
    /// One would do; a player that goes wrong in every move must not fill the machine.
    private static final int MOST_ODDITIES = 20;

    /// Enough to see how a connection came to be as it is.
    private static final int LAST_CONNECTIONS = 40;

    private final List<LogEntry> log = new ArrayList<>();
    private final Map<Long, Digest> accepted = new TreeMap<>();
    private final List<String> oddities = new ArrayList<>();
    private final Deque<String> connections = new ArrayDeque<>();
    private HostMessage.@Nullable Presence presence;
    private HostMessage.@Nullable Succession succession;
    private final Set<HostAddress> peers = new TreeSet<>(Comparator.comparing(HostAddress::withPort));
    private Optional<Takeover> vacancy = Optional.empty();
    private boolean connected;
    private int attempts;
    private int mostSpectators;
    private int lists;
    private int games;
    private int refusals;

    synchronized void connection(Connection connection) {
        connections.add(Instant.now().truncatedTo(ChronoUnit.MILLIS) + " " + connection);
        if (connections.size() > LAST_CONNECTIONS) {
            connections.remove();
        }
        switch (connection) {
            case Connection.Failed failed -> odd("gave up: " + failed.why());
            case Connection.Ended ended -> odd("was sent away: " + ended.why());
            case Connection.Connected _ -> connected = true;
            case Connection.Connecting _ -> attempts++;
            case Connection.Idle _, Connection.Waiting _ -> {}
        }
    }

    /// What was seen before must still be there: the host never takes back what anybody has seen.
    synchronized void attending(List<LogEntry> entries, boolean branched) {
        if (branched) {
            odd("the host had another log than the " + log.size() + " events that were seen");
        } else if (entries.size() < log.size()
                || !entries.subList(0, log.size()).equals(log)) {
            odd("of " + log.size() + " events that were seen, some are gone or others");
        }
        log.clear();
        log.addAll(entries);
    }

    synchronized void happened(LogEntry entry) {
        if (entry.sequence() != log.size() + 1) {
            odd("after " + log.size() + " came " + entry.sequence());
        }
        log.add(entry);
        if (entry.event() instanceof Event.Over) {
            games++;
        }
    }

    /// The entries come before the answer, so what was accepted has a digest already.
    synchronized void answered(Answer answer) {
        switch (answer) {
            case Answer.Accepted(long sequence) -> {
                if (sequence > log.size()) {
                    odd("accepted as " + sequence + ", but only " + log.size() + " were seen");
                } else {
                    accepted.put(sequence, log.get((int) sequence - 1).digest());
                }
            }
            case Answer.Opened _ -> {}
            case Answer.Repeated _, Answer.Rejected _, Answer.Declined _ -> refusals++;
        }
    }

    synchronized void noticed(HostMessage.Notice notice) {
        switch (notice) {
            case HostMessage.Presence there -> {
                presence = there;
                mostSpectators = Math.max(mostSpectators, there.spectators());
            }
            case HostMessage.Succession said -> succession = said;
            case HostMessage.Peers said -> said.peers().forEach(peer -> peers.add(peer.address()));
            case HostMessage.TableStopped stopped -> odd("the table was stopped: " + stopped.reason());
            default -> {}
        }
    }

    synchronized void vacant(Optional<Takeover> takeover) {
        vacancy = takeover;
    }

    synchronized void listed() {
        lists++;
    }

    private void odd(String what) {
        if (oddities.size() < MOST_ODDITIES) {
            oddities.add(what);
        }
    }

    /// How its connection went lately, a line for each change.
    public synchronized List<String> connections() {
        return List.copyOf(connections);
    }

    /// How many connections it has begun.
    public synchronized int attempts() {
        return attempts;
    }

    /// Whether it has ever been connected.
    synchronized boolean wasConnected() {
        return connected;
    }

    /// What should not have happened, in words; empty where all is well.
    public synchronized List<String> oddities() {
        return List.copyOf(oddities);
    }

    public synchronized List<LogEntry> log() {
        return List.copyOf(log);
    }

    public synchronized long sequence() {
        return log.size();
    }

    /// The digest of what was seen.
    public synchronized Digest digest() {
        return log.isEmpty() ? Digest.EMPTY : log.getLast().digest();
    }

    /// The sequences that commands of this player were accepted with, and the digest there.
    public synchronized Map<Long, Digest> accepted() {
        return Map.copyOf(accepted);
    }

    /// Who is there, as the host said last; null before it has.
    public synchronized HostMessage.@Nullable Presence presence() {
        return presence;
    }

    /// How a hand-over stands, as the host said last; null before there is any.
    public synchronized HostMessage.@Nullable Succession succession() {
        return succession;
    }

    /// Who may go on as host while the last one is gone; empty while there is one.
    public synchronized Optional<Takeover> vacancy() {
        return vacancy;
    }

    /// Where the laptops of the others may be, as hosts have said.
    public synchronized List<HostAddress> peers() {
        return List.copyOf(peers);
    }

    /// How often the host has sent its list of tables.
    public synchronized int lists() {
        return lists;
    }

    /// The digest of what was seen up to there; empty's where that much was not seen.
    public synchronized Digest digestAt(long sequence) {
        return sequence < 1 || sequence > log.size()
                ? Digest.EMPTY
                : log.get((int) (sequence - 1)).digest();
    }

    /// How many watched at once, at most.
    public synchronized int mostSpectators() {
        return mostSpectators;
    }

    /// Games seen to their end.
    public synchronized int games() {
        return games;
    }

    /// Commands that were not carried out, for whatever reason.
    public synchronized int refusals() {
        return refusals;
    }
}

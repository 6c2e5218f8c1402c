package cantstop.protocol.client;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.PlayerName;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One attended table: asks the host for what the replica lacks, follows the log, and tells the owner. It is told
/// of nothing until the log has reached where the host's stood when it began to send, so that a screen gets one
/// consistent start; from there on it is told of each event.
final class Attendance {
    private enum Stage {
        /// Without a connection, or left for good.
        AWAY,
        /// The host does not have it.
        MISSING,
        /// Asked the host; whatever comes before the answer belongs to an earlier request.
        ASKED,
        /// The host sends what was missing.
        CATCHING_UP,
        LIVE
    }

    private static final long NOT_KNOWN = -1;

    private final Replica replica;
    private final ClientListener listener;
    private final Consumer<ClientMessage> host;
    private final Supplier<@Nullable PlayerName> name;
    private final BiConsumer<Event, TableState> happened;

    /// The tables whose copy was set aside without the owner knowing yet.
    private final Set<TableId> branched;

    private Stage stage = Stage.AWAY;

    /// Whether the owner was ever told of it.
    private boolean shown;

    /// The length of the host's log when it began to send.
    private long target = NOT_KNOWN;

    /// Whether anything was added since the host last answered.
    private boolean progressed;

    /// Whether all that the replica holds came from the host since it last answered, or was held against it.
    private boolean allFromHost;

    /// @param name what the guest is called, should they have no seat; null if they don't say
    Attendance(
            Replica replica,
            ClientListener listener,
            Consumer<ClientMessage> host,
            Supplier<@Nullable PlayerName> name,
            BiConsumer<Event, TableState> happened,
            Set<TableId> branched) {
        this.replica = replica;
        this.listener = listener;
        this.host = host;
        this.name = name;
        this.happened = happened;
        this.branched = branched;
    }

    boolean isOf(TableId table) {
        return replica.table().equals(table);
    }

    TableId table() {
        return replica.table();
    }

    TableState state() {
        return replica.state();
    }

    Digest digestAt(long sequence) {
        return replica.digestAt(sequence);
    }

    boolean isLive() {
        return stage == Stage.LIVE;
    }

    /// Asks for everything after what the replica has.
    void resume() {
        ask(replica.sequence(), replica.digest());
    }

    /// The host sends it without being asked, because this guest has opened it or got a seat there.
    void expect() {
        stage = Stage.ASKED;
    }

    /// The connection is lost or the table is left: ignores it until it is resumed.
    void pause() {
        stage = Stage.AWAY;
    }

    /// The host does not have the table: ignores it until it is resumed.
    void isNotThere() {
        stage = Stage.MISSING;
    }

    boolean isMissing() {
        return stage == Stage.MISSING;
    }

    /// Whether the owner has seen the table.
    boolean isShown() {
        return shown;
    }

    /// Whether the host has been asked for the table.
    boolean isUnderWay() {
        return stage == Stage.ASKED || stage == Stage.CATCHING_UP;
    }

    /// The host begins to send.
    ///
    /// @throws BreachException where it goes on from somewhere else than it was asked to
    void attending(long from) throws BreachException {
        // A host that takes a better log over tells it to those who attend already: what it tells has happened before.
        boolean again = stage == Stage.LIVE && from == replica.sequence();
        if (stage != Stage.ASKED && !again) {
            return;
        }
        if (from != 0 && from != replica.sequence()) {
            throw new BreachException("asked to go on from " + replica.sequence() + ", went on from " + from);
        }
        replica.agree(from);
        stage = Stage.CATCHING_UP;
        target = NOT_KNOWN;
        progressed = false;
        allFromHost = from == 0;
    }

    /// The host wants this copy, to go on with it. It gets what it asks for and may ask for more; as long as
    /// nothing of its own came, the copy is what it was.
    void sendLog(HostMessage.SendLog wanted) {
        if (stage == Stage.ASKED) {
            host.accept(replica.part(wanted.sequence(), wanted.digest()));
        }
    }

    /// Entries came. Where one doesn't fit, the rest is left and asked for again.
    ///
    /// @throws BreachException where asking again can't help
    void entries(HostMessage.Entries message) throws BreachException {
        if (stage == Stage.CATCHING_UP && target == NOT_KNOWN) {
            target = message.upTo();
            if (target < replica.agreed()) {
                throw new BreachException("a log of " + target + " was said to hold " + replica.agreed());
            }
            settle();
        }
        for (HostMessage.Entry entry : message.entries()) {
            if (stage == Stage.CATCHING_UP || stage == Stage.LIVE) {
                take(entry);
            }
        }
    }

    private void take(HostMessage.Entry entry) throws BreachException {
        switch (replica.take(entry)) {
            case KNOWN -> settle();
            case DIFFERS -> {
                branch();
                take(entry);
            }
            case ADDED -> {
                progressed = true;
                if (stage == Stage.LIVE) {
                    happened.accept(replica.last().event(), replica.state());
                    listener.happened(replica.last(), replica.state());
                }
                settle();
            }
            case GAP -> {
                if (!progressed) {
                    throw new BreachException("a gap after " + replica.sequence() + ", and again");
                }
                resume();
            }
            case OTHER_LOG -> {
                // A host that goes on with a better copy than its own sends it to those who attend already.
                if (allFromHost && stage == Stage.CATCHING_UP) {
                    throw new BreachException("a digest at " + entry.sequence() + " that does not follow");
                }
                ask(0, Digest.EMPTY);
            }
        }
    }

    private void settle() {
        if (stage == Stage.CATCHING_UP && replica.agreed() >= target) {
            if (replica.sequence() > replica.agreed()) {
                branch();
            }
            stage = Stage.LIVE;
            shown = true;
            listener.attending(table(), replica.entries(), replica.state(), branched.remove(table()));
        }
    }

    /// The host has another log, or lost the end of this one. What it answers to an older question may well agree.
    private void branch() {
        replica.branch();
        branched.add(table());
    }

    private void ask(long sequence, Digest digest) {
        stage = Stage.ASKED;
        host.accept(new ClientMessage.Attend(replica.table(), sequence, digest, name.get()));
    }
}

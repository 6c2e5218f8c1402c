package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.TableState;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.DiceAlarm;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// What a laptop has to notice: damage of its copies, lies of its host, and secrets that it shows twice. The referee
/// hears where it does not.
final class Vigilance {
    private final Laptop laptop;
    private final Referee referee;
    private final Set<TableId> damaged = new HashSet<>();
    private final Map<String, Digest> shown = new HashMap<>();
    private final Set<DiceAlarm> alarms = EnumSet.noneOf(DiceAlarm.class);
    private final Map<TableId, Long> foundPending = new HashMap<>();
    private boolean liedTo;

    Vigilance(Laptop laptop, Referee referee) {
        this.laptop = laptop;
        this.referee = referee;
    }

    /// The program is started: it knows only what was kept.
    void starts() {
        shown.clear();
        alarms.clear();
        foundPending.clear();
    }

    /// Whether an earlier run of its program may have asked for what is pending at a table.
    boolean foundPending(TableState state) {
        return Objects.equals(foundPending.get(state.id()), state.decidedAt());
    }

    /// Something of a table may be damaged: its copy may have to be set aside, once.
    void foundDamage(TableId of) {
        damaged.add(of);
    }

    void foundDamage(Collection<TableId> of) {
        damaged.addAll(of);
    }

    boolean mayFindDamage() {
        return !damaged.isEmpty();
    }

    boolean mayFindDamage(TableId in) {
        return damaged.contains(in);
    }

    /// The copy is sound again.
    void recovered(TableId which) {
        damaged.remove(which);
    }

    /// Shows the secret of a throw: while its program runs it does so for one event.
    void shows(ClientMessage.ShowHand show) {
        Digest before = shown.put(show.table() + " " + show.number(), show.digest());
        if (before != null && !before.equals(show.digest())) {
            referee.broken(laptop.name() + " shows for throw " + show.number() + " of two logs");
        }
    }

    /// Its host tells it something that is not in the host's log.
    ///
    /// @param hears hands it to the client half
    void liedTo(HostMessage.Entries lie, Lie kind, Runnable hears) {
        liedTo = true;
        foundDamage(lie.table());
        hears.run();
        Screen.Shown now = laptop.screen().shown(lie.table());
        boolean taken =
                now != null && now.digest().equals(lie.entries().getLast().digest());
        if (taken && kind.isRefused()) {
            referee.broken(laptop.name() + " takes in what its host made up: " + kind);
        }
        kind.aloud().filter(alarm -> taken && !alarms.contains(alarm)).ifPresent(alarm -> {
            referee.broken(laptop.name() + " says nothing of what its host does: " + kind);
        });
    }

    /// Events have come: a laptop that has shown in time, and is said to have withheld, says so.
    ///
    /// @param shownFor the throw for which it has shown its secret over this connection
    void heard(HostMessage.Entries told, int shownFor) {
        TableState state = laptop.screen().state();
        if (state != null) {
            foundPending.putIfAbsent(state.id(), state.decidedAt());
        }
        Screen.Shown now = laptop.screen().shown(told.table());
        if (laptop.cheater().cheat() != Cheat.IS_NOT_HEARD || state == null || now == null || laptop.hadTwin()) {
            return;
        }
        boolean named = told.entries().stream()
                .filter(entry -> entry.sequence() <= now.sequence())
                .map(entry -> Events.decoded(entry.event().toArray()))
                .anyMatch(event -> event instanceof Event.Withheld(int number, List<Integer> hands)
                        && number == shownFor
                        && state.hands()
                                .of(laptop.key())
                                .filter(hand -> hands.contains(hand.number()))
                                .isPresent());
        if (named && !alarms.contains(DiceAlarm.SAID_TO_WITHHOLD)) {
            referee.broken(laptop.name() + " is said to withhold what it has shown, and says nothing");
        }
    }

    /// Says something aloud.
    void alarmed(DiceAlarm alarm) {
        alarms.add(alarm);
    }

    /// Whether a host ever told it something else than the others.
    boolean wasLiedTo() {
        return liedTo;
    }
}

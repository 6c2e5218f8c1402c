package cantstop.simulation;

import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/// Who may lead a table, and go on with what. It knows nothing by itself: the referee says what was told.
final class Leading {
    private Leading() {}

    /// Only the host that a log names adds to it, or one that opens an epoch of its own: with the longest of
    /// the copies that people came with and that it can read.
    static void check(Chronicle chronicle, SimulatedHost host, TableState before, LogEntry added) {
        boolean opens =
                added.event() instanceof Event.EpochBegan(var _, Key key, var _, var _) && key.equals(host.key());
        if (!opens && added.sequence() > 1 && !before.hostKey().equals(host.key())) {
            throw new Violation(host.name() + " adds " + added + " to a table that another host leads");
        }
        if (opens && before.sequence() > 1) {
            Digest parent = digestBefore(chronicle, added);
            for (Gatherings.Came came : host.gatherings().cameForEpoch()) {
                Chronicle.Branch theirs = chronicle.with(came.sequence(), came.digest());
                if (theirs != null
                        && came.sequence() >= added.sequence()
                        && theirs.ledger().has(added.sequence() - 1, parent)
                        && !host.machine().releases().isLater(came.digest())
                        && !isUnwitnessed(came, theirs.ledger(), added.sequence(), host)) {
                    throw new Violation(host.name() + " goes on after " + (added.sequence() - 1) + " events, and "
                            + came.key() + " came with " + came.sequence());
                }
            }
        }
    }

    /// Dice that a host made alone, or that somebody who came too has left, in an end of the log that one laptop alone
    /// came with: from there on that is not believed.
    private static boolean isUnwitnessed(Gatherings.Came came, Ledger theirs, long sequence, SimulatedHost host) {
        long shared = witnessed(theirs, host);
        return LongStream.rangeClosed(shared + 1, sequence).anyMatch(at -> {
            TableState before = theirs.stateAt(at - 1);
            return isMadeAlone(theirs.event(at), before) || isSentAway(theirs.event(at), before, came, host);
        });
    }

    /// How much of it two laptops have that have a seat there and in what the host has by itself; its disk is a copy on
    /// its laptop. Who watches is nobody's witness.
    private static long witnessed(Ledger theirs, SimulatedHost host) {
        List<Gatherings.Came> came = host.gatherings().cameForEpoch().stream()
                .filter(one -> theirs.has(one.sequence(), one.digest()))
                .toList();
        Map<Key, Long> held = new HashMap<>();
        came.forEach(one -> held.merge(one.key(), one.sequence(), Math::max));
        host.gatherings()
                .kept(theirs.table())
                .filter(last -> theirs.has(last.sequence(), last.digest()))
                .ifPresent(last -> held.merge(host.key(), last.sequence(), Math::max));
        TableState own = theirs.stateAt(held.getOrDefault(host.key(), 0L));
        return held.entrySet().stream()
                .filter(entry -> entry.getKey().equals(host.key())
                        || isSeated(entry.getKey(), theirs.stateAt(entry.getValue()))
                                && (own.sequence() == 0 || isSeated(entry.getKey(), own)))
                .map(Map.Entry::getValue)
                .sorted(Comparator.reverseOrder())
                .skip(1)
                .findFirst()
                .orElse(0L);
    }

    private static boolean isSeated(Key key, TableState state) {
        return state.personOf(key).isPresent();
    }

    private static boolean isMadeAlone(Event event, TableState before) {
        return switch (event) {
            case Event.Throwing begun -> begun.hands().size() == 1;
            case Event.Rolled _, Event.StartRolled _ ->
                before.playing().flatMap(GameState::openThrow).isEmpty();
            case Event.OfTable _, Event.OfGame _ -> false;
        };
    }

    private static boolean isSentAway(Event event, TableState before, Gatherings.Came came, SimulatedHost host) {
        Seat seat = event instanceof Event.Left left
                ? left.seat()
                : event instanceof Event.SeatGiven given ? given.seat() : null;
        return seat != null
                && before.chair(seat)
                        .person()
                        .filter(person -> !person.key().equals(came.key()))
                        .filter(person -> !came.key().equals(host.key())
                                || host.gatherings().cameForEpoch().stream()
                                        .anyMatch(other -> other.key().equals(person.key())))
                        .isPresent();
    }

    private static Digest digestBefore(Chronicle chronicle, LogEntry added) {
        Chronicle.Branch branch = chronicle.with(added.sequence(), added.digest());
        if (branch == null) {
            throw new Violation("an epoch that was not told");
        }
        return branch.ledger().digestAt(added.sequence() - 1);
    }

    /// A host lets another one go on with a table: one that does lead it, while no guest is here or because most people
    /// have elected the other one, and not with less than what people decided here.
    static void stepsDown(Chronicle chronicle, SimulatedHost host, boolean guests, Person leader, Log theirs) {
        Chronicle.Branch led = chronicle.with(theirs.sequence(), theirs.digest());
        if (led == null || !theirs.state().hostKey().equals(leader.key())) {
            throw new Violation(host.name() + " steps down for a log that nobody leads");
        }
        if (guests && !isElected(theirs, leader)) {
            throw new Violation(host.name() + " steps down before its guests");
        }
        Ledger mine = chronicle.toldBy(host.key()).ledger();
        // The line may have gone on elsewhere since.
        long told = chronicle.told(host.key());
        long common = 0;
        while (common < Math.min(told, theirs.sequence())
                && mine.digestAt(common + 1).equals(theirs.digestAt(common + 1))) {
            common++;
        }
        Epoch epoch = mine.stateAt(common).epoch();
        if (mine.stateAt(told).epoch().isAfter(epoch) && theirs.state().epoch().equals(epoch)) {
            throw new Violation(host.name() + " steps down for a host that missed its epoch");
        }
    }

    private static boolean isElected(Log log, Person leader) {
        return log.events().stream()
                .anyMatch(event -> event instanceof Event.EpochBegan began
                        && began.hostKey().equals(leader.key())
                        && began.election() != null);
    }
}

package cantstop.engine.succession;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// Decides how much of the end of a log is believed that only one laptop has. That laptop could have added events of
/// its own: it knows all secrets that the last host has shown, and those of its own hand. So after the last event that
/// another laptop has too, the log ends before
///
/// - dice that the host made alone, with its secret or without one, if another laptop had a hand there: in a party
///   that went on honestly the throw would carry the secret of the laptop that brings it;
/// - another player loses their seat: they can leave again, and could not come back. What the host's own laptop says
///   of a player who isn't here is believed, since as their host it could refuse them anyway.
///
/// A host that goes on with the journal of a table that it leads is believed: it could have done the same meanwhile.
final class Witnesses {
    private Witnesses() {}

    /// A log as far as it is believed.
    ///
    /// @param copies the logs that were read, this one among them
    /// @param claims what the laptops say that they have
    /// @param kept the log in the host's own journal, a copy on the host's laptop
    /// @param hostKey the key of that laptop
    static Log believed(Log log, Collection<Log> copies, Collection<LogClaim> claims, Optional<Log> kept, Key hostKey) {
        if (log.state().hostKey().equals(hostKey)
                && kept.filter(own -> own.digest().equals(log.digest())).isPresent()) {
            return log;
        }
        Map<Key, Long> held = new HashMap<>();
        claims.stream()
                .filter(claim -> !claim.isEmpty() && claim.isPrefixOf(log))
                .forEach(claim -> held.merge(claim.key(), claim.sequence(), Math::max));
        kept.ifPresent(own -> held.merge(hostKey, own.commonWith(log), Math::max));
        Optional<Key> owner = held.entrySet().stream()
                .filter(holder -> holder.getValue() == log.sequence())
                .map(Map.Entry::getKey)
                .min(Comparator.naturalOrder());
        owner.ifPresent(held::remove);
        OptionalLong shared = LongStream.concat(
                        held.values().stream().mapToLong(length -> length),
                        copies.stream()
                                .filter(copy -> !copy.digest().equals(log.digest()))
                                .mapToLong(log::commonWith))
                .max();
        if (owner.isEmpty() || shared.isEmpty()) {
            return log;
        }
        Set<Key> here = claims.stream().map(LogClaim::key).collect(Collectors.toSet());
        boolean ofHost = owner.get().equals(hostKey);
        Predicate<Key> others = key -> !key.equals(owner.get());
        return cut(log, shared.getAsLong(), others, (key, _) -> others.test(key) && (!ofHost || here.contains(key)));
    }

    /// A log as far as it is believed without anybody who counts as a witness of its end, but of their own going.
    ///
    /// @param shared how much of it is not in doubt
    /// @param claims what all laptops say that they have
    static Log believedAlone(Log log, long shared, Collection<LogClaim> claims) {
        return cut(
                log,
                shared,
                _ -> true,
                (key, sequence) -> claims.stream()
                        .noneMatch(claim ->
                                claim.key().equals(key) && claim.sequence() >= sequence && claim.isPrefixOf(log)));
    }

    /// @param others whose hands there the host has to ask
    /// @param keepsSeat whether nobody believes that the laptop with that key lost its seat with that event
    private static Log cut(Log log, long shared, Predicate<Key> others, BiPredicate<Key, Long> keepsSeat) {
        Log believed = new Log();
        boolean together = false;
        for (LogEntry entry : log.after(0)) {
            TableState before = believed.state();
            together |= entry.sequence() > shared
                    && before.partners().stream().map(Hand::key).anyMatch(others);
            boolean alone = together && isMadeAlone(entry.event(), before);
            if (entry.sequence() > shared
                    && (alone || takesSeat(entry.event(), before, key -> keepsSeat.test(key, entry.sequence())))) {
                return believed;
            }
            believed.append(entry.event(), entry.bytes());
        }
        return log;
    }

    private static boolean isMadeAlone(Event event, TableState before) {
        return switch (event) {
            case Event.Throwing begun -> begun.hands().size() == 1;
            case Event.Rolled _, Event.StartRolled _ ->
                before.playing().flatMap(GameState::openThrow).isEmpty();
            case Event.OfTable _, Event.OfGame _ -> false;
        };
    }

    private static boolean takesSeat(Event event, TableState before, Predicate<Key> keepsSeat) {
        return switch (event) {
            case Event.Left left -> isOneOf(keepsSeat, before, left.seat());
            case Event.SeatGiven given -> isOneOf(keepsSeat, before, given.seat());
            case Event.OfTable _, Event.OfGame _ -> false;
        };
    }

    private static boolean isOneOf(Predicate<Key> keys, TableState before, Seat seat) {
        return before.chair(seat).person().map(Person::key).filter(keys).isPresent();
    }
}

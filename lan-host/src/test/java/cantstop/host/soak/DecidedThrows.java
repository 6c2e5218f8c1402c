package cantstop.host.soak;

import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.host.guests.Crowd;
import cantstop.host.guests.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The rolls that were decided and had no dice yet when a host was killed, as the player saw it who saw most. What is
/// in the log by then leaves one way for the dice to fall: with the secrets that the laptops of that throw show.
record DecidedThrows(List<Decided> all) {
    DecidedThrows {
        all = List.copyOf(all);
    }

    /// One of them.
    ///
    /// @param sees who saw most of its table
    /// @param sequence of the event that decided it
    record Decided(Player sees, long sequence) {
        /// The event that ended it: its dice, or that some withheld; nothing as long as there is none.
        Optional<Event> end() {
            List<LogEntry> log = sees.memory().log();
            return log.subList(Math.toIntExact(Math.min(sequence, log.size())), log.size()).stream()
                    .map(LogEntry::event)
                    .filter(Event.OfGame.class::isInstance)
                    .findFirst();
        }
    }

    static DecidedThrows of(Crowd crowd) {
        List<Decided> all = new ArrayList<>();
        for (List<Player> table : crowd.tables()) {
            Player most = table.stream()
                    .max(Comparator.comparingLong(player -> player.memory().sequence()))
                    .orElseThrow();
            most.memory().log().reversed().stream()
                    .filter(entry -> entry.event() instanceof Event.OfGame)
                    .findFirst()
                    .filter(entry -> entry.event() instanceof Event.Throwing)
                    .ifPresent(entry -> all.add(new Decided(most, entry.sequence())));
        }
        return new DecidedThrows(all);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    boolean haveEnded() {
        return all.stream().allMatch(decided -> decided.end().isPresent());
    }

    /// How many ended in the dice that were decided.
    long fallen() {
        return all.stream()
                .filter(decided -> decided.end()
                        .filter(end -> end instanceof Event.Rolled || end instanceof Event.StartRolled)
                        .isPresent())
                .count();
    }

    /// How many were given up, and say who withheld.
    long withheld() {
        return all.stream()
                .filter(decided ->
                        decided.end().filter(Event.Withheld.class::isInstance).isPresent())
                .count();
    }
}

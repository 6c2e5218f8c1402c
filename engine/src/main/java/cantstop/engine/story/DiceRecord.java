package cantstop.engine.story;

import cantstop.engine.Chair;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.PlayerName;
import cantstop.engine.Rules;
import cantstop.engine.TableState;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Key;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// How the throws of a log were made: by all laptops together, some of them, or the host alone. Counts what a legal
/// log says, and proves nothing by itself: that is for the audit.
///
/// @param together throws that several laptops made
/// @param alone throws that the host made alone; nothing proves them
/// @param laptops those that ever took part or could have, in the order in which they opened a hand
public record DiceRecord(int together, int alone, List<Laptop> laptops) {
    /// One laptop.
    ///
    /// @param key its key
    /// @param name of the person who sat there last; empty for a host without a seat
    /// @param took throws that it took part in
    /// @param missed throws of several laptops that were made without it although it had a hand and a seat
    /// @param withheld throws that it did not show its secret for
    public record Laptop(Key key, Optional<PlayerName> name, int took, int missed, int withheld) {}

    public DiceRecord {
        laptops = List.copyOf(laptops);
    }

    /// Counts the throws of a whole log.
    public static DiceRecord of(List<Event> events) {
        Counter counter = new Counter();
        TableState state = Rules.unopened();
        for (Event event : events) {
            counter.count(event, state);
            state = Rules.evolve(state, event);
        }
        return counter.record(state);
    }

    private static final class Counter {
        private final Map<Key, Tally> tallies = new LinkedHashMap<>();
        private int together;
        private int alone;

        /// The counts of one laptop.
        private static final class Tally {
            private Optional<PlayerName> name = Optional.empty();
            private int took;
            private int missed;
            private int withheld;
        }

        void count(Event event, TableState before) {
            state(before);
            switch (event) {
                case Event.HandOpened opened -> tally(opened.hand().key());
                case Event.Withheld withheld -> withheld(withheld, before);
                case Event.Rolled _, Event.StartRolled _ -> fallen(before);
                case Event.OfTable _, Event.OfGame _ -> {}
            }
        }

        private Tally tally(Key key) {
            return tallies.computeIfAbsent(key, _ -> new Tally());
        }

        private void state(TableState state) {
            tallies.forEach((key, tally) -> tally.name = nameAt(state, key).or(() -> tally.name));
        }

        private static Optional<PlayerName> nameAt(TableState state, Key key) {
            return state.personOf(key)
                    .flatMap(state::seatOf)
                    .map(state::chair)
                    .map(Chair::badge)
                    .map(badge -> Objects.requireNonNull(badge).name());
        }

        private void withheld(Event.Withheld withheld, TableState before) {
            open(before)
                    .flatMap(thrown -> thrown.hands().stream())
                    .filter(hand -> withheld.hands().contains(hand.number()))
                    .forEach(hand -> tally(hand.key()).withheld++);
        }

        private void fallen(TableState before) {
            List<Key> taking = open(before)
                    .flatMap(thrown -> thrown.hands().stream())
                    .map(Hand::key)
                    .toList();
            if (taking.size() < 2) {
                alone++;
            } else {
                together++;
                taking.forEach(key -> tally(key).took++);
            }
            before.partners().stream()
                    .map(Hand::key)
                    .filter(key -> !taking.contains(key))
                    .forEach(key -> tally(key).missed++);
        }

        private static Stream<OpenThrow> open(TableState state) {
            return state.playing().flatMap(GameState::openThrow).stream();
        }

        DiceRecord record(TableState end) {
            state(end);
            List<Laptop> laptops = new ArrayList<>();
            tallies.forEach(
                    (key, tally) -> laptops.add(new Laptop(key, tally.name, tally.took, tally.missed, tally.withheld)));
            return new DiceRecord(together, alone, laptops);
        }
    }
}

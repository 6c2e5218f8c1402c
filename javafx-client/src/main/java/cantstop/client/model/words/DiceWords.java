package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.PlayerName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.engine.story.DiceRecord;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// Who threw the dice, in words: of one throw, and of a whole log.
public final class DiceWords {
    private final Words words;

    public DiceWords(Words words) {
        this.words = words;
    }

    /// The laptops that made the last throw of a log, or are making it; none where nothing was thrown yet.
    ///
    /// @return the numbers of their hands, or an empty list where the host threw alone
    public static Optional<List<Integer>> lastThrow(List<LogEntry> log) {
        Iterator<Event> before = log.reversed().stream()
                .map(LogEntry::event)
                .filter(Event.OfGame.class::isInstance)
                .iterator();
        while (before.hasNext()) {
            Event event = before.next();
            if (event instanceof Event.Throwing(int _, var _, var _, List<Integer> hands, var _)) {
                return Optional.of(hands);
            }
            if (event instanceof Event.Rolled || event instanceof Event.StartRolled) {
                return Optional.of(
                        before.hasNext() && before.next() instanceof Event.Throwing thrown
                                ? thrown.hands()
                                : List.of());
            }
        }
        return Optional.empty();
    }

    /// Whether a laptop did not show its secret for the last throw of a log, or for the one that is being made.
    public static boolean isWithheld(List<Event> log) {
        return log.reversed().stream()
                .filter(Event.OfGame.class::isInstance)
                .dropWhile(event -> !(event instanceof Event.Throwing
                        || event instanceof Event.Rolled
                        || event instanceof Event.StartRolled))
                // The dice, who threw them, and before that a failed attempt.
                .limit(3)
                .anyMatch(Event.Withheld.class::isInstance);
    }

    /// In short: "Thrown by 3 laptops", or "Thrown by the host"; "Thrown by 1 laptop" if all players share it.
    public String mark(List<Integer> hands, TableState table) {
        return hands.size() > 1 || isOnOne(table)
                ? words.say("dice.by", Math.max(1, hands.size()))
                : words.say("dice.byHost");
    }

    private static boolean isOnOne(TableState table) {
        return table.people().stream().map(Person::key).distinct().count() == 1;
    }

    /// Of one throw, in a sentence.
    public String sentence(List<Integer> hands, TableState table) {
        List<String> names = hands.stream()
                .map(number -> table.hands().numbered(number))
                .map(hand -> hand.flatMap(known -> table.personOf(known.key())).flatMap(table::seatOf))
                .map(seat -> seat.map(one -> SeatNames.of(words, table, one)).orElseGet(() -> words.say("dice.host")))
                .toList();
        if (names.size() > 1) {
            return words.say("dice.madeBy", words.list(names));
        }
        return words.say(isOnOne(table) ? "dice.madeByOne" : "dice.madeByHost");
    }

    /// Of a whole log: "Thrown by the laptops of Anna, Ben and Cleo together: 212."
    public List<String> sentences(DiceRecord record) {
        List<String> said = new ArrayList<>();
        List<String> took = record.laptops().stream()
                .filter(laptop -> laptop.took() > 0)
                .map(this::name)
                .toList();
        if (record.together() > 0) {
            said.add(words.say("dice.record.together", words.list(took), record.together()));
        }
        for (DiceRecord.Laptop laptop : record.laptops()) {
            if (laptop.missed() > 0) {
                said.add(words.say("dice.record.missed", name(laptop), laptop.missed()));
            }
            if (laptop.withheld() > 0) {
                said.add(words.say("dice.record.withheld", name(laptop), laptop.withheld()));
            }
        }
        if (record.alone() > 0) {
            said.add(words.say("dice.record.alone", record.alone()));
        }
        return said;
    }

    private String name(DiceRecord.Laptop laptop) {
        return laptop.name().map(PlayerName::text).orElseGet(() -> words.say("dice.host"));
    }
}

package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import cantstop.engine.Column;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LeaveReason;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The log as sentences: what happened, said with the state before and after it.
public final class LogWords {
    private final Words words;
    private final Supplier<Optional<Person>> me;

    /// Sentences in which all players have names.
    public LogWords(Words words) {
        this(words, Optional::empty);
    }

    /// Sentences for one of the players.
    ///
    /// @param me the player who reads them, whose own moves are "yours"; empty while all players have names
    public LogWords(Words words, Supplier<Optional<Person>> me) {
        this.words = words;
        this.me = me;
    }

    /// One event as a sentence; empty for events that are not shown to players.
    ///
    /// @param before the state it happened to
    /// @param after the state it led to
    public Optional<String> say(Event event, TableState before, TableState after) {
        return switch (event) {
            case Event.OfTable ofTable -> table(ofTable, before, after);
            case Event.Throwing _ -> Optional.empty();
            case Event.OfGame ofGame -> Optional.of(game(ofGame, before, after));
        };
    }

    private Optional<String> table(Event.OfTable event, TableState before, TableState after) {
        return switch (event) {
            case Event.Opened opened ->
                Optional.of(words.say(
                        "log.opened", TableNames.of(words, opened.name().text())));
            case Event.EpochBegan began ->
                began.epoch().equals(Epoch.FIRST) ? Optional.empty() : Optional.of(led(began.hostKey(), after));
            case Event.OwnerChanged(var owner) ->
                after.seatOf(owner).map(seat -> words.say("log.owner", SeatNames.of(words, after, seat)));
            case Event.Sat(Seat seat, Occupant occupant, var _) ->
                Optional.of(words.say(
                        occupant instanceof Occupant.Robot ? "log.botSat" : "log.sat",
                        SeatNames.of(words, after, seat)));
            case Event.BadgeChanged changed -> Optional.of(renamed(changed.seat(), before, after));
            case Event.Left(Seat seat, LeaveReason how) -> Optional.of(left(SeatNames.of(words, before, seat), how));
            case Event.SeatGiven(Seat seat, var _, var _) ->
                Optional.of(words.say(
                        "log.seatGiven", SeatNames.of(words, before, seat), SeatNames.of(words, after, seat)));
            case Event.BotTookOver(Seat seat, var _) ->
                Optional.of(words.say("log.botTookOver", SeatNames.of(words, after, seat)));
            case Event.PersonBack(Seat seat) -> Optional.of(words.say("log.back", SeatNames.of(words, after, seat)));
            case Event.SettingsChanged(Settings settings) -> Optional.of(words.say("log.settings", rules(settings)));
            case Event.HandOpened _, Event.HostResumed _ -> Optional.empty();
            case Event.LockChanged(boolean locked) -> Optional.of(words.say(locked ? "log.locked" : "log.unlocked"));
        };
    }

    /// The player whose laptop is the host now, if they sit at the table.
    private String led(Key hostKey, TableState table) {
        return table.occupied().stream()
                .filter(seat -> table.chair(seat).occupant() instanceof Occupant.Human(Person person)
                        && person.key().equals(hostKey))
                .findFirst()
                .map(seat -> words.say("log.epochOf", SeatNames.of(words, table, seat)))
                .orElse(words.say("log.epoch"));
    }

    private String renamed(Seat seat, TableState before, TableState after) {
        String was = SeatNames.of(words, before, seat);
        String is = SeatNames.of(words, after, seat);
        return was.equals(is) ? words.say("log.badge", is) : words.say("log.renamed", was, is);
    }

    private String left(String name, LeaveReason how) {
        return switch (how) {
            case LEFT -> words.say("log.left", name);
            case CONCEDED -> words.say("log.conceded", name);
            case REMOVED -> words.say("log.removed", name);
        };
    }

    private String game(Event.OfGame event, TableState before, TableState after) {
        return switch (event) {
            case Event.Started started ->
                started.starter() == null
                        ? words.say("log.started")
                        : words.say("log.startedBy", SeatNames.of(words, after, started.starter()));
            case Event.StartRolled rolled -> startRolled(rolled.throwsInOrder(), after);
            case Event.Throwing _ -> "";
            case Event.Withheld withheld -> words.say("log.withheld", words.list(missing(withheld, before)));
            case Event.Rolled(Seat seat, Roll roll, boolean bust, MoveSource by, var _) ->
                told(bust ? "log.bust" : "log.rolled", seat, by, after, roll.toString(), bust ? lost(before) : 0);
            case Event.Chosen(Seat seat, List<Column> columns, MoveSource by) ->
                told("log.chosen", seat, by, after, words.option(columns));
            case Event.TakenBack(Seat seat) -> told("log.takenBack", seat, MoveSource.PERSON, after);
            case Event.Stopped(Seat seat, List<Column> won, boolean game, MoveSource by) ->
                won.isEmpty()
                        ? told("log.stopped", seat, by, after, lost(before))
                        : told("log.won", seat, by, after, words.columns(won));
            case Event.PassedOver(Seat seat, boolean kept, List<Column> won, boolean game) ->
                won.isEmpty()
                        ? words.say(kept ? "log.passedKept" : "log.passed", SeatNames.of(words, after, seat))
                        : words.say("log.passedWon", SeatNames.of(words, after, seat), words.columns(won));
            case Event.Over over ->
                over.winner() == null
                        ? words.say("log.overWithout")
                        : told("log.over", over.winner(), MoveSource.PERSON, after);
        };
    }

    /// Whose laptops did not show their secrets.
    private List<String> missing(Event.Withheld withheld, TableState before) {
        return before.playing().flatMap(GameState::openThrow).stream()
                .flatMap(open -> open.hands().stream())
                .filter(hand -> withheld.hands().contains(hand.number()))
                .map(hand -> before.personOf(hand.key())
                        .flatMap(before::seatOf)
                        .map(seat -> SeatNames.of(words, before, seat))
                        .orElseGet(() -> words.say("log.somebody")))
                .toList();
    }

    private static int lost(TableState before) {
        return before.game() == null ? 0 : before.game().stepsAtStake();
    }

    /// A move, said to the player who made it, or of that player.
    private String told(String what, Seat seat, MoveSource by, TableState state, Object... rest) {
        Optional<Person> person = state.chair(seat).person();
        if (by == MoveSource.PERSON && person.isPresent() && person.equals(me.get())) {
            return words.say(what + ".mine", rest);
        }
        List<Object> all = new ArrayList<>(List.of(who(seat, by, state)));
        all.addAll(List.of(rest));
        return words.say(what, all.toArray());
    }

    private String who(Seat seat, MoveSource by, TableState state) {
        String name = SeatNames.of(words, state, seat);
        boolean standIn = by == MoveSource.BOT && state.chair(seat).standIn() != null;
        return switch (by) {
            case PERSON -> name;
            case BOT -> standIn ? words.say("log.botFor", name) : name;
            case CLOCK -> words.say("log.clockFor", name);
        };
    }

    /// Who starts, and with which throws; where the highest are equal, all throws.
    private String startRolled(List<StartThrow> thrown, TableState state) {
        List<StartThrow> byTotal = thrown.stream()
                .sorted(Comparator.comparingInt(StartThrow::total).reversed())
                .toList();
        StartThrow highest = byTotal.getFirst();
        List<StartThrow> others = byTotal.subList(1, byTotal.size());
        if (others.stream().noneMatch(one -> one.total() == highest.total())) {
            return words.say(
                    "log.startWon",
                    SeatNames.of(words, state, highest.seat()),
                    highest.total(),
                    words.list(others.stream()
                            .map(one -> Integer.toString(one.total()))
                            .toList()));
        }
        List<String> totals = thrown.stream()
                .map(one -> words.say("log.startThrow", SeatNames.of(words, state, one.seat()), one.total()))
                .toList();
        return words.say("log.startRolled", words.list(totals));
    }

    /// The rules of a table in a few words: "Classic, 3 columns".
    public String rules(Settings settings) {
        return words.say(
                "rules.short", words.say("variant." + settings.variant().name()), settings.columnsToWin());
    }
}

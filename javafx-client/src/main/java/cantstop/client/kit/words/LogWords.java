package cantstop.client.kit.words;

import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Person;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;

/// The log as sentences: what happened, said with the state before and after it.
public final class LogWords {
    private final Words words;

    public LogWords(Words words) {
        this.words = words;
    }

    /// One event as a sentence; none for those that nobody needs to hear of.
    ///
    /// @param before the state it happened to
    /// @param after the state it led to
    public Optional<String> say(Event event, TableState before, TableState after) {
        return switch (event) {
            case Event.OfTable ofTable -> table(ofTable, before, after);
            case Event.OfGame ofGame -> Optional.of(game(ofGame, before, after));
        };
    }

    private Optional<String> table(Event.OfTable event, TableState before, TableState after) {
        return switch (event) {
            case Event.Opened opened ->
                Optional.of(words.say("log.opened", opened.name().text()));
            case Event.EpochBegan began ->
                began.epoch() == 1 ? Optional.empty() : Optional.of(led(began.hostKey(), after));
            case Event.OwnerChanged(var owner) ->
                after.seatOf(owner).map(seat -> words.say("log.owner", words.name(after, seat)));
            case Event.Sat(Seat seat, Occupant occupant, var _) ->
                Optional.of(words.say(
                        occupant instanceof Occupant.Robot ? "log.botSat" : "log.sat", words.name(after, seat)));
            case Event.BadgeChanged changed -> Optional.of(renamed(changed.seat(), before, after));
            case Event.Left(Seat seat, LeaveReason how) -> Optional.of(left(words.name(before, seat), how));
            case Event.SeatGiven(Seat seat, var _, var _) ->
                Optional.of(words.say("log.seatGiven", words.name(before, seat), words.name(after, seat)));
            case Event.BotTookOver(Seat seat, var _) ->
                Optional.of(words.say("log.botTookOver", words.name(after, seat)));
            case Event.PersonBack(Seat seat) -> Optional.of(words.say("log.back", words.name(after, seat)));
            case Event.SettingsChanged(Settings settings) -> Optional.of(words.say("log.settings", rules(settings)));
            case Event.LockChanged(boolean locked) -> Optional.of(words.say(locked ? "log.locked" : "log.unlocked"));
        };
    }

    /// Who leads the table, where that is one of those who sit at it.
    private String led(String hostKey, TableState table) {
        return table.occupied().stream()
                .filter(seat -> table.chair(seat).occupant() instanceof Occupant.Human(Person person)
                        && person.key().equals(hostKey))
                .findFirst()
                .map(seat -> words.say("log.epochOf", words.name(table, seat)))
                .orElse(words.say("log.epoch"));
    }

    private String renamed(Seat seat, TableState before, TableState after) {
        String was = words.name(before, seat);
        String is = words.name(after, seat);
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
                        : words.say("log.startedBy", words.name(after, started.starter()));
            case Event.StartRolled rolled -> startRolled(rolled.throwsInOrder(), after);
            case Event.Rolled(Seat seat, Roll roll, boolean bust, MoveSource by) ->
                words.say(
                        bust ? "log.bust" : "log.rolled",
                        who(seat, by, after),
                        roll.toString(),
                        bust ? lost(before) : 0);
            case Event.Chosen(Seat seat, List<Column> columns, MoveSource by) ->
                words.say("log.chosen", who(seat, by, after), words.option(columns));
            case Event.TakenBack(Seat seat) -> words.say("log.takenBack", words.name(after, seat));
            case Event.Stopped(Seat seat, List<Column> won, boolean game, MoveSource by) ->
                won.isEmpty()
                        ? words.say("log.stopped", who(seat, by, after), lost(before))
                        : words.say("log.won", who(seat, by, after), words.columns(won));
            case Event.PassedOver(Seat seat, boolean kept, List<Column> won, boolean game) ->
                won.isEmpty()
                        ? words.say(kept ? "log.passedKept" : "log.passed", words.name(after, seat))
                        : words.say("log.passedWon", words.name(after, seat), words.columns(won));
            case Event.Over over ->
                over.winner() == null
                        ? words.say("log.overWithout")
                        : words.say("log.over", words.name(after, over.winner()));
        };
    }

    private static int lost(TableState before) {
        return before.game() == null ? 0 : before.game().stepsAtStake();
    }

    private String who(Seat seat, MoveSource by, TableState state) {
        String name = words.name(state, seat);
        boolean standIn = by == MoveSource.BOT && state.chair(seat).standIn() != null;
        return switch (by) {
            case PERSON -> name;
            case BOT -> standIn ? words.say("log.botFor", name) : name;
            case CLOCK -> words.say("log.clockFor", name);
        };
    }

    private String startRolled(List<StartThrow> thrown, TableState state) {
        List<String> totals = thrown.stream()
                .map(one -> words.say("log.startThrow", words.name(state, one.seat()), one.total()))
                .toList();
        return words.say("log.startRolled", words.list(totals));
    }

    /// The rules of a table in a few words: "Classic, 3 columns".
    public String rules(Settings settings) {
        return words.say(
                "rules.short", words.say("variant." + settings.variant().name()), settings.columnsToWin());
    }
}

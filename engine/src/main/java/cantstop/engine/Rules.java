package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.List;

/// All rules of the game and of the table, behind pure functions: no clock, no dice of their own, no state.
///
/// - [#decide] says what a command leads to: events, a refusal, or how many dice it needs;
/// - [#evolve] returns the state after an event and checks nothing;
/// - [Audit] decides a whole log again.
public final class Rules {
    private Rules() {}

    /// What a command leads to.
    ///
    /// @param state the table as it stands
    /// @param actor who sends it
    /// @param faces dice for it, each 1 to 6; none to be told how many it needs
    /// @throws IllegalArgumentException for wrong faces or too few of them, and for a table that has not been
    ///     opened
    public static Decision decide(TableState state, Actor actor, Command command, List<Integer> faces) {
        if (state.sequence() == 0) {
            throw new IllegalArgumentException("the table has not been opened");
        }
        if (!faces.isEmpty()
                && !(command instanceof Command.Start)
                && !state.partners().isEmpty()) {
            return Decision.rejected(Refusal.Plain.NOT_ALONE);
        }
        return switch (command) {
            case Command.Turn turn -> TurnRules.decide(state, actor, turn, faces);
            case Command.PassOver passOver -> TurnRules.decide(state, actor, passOver);
            case Command.TimeUp timeUp -> TurnRules.decide(state, actor, timeUp, faces);
            case Command.Start _ -> StartRules.start(state, actor, faces);
            case Command.ThrowForStart _ -> StartRules.throwAgain(state, actor, faces);
            case Command.OfThrow step -> ThrowRules.decide(state, actor, step, faces);
            case Command.OfTable table -> withTurnPassedOver(state, TableRules.decide(state, actor, table));
        };
    }

    /// Decides a command whose dice several laptops throw: the throw begins.
    ///
    /// @param hands the numbers of the hands that take part, ordered by the keys of their laptops
    /// @param own the host's secret for this throw
    public static Decision decide(TableState state, Actor actor, Command command, List<Integer> hands, Bytes own) {
        Decision decision = decide(state, actor, command, List.of());
        return decision instanceof Decision.NeedsDice ? ThrowRules.begin(state, actor, hands, own) : decision;
    }

    /// The events that open a table: its first person sits down and owns it.
    ///
    /// @param table the table's identity, 32 lower-case hex digits
    /// @param hostKey the fingerprint of the host's key
    /// @param opener who sits down first
    /// @param badge how they look
    public static List<Event> open(
            TableId table, TableName name, Settings settings, Key hostKey, Person opener, Badge badge) {
        Seat first = Seat.of(0);
        return List.of(
                new Event.Opened(table, name, settings),
                new Event.EpochBegan(Epoch.FIRST, hostKey),
                new Event.Sat(first, new Occupant.Human(opener), badge),
                new Event.OwnerChanged(opener));
    }

    /// The state from which every log starts.
    public static TableState unopened() {
        return TableState.UNOPENED;
    }

    /// Whether these events would leave the table as it is: then the command is done without an event.
    public static boolean changeNothing(TableState state, List<Event> events) {
        return events.stream()
                .allMatch(event -> event instanceof Event.LockChanged(boolean locked) && locked == state.locked()
                        || event instanceof Event.SettingsChanged(Settings settings)
                                && settings.equals(state.settings())
                        || event instanceof Event.OwnerChanged(Person person) && state.isOwner(person)
                        || event instanceof Event.BadgeChanged(Seat seat, Badge badge)
                                && badge.equals(state.chair(seat).badge()));
    }

    /// The state after an event.
    public static TableState evolve(TableState state, Event event) {
        return Evolution.evolve(state, event);
    }

    /// The state after some events, in their order.
    public static TableState evolve(TableState state, List<Event> events) {
        TableState after = state;
        for (Event event : events) {
            after = evolve(after, event);
        }
        return after;
    }

    /// Passes over a turn whose seat is empty, so that it does not hold up the others, once another player is seated.
    /// Only commands about people need this: the end of a turn skips empty seats itself.
    private static Decision withTurnPassedOver(TableState state, Decision decision) {
        if (!(decision instanceof Decision.Accepted(List<Event> events))) {
            return decision;
        }
        TableState after = evolve(state, events);
        return after.playing()
                .filter(game -> waitsForEmptySeat(after, game))
                .<Decision>map(game -> {
                    List<Event> all = new ArrayList<>(events);
                    all.addAll(TurnRules.passedOver(game));
                    return new Decision.Accepted(all);
                })
                .orElse(decision);
    }

    private static boolean waitsForEmptySeat(TableState state, GameState game) {
        return !game.isThrowingForStart()
                && state.chair(game.mover()).isEmpty()
                && state.occupied().stream().anyMatch(game::isPlayer);
    }
}

package cantstop.engine;

import cantstop.engine.identity.Person;
import java.util.List;

/// Decides about a turn: rolling, choosing, taking back, stopping, and going on for a player who is away.
final class TurnRules {
    private TurnRules() {}

    static Decision decide(TableState state, Actor actor, Command.Turn turn, List<Integer> faces) {
        return switch (mover(state, actor, turn.seen())) {
            case Right.To(GameState game, MoveSource by) ->
                switch (turn.move()) {
                    case TurnMove.RollDice roll -> roll(game, by, faces);
                    case TurnMove.Choose choose -> choose(game, choose.columns(), by);
                    case TurnMove.TakeBack takeBack -> takeBack(game);
                    case TurnMove.Stop stop -> stop(game, by);
                };
            case Right.None(Refusal reason) -> Decision.rejected(reason);
        };
    }

    /// Ends the turn of a player who is away.
    static Decision decide(TableState state, Actor actor, Command.PassOver command) {
        return switch (host(state, actor, command.seen())) {
            case Right.To(GameState game, MoveSource by)
            when game.openThrow().isPresent() -> Decision.rejected(Refusal.Plain.DICE_FALLING);
            case Right.To(GameState game, MoveSource by) -> new Decision.Accepted(passedOver(game));
            case Right.None(Refusal reason) -> Decision.rejected(reason);
        };
    }

    /// The timer's move: roll, take the first option, or stop; roll on if stopping is not allowed.
    static Decision decide(TableState state, Actor actor, Command.TimeUp command, List<Integer> faces) {
        return switch (host(state, actor, command.seen())) {
            case Right.To(GameState game, MoveSource by)
            when game.settings().timerSeconds() == 0 -> Decision.rejected(Refusal.Plain.NO_TIMER);
            case Right.To(GameState game, MoveSource by)
            when game.phase() instanceof Phase.Falling -> Decision.rejected(Refusal.Plain.DICE_FALLING);
            case Right.To(GameState game, MoveSource by) -> goOn(game, by, faces);
            case Right.None(Refusal reason) -> Decision.rejected(reason);
        };
    }

    private static Decision goOn(GameState game, MoveSource by, List<Integer> faces) {
        List<Option> options = game.options();
        if (!options.isEmpty()) {
            return choose(game, options.getFirst().columns(), by);
        }
        return game.mayStop() ? stopped(game, by) : roll(game, by, faces);
    }

    /// The events that end a turn for its player: with the markers kept if stopping is allowed, else without them.
    static List<Event> passedOver(GameState game) {
        boolean keeps = game.mayStop();
        List<Column> won = keeps ? game.columnsAtStake() : List.of();
        boolean winsGame = keeps && game.stopWinsGame();
        Event passed = new Event.PassedOver(game.mover(), keeps, won, winsGame);
        return winsGame ? List.of(passed, new Event.Over(game.mover())) : List.of(passed);
    }

    private static Decision roll(GameState game, MoveSource by, List<Integer> faces) {
        if (!game.mayRoll()) {
            return Decision.rejected(Refusal.Plain.CHOOSE_FIRST);
        }
        if (faces.isEmpty()) {
            return new Decision.NeedsDice(Roll.DICE);
        }
        Roll roll = Roll.of(faces);
        return Decision.accepted(new Event.Rolled(game.mover(), roll, isBust(game, roll), by));
    }

    /// Whether a roll has no option.
    static boolean isBust(GameState game, Roll roll) {
        return game.board().options(roll.index(), game.markers()) == 0;
    }

    private static Decision choose(GameState game, List<Column> columns, MoveSource by) {
        if (!(game.phase() instanceof Phase.ToChoose)) {
            return Decision.rejected(Refusal.Plain.ROLL_FIRST);
        }
        boolean offered =
                game.options().stream().anyMatch(option -> option.columns().equals(columns));
        return offered
                ? Decision.accepted(new Event.Chosen(game.mover(), columns, by))
                : Decision.rejected(new Refusal.NotOffered(columns));
    }

    private static Decision takeBack(GameState game) {
        if (!game.settings().takingBack()) {
            return Decision.rejected(Refusal.Plain.NO_TAKING_BACK);
        }
        return game.phase() instanceof Phase.ToGoOn
                ? Decision.accepted(new Event.TakenBack(game.mover()))
                : Decision.rejected(Refusal.Plain.NOTHING_TO_TAKE_BACK);
    }

    private static Decision stop(GameState game, MoveSource by) {
        return switch (game.phase()) {
            case Phase.ToRoll _ -> Decision.rejected(Refusal.Plain.NOTHING_TO_KEEP);
            case Phase.ToChoose _ -> Decision.rejected(Refusal.Plain.CHOOSE_FIRST);
            case Phase.ToGoOn _, Phase.ForStart _, Phase.Falling _, Phase.Finished _ ->
                game.mayStop() ? stopped(game, by) : Decision.rejected(new Refusal.MustRollOn(game.forcing()));
        };
    }

    private static Decision stopped(GameState game, MoveSource by) {
        boolean winsGame = game.stopWinsGame();
        Event stopped = new Event.Stopped(game.mover(), game.columnsAtStake(), winsGame, by);
        return winsGame ? Decision.accepted(stopped, new Event.Over(game.mover())) : Decision.accepted(stopped);
    }

    /// Whether an actor may make the mover's move now.
    private sealed interface Right {
        record To(GameState game, MoveSource by) implements Right {}

        record None(Refusal reason) implements Right {}
    }

    /// A person or bot at their own turn. Outdated is checked first: a command sent twice then always gets the same
    /// answer.
    private static Right mover(TableState state, Actor actor, long seen) {
        Seat seat = switch (actor) {
            case Actor.Guest(Person person) -> state.seatOf(person).orElse(null);
            case Actor.BotAt(Seat at) -> at;
            case Actor.Host _ -> null;
        };
        if (seat == null) {
            return new Right.None(Refusal.Plain.NOT_SEATED);
        }
        return switch (timely(state, seen)) {
            case Right.To(GameState game, MoveSource by)
            when !game.mover().equals(seat) -> new Right.None(new Refusal.NotYourTurn(game.mover()));
            case Right.To(GameState game, MoveSource by)
            when game.phase() instanceof Phase.Falling -> new Right.None(Refusal.Plain.DICE_FALLING);
            case Right.To(GameState game, MoveSource by) -> playing(state, game, actor);
            case Right.None none -> none;
        };
    }

    private static Right playing(TableState state, GameState game, Actor actor) {
        boolean botPlays = state.chair(game.mover()).bot() != null;
        if (actor instanceof Actor.BotAt) {
            return botPlays ? new Right.To(game, MoveSource.BOT) : new Right.None(Refusal.Plain.NO_BOT_PLAYS);
        }
        return botPlays ? new Right.None(Refusal.Plain.BOT_PLAYS) : new Right.To(game, MoveSource.PERSON);
    }

    private static Right host(TableState state, Actor actor, long seen) {
        return actor instanceof Actor.Host ? timely(state, seen) : new Right.None(Refusal.Plain.NOT_HOST);
    }

    private static Right timely(TableState state, long seen) {
        if (seen > state.sequence()) {
            return new Right.None(Refusal.Plain.AHEAD);
        }
        if (seen < state.decidedAt()) {
            return new Right.None(Refusal.Plain.OUTDATED);
        }
        GameState game = state.game();
        if (game == null || game.isFinished()) {
            return new Right.None(Refusal.Plain.NO_GAME);
        }
        return game.isThrowingForStart()
                ? new Right.None(Refusal.Plain.NOT_STARTED_YET)
                : new Right.To(game, MoveSource.CLOCK);
    }
}

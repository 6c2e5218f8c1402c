package cantstop.client.model.tales;

import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.MoveSource;
import cantstop.engine.Option;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the memorable turns in a log, event by event. Not thread-safe.
public final class TurnTales {
    /// A turn that one in so many survives is a brag.
    private static final int UNLIKELY = 4;

    /// A bust that comes once in so many rolls is bad luck, and no daring.
    private static final int HARMLESS = 10;

    private static final int MANY_STEPS = 10;

    /// Turns with fewer rolls are never memorable, so their odds need not be computed.
    private static final int FEW_ROLLS = 3;

    private final List<GameState> rolled = new ArrayList<>();
    private List<Option> winning = List.of();
    private Optional<Event.Chosen> passedUp = Optional.empty();
    private Optional<TurnTale> latest = Optional.empty();
    private TableState heard = Rules.unopened();
    private Optional<LogEntry> last = Optional.empty();

    /// What the last turn that is over in this log is remembered for.
    ///
    /// @param log the one that was heard so far and perhaps more, or another one
    public Optional<TurnTale> latest(List<LogEntry> log) {
        if (!continues(log)) {
            heard = Rules.unopened();
            last = Optional.empty();
            latest = Optional.empty();
            forget();
        }
        for (LogEntry entry : List.copyOf(log.subList(Math.toIntExact(heard.sequence()), log.size()))) {
            TableState after = Rules.evolve(heard, entry.event());
            if (entry.event() instanceof Event.Started) {
                latest = Optional.empty();
            }
            boolean over = endsTurn(entry.event());
            Optional<TurnTale> tale = hear(entry.event(), heard, after);
            latest = over ? tale : latest;
            heard = after;
            last = Optional.of(entry);
        }
        return latest;
    }

    /// Whether a log begins with what was heard: another course of the game may be as long or longer.
    private boolean continues(List<LogEntry> log) {
        int known = Math.toIntExact(heard.sequence());
        return known == 0 || known <= log.size() && last.equals(Optional.of(log.get(known - 1)));
    }

    private static boolean endsTurn(Event event) {
        return switch (event) {
            case Event.Stopped _, Event.PassedOver _ -> true;
            case Event.Rolled roll -> roll.bust();
            case Event.OfTable _, Event.OfGame _ -> false;
        };
    }

    /// Takes one event.
    ///
    /// @return the tale, if the event ends a memorable turn
    public Optional<TurnTale> hear(Event event, TableState before, TableState after) {
        GameState is = after.game();
        if (before.game() == null || is == null) {
            return Optional.empty();
        }
        GameState was = before.game().beforeRoll();
        return switch (event) {
            case Event.Rolled roll -> {
                rolled.add(was);
                Optional<TurnTale> tale = roll.bust() ? bust(roll, was) : Optional.empty();
                winning = roll.bust() ? List.of() : winning(is, after);
                yield tale;
            }
            case Event.Chosen chosen -> {
                boolean won = is.stopWinsGame();
                passedUp = winning.isEmpty() || won ? passedUp.filter(earlier -> !won) : Optional.of(chosen);
                yield Optional.empty();
            }
            case Event.TakenBack _ -> {
                passedUp = Optional.empty();
                yield Optional.empty();
            }
            case Event.Stopped(var seat, var _, boolean game, var _) -> {
                Optional<TurnTale> missed =
                        passedUp.filter(took -> !game).map(took -> new TurnTale.PassedUpWin(seat, took.columns()));
                Optional<TurnTale> tale = missed.or(() -> survived(seat));
                forget();
                yield tale;
            }
            case Event.PassedOver _, Event.Started _ -> {
                forget();
                yield Optional.empty();
            }
            case Event.OfTable _, Event.StartRolled _, Event.Throwing _, Event.Withheld _, Event.Over _ ->
                Optional.empty();
        };
    }

    private void forget() {
        rolled.clear();
        passedUp = Optional.empty();
        winning = List.of();
    }

    private static List<Option> winning(GameState game, TableState table) {
        boolean near = game.columnsWon(game.mover()) + game.columnsAtStake().size() + 2
                >= game.settings().columnsToWin();
        return game.options().stream()
                .filter(option -> near && wins(option, game, table))
                .toList();
    }

    private static boolean wins(Option option, GameState game, TableState table) {
        Event chosen = new Event.Chosen(game.mover(), option.columns(), MoveSource.PERSON);
        GameState then = Rules.evolve(table, chosen).game();
        return then != null && then.stopWinsGame();
    }

    private Optional<TurnTale> bust(Event.Rolled roll, GameState was) {
        int steps = was.stepsAtStake();
        int oneIn = (int) Math.round(
                1 / Math.max(1e-3, Odds.of(was.board(), was.markers()).bust()));
        Optional<TurnTale> tale = Optional.empty();
        if (was.mayStop() && was.stopWinsGame()) {
            tale = Optional.of(new TurnTale.RolledPastWin(roll.seat()));
        } else if (passedUp.isPresent()) {
            tale = passedUp.map(took -> new TurnTale.PassedUpWin(roll.seat(), took.columns()));
        } else if (steps >= MANY_STEPS) {
            tale = Optional.of(new TurnTale.Fell(roll.seat(), steps));
        } else if (oneIn >= HARMLESS && steps > 0) {
            tale = Optional.of(new TurnTale.Unlucky(roll.seat(), oneIn));
        }
        forget();
        return tale;
    }

    private Optional<TurnTale> survived(Seat seat) {
        if (rolled.size() < FEW_ROLLS) {
            return Optional.empty();
        }
        double chance = rolled.stream()
                .mapToDouble(game -> Odds.of(game.board(), game.markers()).advance())
                .reduce(1, (one, other) -> one * other);
        int oneIn = (int) Math.round(1 / chance);
        return oneIn >= UNLIKELY ? Optional.of(new TurnTale.Survived(seat, rolled.size(), oneIn)) : Optional.empty();
    }
}

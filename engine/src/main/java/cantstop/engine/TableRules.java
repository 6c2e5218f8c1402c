package cantstop.engine;

import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Decides about the people and the table: sitting, leaving, bots, the owner, settings and epochs.
final class TableRules {
    private TableRules() {}

    static Decision decide(TableState state, Actor actor, Command.OfTable command) {
        if (command instanceof Command.AboutSeat about && isSomebodyElse(state, about)) {
            return Decision.rejected(Refusal.Plain.OUTDATED);
        }
        return switch (command) {
            case Command.SitDown sit -> sitDown(state, actor, sit);
            case Command.ChangeBadge change -> changeBadge(state, actor, change);
            case Command.SeatBot bot -> ifOwner(state, actor, () -> seatBot(state, bot));
            case Command.Leave leave -> leave(state, actor, leave.conceding());
            case Command.Remove remove -> ifOwner(state, actor, () -> remove(state, remove.seat()));
            case Command.GiveSeat give -> giveSeat(state, actor, give);
            case Command.NameOwner name when actor instanceof Actor.Host -> nameOwner(state, name.seat());
            case Command.NameOwner name -> ifOwner(state, actor, () -> nameOwner(state, name.seat()));
            case Command.ChangeSettings change -> ifOwner(state, actor, () -> changeSettings(state, change.settings()));
            case Command.Lock lock ->
                ifOwner(state, actor, () -> Decision.accepted(new Event.LockChanged(lock.locked())));
            case Command.EndGame _ -> endGame(state, actor);
            case Command.LetBotPlay let -> letBotPlay(state, actor, let);
            case Command.ComeBack back -> comeBack(state, actor, back.seat());
            case Command.OpenHand open -> ThrowRules.openHand(state, actor, open.hand());
            case Command.BeginEpoch begin -> beginEpoch(state, actor, begin);
        };
    }

    private static Decision sitDown(TableState state, Actor actor, Command.SitDown sit) {
        if (!(actor instanceof Actor.Guest(Person person))) {
            return Decision.rejected(Refusal.Plain.NOT_A_PERSON);
        }
        if (state.seatOf(person).isPresent()) {
            return Decision.rejected(Refusal.Plain.ALREADY_SEATED);
        }
        Optional<Chair> free = sit.seat() == null
                ? state.chairs().stream().filter(Chair::isEmpty).findFirst()
                : Optional.of(state.chair(sit.seat()));
        if (free.isEmpty()) {
            return Decision.rejected(Refusal.Plain.TABLE_FULL);
        }
        if (!free.get().isEmpty()) {
            return Decision.rejected(Refusal.Plain.SEAT_TAKEN);
        }
        Seat seat = free.get().seat();
        List<Event> events = new ArrayList<>(sat(state, seat, new Occupant.Human(person), sit.wish()));
        if (state.owner() == null || state.seatOf(state.owner()).isEmpty()) {
            events.add(new Event.OwnerChanged(person));
        }
        return new Decision.Accepted(events);
    }

    private static Decision seatBot(TableState state, Command.SeatBot bot) {
        return state.chair(bot.seat()).isEmpty()
                ? new Decision.Accepted(sat(state, bot.seat(), new Occupant.Robot(bot.bot()), bot.wish()))
                : Decision.rejected(Refusal.Plain.SEAT_TAKEN);
    }

    /// Seats an occupant; a target that is too high for one more player is lowered.
    private static List<Event> sat(TableState state, Seat seat, Occupant occupant, Badge wish) {
        Event sat = new Event.Sat(seat, occupant, wish.besides(state.badgesBeside(seat)));
        Settings capped = state.settings().cappedFor(state.occupied().size() + 1);
        return capped.equals(state.settings()) ? List.of(sat) : List.of(sat, new Event.SettingsChanged(capped));
    }

    private static Decision changeBadge(TableState state, Actor actor, Command.ChangeBadge change) {
        Seat seat = seatOf(state, actor);
        return seat == null
                ? Decision.rejected(Refusal.Plain.NOT_SEATED)
                : Decision.accepted(new Event.BadgeChanged(seat, change.wish().besides(state.badgesBeside(seat))));
    }

    private static Decision leave(TableState state, Actor actor, boolean conceding) {
        Seat seat = seatOf(state, actor);
        if (seat == null) {
            return Decision.rejected(Refusal.Plain.NOT_SEATED);
        }
        if (conceding && state.playing().filter(game -> game.isPlayer(seat)).isEmpty()) {
            return Decision.rejected(Refusal.Plain.NO_GAME);
        }
        return left(state, seat, conceding ? LeaveReason.CONCEDED : LeaveReason.LEFT);
    }

    private static Decision remove(TableState state, Seat seat) {
        return state.chair(seat).isEmpty()
                ? Decision.rejected(Refusal.Plain.SEAT_EMPTY)
                : left(state, seat, LeaveReason.REMOVED);
    }

    /// Empties a seat. If it was the owner's, the next person in the order of play owns the table.
    private static Decision left(TableState state, Seat seat, LeaveReason how) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Left(seat, how));
        if (state.owner() != null && state.chair(seat).isOf(state.owner())) {
            state.peopleAfter(Optional.of(seat)).stream()
                    .filter(person -> !state.isOwner(person))
                    .findFirst()
                    .ifPresent(next -> events.add(new Event.OwnerChanged(next)));
        }
        return new Decision.Accepted(events);
    }

    private static Decision giveSeat(TableState state, Actor actor, Command.GiveSeat give) {
        boolean own = give.seat().equals(seatOf(state, actor));
        if (!own && !isOwner(state, actor)) {
            return Decision.rejected(Refusal.Plain.NOT_OWNER);
        }
        if (state.chair(give.seat()).isEmpty()) {
            return Decision.rejected(Refusal.Plain.SEAT_EMPTY);
        }
        if (state.seatOf(give.to()).isPresent()) {
            return Decision.rejected(Refusal.Plain.ALREADY_SEATED);
        }
        Badge badge = give.wish().besides(state.badgesBeside(give.seat()));
        Event given = new Event.SeatGiven(give.seat(), new Occupant.Human(give.to()), badge);
        boolean ownersSeat = state.owner() != null && state.chair(give.seat()).isOf(state.owner());
        return ownersSeat ? Decision.accepted(given, new Event.OwnerChanged(give.to())) : Decision.accepted(given);
    }

    private static Decision nameOwner(TableState state, Seat seat) {
        return state.chair(seat).occupant() instanceof Occupant.Human(Person person)
                ? Decision.accepted(new Event.OwnerChanged(person))
                : Decision.rejected(Refusal.Plain.NOT_A_PERSON);
    }

    private static Decision changeSettings(TableState state, Settings settings) {
        if (state.isPlaying()) {
            return Decision.rejected(Refusal.Plain.GAME_RUNNING);
        }
        int most = Settings.mostColumns(state.occupied().size());
        return settings.columnsToWin() > most
                ? Decision.rejected(new Refusal.TooManyColumns(most))
                : Decision.accepted(new Event.SettingsChanged(settings));
    }

    /// A game may be ended by its last player, or once all of its players are gone, by a person who sat down since. A
    /// bot counts as a player.
    private static Decision endGame(TableState state, Actor actor) {
        Seat seat = seatOf(state, actor);
        if (seat == null) {
            return Decision.rejected(Refusal.Plain.NOT_SEATED);
        }
        GameState game = state.playing().orElse(null);
        if (game == null) {
            return Decision.rejected(Refusal.Plain.NO_GAME);
        }
        if (game.openThrow().isPresent()) {
            return Decision.rejected(Refusal.Plain.DICE_FALLING);
        }
        return state.occupied().stream().filter(game::isPlayer).allMatch(seat::equals)
                ? Decision.accepted(new Event.Over(null))
                : Decision.rejected(Refusal.Plain.OTHERS_PLAY);
    }

    private static Decision letBotPlay(TableState state, Actor actor, Command.LetBotPlay let) {
        if (!(actor instanceof Actor.Host) && seatOf(state, actor) == null) {
            return Decision.rejected(Refusal.Plain.NOT_SEATED);
        }
        Chair chair = state.chair(let.seat());
        if (!chair.isHuman()) {
            return Decision.rejected(chair.isEmpty() ? Refusal.Plain.SEAT_EMPTY : Refusal.Plain.NOT_A_PERSON);
        }
        return chair.standIn() != null
                ? Decision.rejected(Refusal.Plain.BOT_PLAYS)
                : Decision.accepted(new Event.BotTookOver(let.seat(), let.bot()));
    }

    private static Decision comeBack(TableState state, Actor actor, Seat seat) {
        if (!(actor instanceof Actor.Host) && !seat.equals(seatOf(state, actor))) {
            return Decision.rejected(Refusal.Plain.NOT_SEATED);
        }
        return state.chair(seat).standIn() == null
                ? Decision.rejected(Refusal.Plain.NO_BOT_PLAYS)
                : Decision.accepted(new Event.PersonBack(seat));
    }

    private static Decision beginEpoch(TableState state, Actor actor, Command.BeginEpoch begin) {
        if (!(actor instanceof Actor.Host)) {
            return Decision.rejected(Refusal.Plain.NOT_HOST);
        }
        HostInstance resumed = Elections.resumed(state, begin);
        if (resumed != null) {
            return Decision.accepted(new Event.HostResumed(resumed));
        }
        Event.EpochBegan began =
                new Event.EpochBegan(begin.epoch(), begin.hostKey(), begin.election(), begin.instance());
        return Elections.allow(state, began) ? Decision.accepted(began) : Decision.rejected(Refusal.Plain.WRONG_EPOCH);
    }

    /// Whether the seat has another occupant than the sender saw. An empty seat does not count: each command has its
    /// own refusal for it.
    private static boolean isSomebodyElse(TableState state, Command.AboutSeat about) {
        Chair chair = state.chair(about.seat());
        return about.whom() != null && !chair.isEmpty() && !about.whom().equals(chair.occupant());
    }

    private static Decision ifOwner(TableState state, Actor actor, Supplier<Decision> decision) {
        return isOwner(state, actor) ? decision.get() : Decision.rejected(Refusal.Plain.NOT_OWNER);
    }

    private static boolean isOwner(TableState state, Actor actor) {
        return actor instanceof Actor.Guest(Person person) && state.isOwner(person);
    }

    private static @Nullable Seat seatOf(TableState state, Actor actor) {
        return actor instanceof Actor.Guest(Person person)
                ? state.seatOf(person).orElse(null)
                : null;
    }
}

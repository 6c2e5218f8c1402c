package cantstop.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Decides every event of a log again, as if each had just been asked for, and names the first that could not have
/// happened. Run on every log that comes from outside. An altered log that is still legal passes; only the other
/// players' digests reveal it.
public final class Audit {
    /// An event that could not have happened.
    ///
    /// @param sequence its place in the log, from 1
    /// @param event what it claims
    /// @param refusal why the rules refuse it; null if they lead to another event instead
    public record Illegal(
            long sequence, Event event, @Nullable Refusal refusal) {}

    private final List<Event> events;
    private TableState state = Rules.unopened();
    private List<Event> rest = List.of();
    private int done;

    private Audit(List<Event> events) {
        this.events = events;
    }

    /// The first illegal event, or empty if the whole log is legal. The end of a log may cut off the last of several
    /// events that belong together.
    public static Optional<Illegal> firstIllegal(List<Event> events) {
        return new Audit(events).run();
    }

    /// The events that a log lacks if it was cut off among several that happen at once. A host that goes on with the
    /// log appends these first.
    ///
    /// @param events legal as far as they go
    public static List<Event> missing(List<Event> events) {
        Audit audit = new Audit(events);
        if (audit.run().isPresent()) {
            throw new IllegalArgumentException("not a legal log");
        }
        return audit.rest;
    }

    private Optional<Illegal> run() {
        while (done < events.size()) {
            Event event = events.get(done);
            Decision decision;
            try {
                decision = state.epoch() == 0 ? opening(event) : decideAgain(event);
            } catch (IllegalArgumentException e) {
                // An event that names dice, seats or people which the state does not have.
                return Optional.of(new Illegal(done + 1, event, null));
            }
            if (!(decision instanceof Decision.Accepted(List<Event> expected))) {
                return Optional.of(new Illegal(done + 1, event, reason(decision)));
            }
            for (int place = 0; place < expected.size(); place++) {
                if (done == events.size()) {
                    rest = expected.subList(place, expected.size());
                    break;
                }
                Event next = events.get(done);
                if (!next.equals(expected.get(place))) {
                    return Optional.of(new Illegal(done + 1, next, null));
                }
                state = Rules.evolve(state, next);
                done++;
            }
        }
        return Optional.empty();
    }

    private static @Nullable Refusal reason(Decision decision) {
        return decision instanceof Decision.Rejected(Refusal refusal) ? refusal : null;
    }

    /// The first two events, the table and its host, are taken as the log says. The player who then sits down first
    /// owns the table, as at any table without an owner.
    private Decision opening(Event event) {
        return switch (event) {
            case Event.Opened opened when state.sequence() == 0 -> Decision.accepted(opened);
            case Event.EpochBegan began when state.sequence() == 1 -> decideAgain(began);
            default -> throw new IllegalArgumentException("not the beginning of a log");
        };
    }

    private Decision decideAgain(Event event) {
        return switch (event) {
            case Event.OfTable table -> Rules.decide(state, actor(table), command(table), List.of());
            case Event.Started started -> begun(started);
            case Event.OfGame inGame -> Rules.decide(state, actor(inGame), command(inGame), faces(inGame));
        };
    }

    /// `Started` is decided without the throw that follows it: a log that was cut off before the throw goes on with
    /// other dice.
    private Decision begun(Event.Started started) {
        List<Integer> anyFaces = Collections.nCopies(2 * state.occupied().size(), 1);
        Decision decision = Rules.decide(state, actor(started), command(started), anyFaces);
        return decision instanceof Decision.Accepted(List<Event> events)
                ? Decision.accepted(events.getFirst())
                : decision;
    }

    private Actor actor(Event.OfTable event) {
        return switch (event) {
            case Event.Sat(Seat seat, Occupant.Human(Person person), Badge badge) -> new Actor.Guest(person);
            case Event.BadgeChanged changed -> person(changed.seat());
            case Event.Left left when left.how() != LeaveReason.REMOVED -> person(left.seat());
            case Event.EpochBegan _ -> new Actor.Host();
            case Event.BotTookOver _ -> new Actor.Host();
            case Event.PersonBack _ -> new Actor.Host();
            // The rest is the owner's.
            case Event.Sat _ -> owner();
            case Event.Left _ -> owner();
            case Event.Opened _ -> owner();
            case Event.OwnerChanged _ -> owner();
            case Event.SeatGiven _ -> owner();
            case Event.SettingsChanged _ -> owner();
            case Event.LockChanged _ -> owner();
        };
    }

    private Command command(Event.OfTable event) {
        return switch (event) {
            case Event.Opened opened -> throw new IllegalArgumentException("opened twice");
            case Event.EpochBegan(int epoch, String hostKey) -> new Command.BeginEpoch(epoch, hostKey);
            case Event.OwnerChanged(Person owner) ->
                new Command.NameOwner(state.seatOf(owner).orElseThrow(() -> new IllegalArgumentException("no seat")));
            case Event.Sat(Seat seat, Occupant.Human human, Badge badge) -> new Command.SitDown(seat, badge);
            case Event.Sat(Seat seat, Occupant.Robot robot, Badge badge) ->
                new Command.SeatBot(seat, robot.level(), badge);
            case Event.BadgeChanged changed -> new Command.ChangeBadge(changed.badge());
            case Event.Left(Seat seat, LeaveReason how) ->
                how == LeaveReason.REMOVED ? new Command.Remove(seat) : new Command.Leave(how == LeaveReason.CONCEDED);
            case Event.SeatGiven(Seat seat, Occupant.Human human, Badge badge) ->
                new Command.GiveSeat(seat, human.person(), badge);
            case Event.SeatGiven given -> throw new IllegalArgumentException("given to a bot");
            case Event.BotTookOver(Seat seat, BotLevel bot) -> new Command.LetBotPlay(seat, bot);
            case Event.PersonBack back -> new Command.ComeBack(back.seat());
            case Event.SettingsChanged changed -> new Command.ChangeSettings(changed.settings());
            case Event.LockChanged changed -> new Command.Lock(changed.locked());
        };
    }

    private Actor actor(Event.OfGame event) {
        return switch (event) {
            case Event.Started _ -> owner();
            case Event.StartRolled _ -> new Actor.Host();
            case Event.Rolled rolled -> mover(rolled.seat(), rolled.by());
            case Event.Chosen chosen -> mover(chosen.seat(), chosen.by());
            case Event.TakenBack(Seat seat) ->
                mover(seat, state.chair(seat).bot() == null ? MoveSource.PERSON : MoveSource.BOT);
            case Event.Stopped stopped -> mover(stopped.seat(), stopped.by());
            case Event.PassedOver _ -> new Actor.Host();
            case Event.Over _ -> lastThere();
        };
    }

    private Command command(Event.OfGame event) {
        return switch (event) {
            case Event.Started _ -> new Command.Start();
            case Event.StartRolled _ -> new Command.ThrowForStart();
            case Event.Rolled rolled -> move(rolled.by(), new TurnMove.RollDice());
            case Event.Chosen chosen -> move(chosen.by(), new TurnMove.Choose(chosen.columns()));
            case Event.TakenBack _ -> move(MoveSource.PERSON, new TurnMove.TakeBack());
            case Event.Stopped stopped -> move(stopped.by(), new TurnMove.Stop());
            case Event.PassedOver _ -> new Command.PassOver(state.sequence());
            case Event.Over _ -> new Command.EndGame();
        };
    }

    private Command move(MoveSource by, TurnMove move) {
        return by == MoveSource.CLOCK ? new Command.TimeUp(state.sequence()) : new Command.Turn(state.sequence(), move);
    }

    /// The dice that an event claims to have fallen.
    private static List<Integer> faces(Event.OfGame event) {
        return switch (event) {
            case Event.Rolled rolled -> rolled.roll().dice();
            case Event.StartRolled(List<StartThrow> thrown) ->
                thrown.stream()
                        .flatMap(dice -> Stream.of(dice.first(), dice.second()))
                        .toList();
            case Event.Started _,
                    Event.Chosen _,
                    Event.TakenBack _,
                    Event.Stopped _,
                    Event.PassedOver _,
                    Event.Over _ -> List.of();
        };
    }

    private Actor mover(Seat seat, MoveSource by) {
        return switch (by) {
            case CLOCK -> new Actor.Host();
            case BOT -> new Actor.BotAt(seat);
            case PERSON -> person(seat);
        };
    }

    private Actor person(Seat seat) {
        if (state.chair(seat).occupant() instanceof Occupant.Human(Person person)) {
            return new Actor.Guest(person);
        }
        throw new IllegalArgumentException("nobody sits on " + seat);
    }

    private Actor owner() {
        if (state.owner() == null) {
            throw new IllegalArgumentException("nobody owns the table");
        }
        return new Actor.Guest(state.owner());
    }

    /// The person who may have ended the game: its last player, or if none is left, any seated person.
    private Actor lastThere() {
        List<Seat> there = state.occupied();
        return there.stream()
                .filter(seat ->
                        state.playing().filter(game -> game.isPlayer(seat)).isPresent())
                .findFirst()
                .or(() -> there.stream()
                        .filter(seat -> state.chair(seat).isHuman())
                        .findFirst())
                .map(this::person)
                .orElseThrow(() -> new IllegalArgumentException("nobody is there"));
    }
}

package cantstop.engine;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
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

    private TableState state = Rules.unopened();
    private List<Event> rest = List.of();

    /// The first illegal event, or empty if the whole log is legal. The end of a log may cut off the last of several
    /// events that belong together.
    public static Optional<Illegal> firstIllegal(List<Event> events) {
        return new Audit().run(events);
    }

    /// The events that a log lacks if it was cut off among several that happen at once. A host that goes on with the
    /// log appends these first.
    ///
    /// @param events legal as far as they go
    public static List<Event> missing(List<Event> events) {
        Audit audit = new Audit();
        if (audit.run(events).isPresent()) {
            throw new IllegalArgumentException("not a legal log");
        }
        return audit.due();
    }

    /// The events that happen together with the last one that was taken, and have not been taken yet.
    public List<Event> due() {
        return rest;
    }

    /// Takes the events of a log up to the first illegal one.
    public Optional<Illegal> run(List<Event> events) {
        return events.stream().flatMap(event -> next(event).stream()).findFirst();
    }

    /// Takes the next event of a log.
    ///
    /// @return the fault, in which case the event was not added; empty for none
    public Optional<Illegal> next(Event event) {
        List<Event> due = rest;
        if (due.isEmpty()) {
            Decision decision;
            try {
                decision = state.epoch().equals(Epoch.NONE) ? opening(event) : decideAgain(event);
            } catch (IllegalArgumentException _) {
                // The event names dice, seats or people that the state does not have.
                return illegal(event, null);
            }
            if (!(decision instanceof Decision.Accepted(List<Event> expected))) {
                return illegal(event, reason(decision));
            }
            due = expected;
        }
        if (!isDue(event, due.getFirst())) {
            return illegal(event, null);
        }
        state = Rules.evolve(state, event);
        rest = due.subList(1, due.size());
        return Optional.empty();
    }

    /// Compares an event with the one that the rules lead to. The host's Unicode tables decided which names fold
    /// alike, so that the second of them got a number; the tables here may differ. So of names only equality is
    /// checked.
    private boolean isDue(Event event, Event due) {
        return event.equals(due)
                || switch (event) {
                    case Event.Sat(Seat seat, var _, Badge badge) ->
                        due instanceof Event.Sat(var there, var who, Badge free)
                                && event.equals(new Event.Sat(there, who, free.called(badge.name())))
                                && isFree(seat, badge);
                    case Event.BadgeChanged(Seat seat, Badge badge) ->
                        due instanceof Event.BadgeChanged(var there, Badge free)
                                && event.equals(new Event.BadgeChanged(there, free.called(badge.name())))
                                && isFree(seat, badge);
                    case Event.SeatGiven(Seat seat, var _, Badge badge) ->
                        due instanceof Event.SeatGiven(var there, var who, Badge free)
                                && event.equals(new Event.SeatGiven(there, who, free.called(badge.name())))
                                && isFree(seat, badge);
                    default -> false;
                };
    }

    private boolean isFree(Seat seat, Badge badge) {
        return state.badgesBeside(seat).stream().noneMatch(other -> other.name().equals(badge.name()));
    }

    private Optional<Illegal> illegal(Event event, @Nullable Refusal refusal) {
        return Optional.of(new Illegal(state.sequence() + 1, event, refusal));
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
        Request request = request(event);
        if (event instanceof Event.Throwing thrown) {
            return Rules.decide(state, request.actor(), request.command(), thrown.hands(), thrown.own());
        }
        Decision decision = Rules.decide(state, request.actor(), request.command(), request.faces());
        // `Started` is decided without the throw that follows it: a log that was cut off before the throw goes on with
        // other dice.
        return event instanceof Event.Started && decision instanceof Decision.Accepted(List<Event> events)
                ? Decision.accepted(events.getFirst())
                : decision;
    }

    /// The command that must have led to an event.
    ///
    /// @param faces the dice that the event claims
    private record Request(Actor actor, Command command, List<Integer> faces) {
        private Request(Actor actor, Command command) {
            this(actor, command, List.of());
        }
    }

    private Request request(Event event) {
        return switch (event) {
            case Event.Opened _ -> throw new IllegalArgumentException("opened twice");
            case Event.EpochBegan began ->
                host(new Command.BeginEpoch(began.epoch(), began.hostKey(), began.election(), began.instance()));
            case Event.HostResumed(HostInstance instance) ->
                host(new Command.BeginEpoch(state.epoch(), state.hostKey(), null, instance));
            case Event.OwnerChanged(Person owner) -> owner(new Command.NameOwner(seatOf(owner), null));
            case Event.Sat(Seat seat, Occupant.Human(Person person), Badge badge) ->
                new Request(new Actor.Guest(person), new Command.SitDown(seat, badge));
            case Event.Sat(Seat seat, Occupant.Robot(BotLevel level), Badge badge) ->
                owner(new Command.SeatBot(seat, level, badge));
            case Event.BadgeChanged(Seat seat, Badge badge) ->
                new Request(person(seat), new Command.ChangeBadge(badge));
            case Event.Left(Seat seat, LeaveReason how)
            when how == LeaveReason.REMOVED -> owner(new Command.Remove(seat, null));
            case Event.Left(Seat seat, LeaveReason how) ->
                new Request(person(seat), new Command.Leave(how == LeaveReason.CONCEDED));
            case Event.SeatGiven(Seat seat, Occupant.Human(Person to), Badge badge) ->
                owner(new Command.GiveSeat(seat, null, to, badge));
            case Event.SeatGiven _ -> throw new IllegalArgumentException("given to a bot");
            case Event.BotTookOver(Seat seat, BotLevel bot) -> host(new Command.LetBotPlay(seat, null, bot));
            case Event.PersonBack(Seat seat) -> host(new Command.ComeBack(seat));
            case Event.SettingsChanged(Settings settings) -> owner(new Command.ChangeSettings(settings));
            case Event.LockChanged(boolean locked) -> owner(new Command.Lock(locked));
            case Event.HandOpened(HandOpening hand) ->
                new Request(
                        hand.key().equals(state.hostKey()) ? new Actor.Host() : keyHolder(hand.key()),
                        new Command.OpenHand(hand));
            case Event.Started _ -> new Request(owner(), new Command.Start(), anyThrow());
            case Event.Throwing thrown -> throwing(thrown);
            case Event.Withheld(int number, List<Integer> hands) -> host(new Command.GiveThrowUp(number, hands));
            case Event.StartRolled rolled ->
                isFalling()
                        ? fallen(faces(rolled.throwsInOrder()), rolled.shown())
                        : new Request(new Actor.Host(), new Command.ThrowForStart(), faces(rolled.throwsInOrder()));
            case Event.Rolled rolled ->
                isFalling()
                        ? fallen(rolled.roll().dice(), rolled.shown())
                        : move(
                                rolled.seat(),
                                rolled.by(),
                                new TurnMove.RollDice(),
                                rolled.roll().dice());
            case Event.Chosen(Seat seat, List<Column> columns, MoveSource by) ->
                move(seat, by, new TurnMove.Choose(columns), List.of());
            case Event.TakenBack(Seat seat) -> move(seat, playing(seat), new TurnMove.TakeBack(), List.of());
            case Event.Stopped stopped -> move(stopped.seat(), stopped.by(), new TurnMove.Stop(), List.of());
            case Event.PassedOver _ -> host(new Command.PassOver(state.sequence()));
            case Event.Over _ -> new Request(lastThere(), new Command.EndGame());
        };
    }

    private static Request host(Command command) {
        return new Request(new Actor.Host(), command);
    }

    private Request owner(Command command) {
        return new Request(owner(), command);
    }

    private Request move(Seat seat, MoveSource by, TurnMove move, List<Integer> faces) {
        long seen = state.sequence();
        return switch (by) {
            case CLOCK -> new Request(new Actor.Host(), new Command.TimeUp(seen), faces);
            case BOT -> new Request(new Actor.BotAt(seat), new Command.Turn(seen, move), faces);
            case PERSON -> new Request(person(seat), new Command.Turn(seen, move), faces);
        };
    }

    private Request throwing(Event.Throwing thrown) {
        Seat seat = thrown.seat();
        if (isFalling()) {
            return host(new Command.ThrowAgain());
        }
        return seat == null
                ? host(new Command.ThrowForStart())
                : move(seat, thrown.by(), new TurnMove.RollDice(), List.of());
    }

    /// How the dice of a decided roll were thrown: from the secrets that were shown, or by the host alone.
    private Request fallen(List<Integer> faces, List<Bytes> shown) {
        return state.playing()
                .flatMap(GameState::openThrow)
                .map(open -> host(new Command.EndThrow(open.number(), shown)))
                .orElseGet(() -> new Request(new Actor.Host(), new Command.ThrowAgain(), faces));
    }

    private boolean isFalling() {
        return state.playing()
                .filter(game -> game.phase() instanceof Phase.Falling)
                .isPresent();
    }

    private Actor keyHolder(Key key) {
        return new Actor.Guest(state.personOf(key).orElseThrow(() -> new IllegalArgumentException("no seat")));
    }

    private MoveSource playing(Seat seat) {
        return state.chair(seat).bot() == null ? MoveSource.PERSON : MoveSource.BOT;
    }

    private List<Integer> anyThrow() {
        return Collections.nCopies(2 * state.occupied().size(), 1);
    }

    private static List<Integer> faces(List<StartThrow> thrown) {
        return thrown.stream()
                .flatMap(dice -> Stream.of(dice.first(), dice.second()))
                .toList();
    }

    private Seat seatOf(Person person) {
        return state.seatOf(person).orElseThrow(() -> new IllegalArgumentException("no seat"));
    }

    private Actor person(Seat seat) {
        if (state.chair(seat).occupant() instanceof Occupant.Human(Person person)) {
            return new Actor.Guest(person);
        }
        throw new IllegalArgumentException("no person sits on " + seat);
    }

    private Actor owner() {
        if (state.owner() == null) {
            throw new IllegalArgumentException("the table has no owner");
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
                .orElseThrow(() -> new IllegalArgumentException("no person is there"));
    }
}

package cantstop.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Decides every event of a log again, as if each had just been asked for, and names the first that could not
/// have happened. Run on whatever comes from outside. A log that was altered but is still legal passes; only the
/// digests of others can tell it.
public final class Audit {
    /// An event that could not have happened.
    ///
    /// @param sequence its place in the log, from 1
    /// @param event what it claims
    /// @param refusal why not, where the rules refuse what it stands for; null where they lead to something else
    public record Illegal(
            long sequence, Event event, @Nullable Refusal refusal) {}

    private static final Person ANYBODY = new Person("0".repeat(64), 0);
    private static final Badge ANY_BADGE = new Badge(new PlayerName("-"), Colour.ORANGE, Shape.CIRCLE);

    private final List<Event> events;
    private TableState state = Rules.unopened();
    private int done;

    private Audit(List<Event> events) {
        this.events = events;
    }

    /// The first illegal event, or nothing where the whole log is legal. The end of a log may cut off the last of
    /// several events that belong together.
    public static Optional<Illegal> firstIllegal(List<Event> events) {
        return new Audit(events).run();
    }

    private Optional<Illegal> run() {
        while (done < events.size()) {
            Event event = events.get(done);
            Decision decision;
            try {
                decision = state.sequence() == 0 ? opening() : decideAgain(event);
            } catch (IllegalArgumentException e) {
                // An event that names dice, seats or people which the state does not have.
                return Optional.of(new Illegal(done + 1, event, null));
            }
            if (!(decision instanceof Decision.Accepted(List<Event> expected))) {
                return Optional.of(new Illegal(done + 1, event, reason(decision)));
            }
            for (Event next : expected) {
                if (done < events.size() && !events.get(done).equals(next)) {
                    return Optional.of(new Illegal(done + 1, events.get(done), null));
                }
                if (done < events.size()) {
                    state = Rules.evolve(state, next);
                    done++;
                }
            }
        }
        return Optional.empty();
    }

    private static @Nullable Refusal reason(Decision decision) {
        return decision instanceof Decision.Rejected(Refusal refusal) ? refusal : null;
    }

    /// What the first events must be: table, host and opener are as the log says, and the rest follows from them.
    /// Where it doesn't say, because it ends before or goes on with something else, anybody stands in.
    private Decision opening() {
        if (!(events.getFirst() instanceof Event.Opened(String table, TableName name, Settings settings))) {
            throw new IllegalArgumentException("not the beginning of a log");
        }
        String hostKey = events.size() > 1 && events.get(1) instanceof Event.EpochBegan began ? began.hostKey() : "";
        if (events.size() > 2
                && events.get(2) instanceof Event.Sat(Seat _, Occupant.Human(Person opener), Badge badge)) {
            return new Decision.Accepted(Rules.open(table, name, settings, hostKey, opener, badge));
        }
        return new Decision.Accepted(Rules.open(table, name, settings, hostKey, ANYBODY, ANY_BADGE));
    }

    private Decision decideAgain(Event event) {
        return switch (event) {
            case Event.OfTable table -> Rules.decide(state, actor(table), command(table), List.of());
            case Event.OfGame inGame -> Rules.decide(state, actor(inGame), command(inGame), faces(inGame));
        };
    }

    private Actor actor(Event.OfTable event) {
        return switch (event) {
            case Event.Sat(Seat seat, Occupant.Human(Person person), Badge badge) -> new Actor.Guest(person);
            case Event.BadgeChanged changed -> person(changed.seat());
            case Event.Left left when left.how() != Leaving.REMOVED -> person(left.seat());
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
            case Event.Left(Seat seat, Leaving how) ->
                how == Leaving.REMOVED ? new Command.Remove(seat) : new Command.Leave(how == Leaving.CONCEDED);
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
            case Event.TakenBack(Seat seat) -> mover(seat, state.chair(seat).bot() == null ? By.PERSON : By.BOT);
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
            case Event.TakenBack _ -> move(By.PERSON, new TurnMove.TakeBack());
            case Event.Stopped stopped -> move(stopped.by(), new TurnMove.Stop());
            case Event.PassedOver _ -> new Command.PassOver(state.sequence());
            case Event.Over _ -> new Command.EndGame();
        };
    }

    private Command move(By by, TurnMove move) {
        return by == By.CLOCK ? new Command.TimeUp(state.sequence()) : new Command.Turn(state.sequence(), move);
    }

    /// The dice that an event claims to have fallen; those of a start are in the event after it. Where the log
    /// ends before or goes on with something else, any dice do: they are compared with nothing, or show the fault.
    private List<Integer> faces(Event.OfGame event) {
        return switch (event) {
            case Event.Rolled rolled -> rolled.roll().dice();
            case Event.StartRolled(List<StartThrow> thrown) -> faces(thrown);
            case Event.Started(List<Seat> players, Seat _) ->
                done + 1 < events.size()
                                && events.get(done + 1) instanceof Event.StartRolled(List<StartThrow> thrown)
                                && thrown.size() == players.size()
                        ? faces(thrown)
                        : Collections.nCopies(2 * players.size(), 1);
            case Event.Chosen _, Event.TakenBack _, Event.Stopped _, Event.PassedOver _, Event.Over _ -> List.of();
        };
    }

    private static List<Integer> faces(List<StartThrow> thrown) {
        return thrown.stream()
                .flatMap(dice -> Stream.of(dice.first(), dice.second()))
                .toList();
    }

    private Actor mover(Seat seat, By by) {
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

    /// Who may have ended the game: its last player, or where none is left anybody who sits.
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

package cantstop.simulation;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Elections;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LeaveReason;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Rules;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// The events that a forger adds to a log, by kind.
final class Forgeries {
    private final Key key;
    private final SplittableRandom random;

    /// @param key of the forger's laptop
    Forgeries(Key key, SplittableRandom random) {
        this.key = key;
        this.random = random;
    }

    /// The events that a forgery adds after this state; none where it does not fit there.
    List<Event> added(Forger.Forgery forgery, TableState state) {
        GameState game = state.playing().orElse(null);
        if (game == null) {
            return List.of();
        }
        Optional<OpenThrow> open = game.openThrow();
        Seat mover = game.mover();
        int next = state.hands().lastThrow() + 1;
        Optional<Hand> host = state.hands().of(state.hostKey());
        boolean begins = (game.phase() instanceof Phase.ToRoll || game.phase() instanceof Phase.ToGoOn)
                && others(state).findAny().isPresent();
        return switch (forgery) {
            case ROLL_WITHOUT_PROOF ->
                begins
                        ? List.of(new Event.Rolled(mover, new Roll(6, 6, 6, 6), false, MoveSource.PERSON, List.of()))
                        : List.of();
            case INVENTED_SECRET -> begins ? List.of(begun(next, mover, hands(state), secret())) : List.of();
            case SHOWN_SECRET ->
                begins && host.isPresent()
                        ? List.of(begun(next, mover, hands(state), host.get().shown()))
                        : List.of();
            case OWN_SECRET ->
                begins
                        ? state.hands().of(key).stream()
                                .<Event>map(hand -> begun(next, mover, hands(state), hand.shown()))
                                .toList()
                        : List.of();
            case OWN_HAND ->
                begins
                        ? state.hands().of(key).stream()
                                .<Event>map(hand -> begun(next, mover, List.of(hand.number()), secret()))
                                .toList()
                        : List.of();
            case OTHER_DICE ->
                open.filter(_ -> !game.isThrowingForStart()).stream()
                        .<Event>map(thrown ->
                                new Event.Rolled(mover, new Roll(6, 6, 6, 6), false, MoveSource.PERSON, madeUp(thrown)))
                        .toList();
            case MADE_UP_SHARES ->
                open
                        .filter(thrown ->
                                !game.isThrowingForStart() && !thrown.others().isEmpty())
                        .stream()
                        .map(thrown -> following(state, mover, thrown, madeUp(thrown)))
                        .toList();
            case OTHERS_LEFT -> begins ? leftAlone(state) : List.of();
            case HOST_ALONE ->
                open
                        .filter(thrown ->
                                !game.isThrowingForStart() && thrown.others().size() > 1)
                        .filter(_ -> state.decidedAt() == state.sequence())
                        .stream()
                        .flatMap(thrown -> alone(state, mover, thrown))
                        .toList();
            case UNELECTED ->
                Elections.areNeeded(state)
                        ? List.of(new Event.EpochBegan(state.epoch().next(), key))
                        : List.of();
        };
    }

    private static Event begun(int number, Seat mover, List<Integer> hands, Bytes own) {
        return new Event.Throwing(number, mover, MoveSource.PERSON, hands, own);
    }

    private Bytes secret() {
        byte[] bytes = new byte[32];
        random.nextBytes(bytes);
        return Bytes.of(bytes);
    }

    private List<Bytes> madeUp(OpenThrow thrown) {
        return thrown.others().stream().map(_ -> secret()).toList();
    }

    private static Event following(TableState state, Seat mover, OpenThrow thrown, List<Bytes> shown) {
        Roll roll = Roll.of(thrown.faces(state.id(), mover.number(), Roll.DICE, shown));
        GameState game = state.playing().orElseThrow();
        boolean bust = game.board().options(roll.index(), game.markers()) == 0;
        return new Event.Rolled(mover, roll, bust, MoveSource.PERSON, shown);
    }

    private static Stream<Event> alone(TableState state, Seat mover, OpenThrow thrown) {
        Hand host = thrown.handOf(thrown.host()).orElseThrow();
        OpenThrow alone = new OpenThrow(thrown.number(), thrown.host(), List.of(host), thrown.own());
        return Stream.of(
                begun(thrown.number(), mover, List.of(host.number()), thrown.own()),
                following(state, mover, alone, List.of()));
    }

    /// Those whose secrets it does not know.
    private Stream<Hand> others(TableState state) {
        return state.partners().stream().filter(hand -> !hand.key().equals(key));
    }

    private static List<Integer> hands(TableState state) {
        return Stream.concat(state.hands().of(state.hostKey()).stream(), state.partners().stream())
                .distinct()
                .sorted((one, other) -> one.key().compareTo(other.key()))
                .map(Hand::number)
                .toList();
    }

    private List<Event> leftAlone(TableState state) {
        List<Event> added = new ArrayList<>();
        TableState after = state;
        List<Hand> partners = state.partners().stream()
                .sorted(Comparator.comparing(hand -> hand.key().equals(key)))
                .toList();
        // Its own going would be believed, so that comes last.
        for (Hand hand : partners) {
            Seat seat = state.personOf(hand.key()).flatMap(state::seatOf).orElseThrow();
            if (!seat.equals(state.playing().orElseThrow().mover())
                    && (!hand.key().equals(key) || !added.isEmpty())) {
                Event left = new Event.Left(seat, LeaveReason.LEFT);
                after = Rules.evolve(after, left);
                added.add(left);
            }
        }
        Seat mover = state.playing().orElseThrow().mover();
        Actor actor = after.chair(mover).occupant() instanceof Occupant.Human(Person person)
                        && after.chair(mover).bot() == null
                ? new Actor.Guest(person)
                : new Actor.BotAt(mover);
        Decision rolled = Rules.decide(
                after, actor, new Command.Turn(after.sequence(), new TurnMove.RollDice()), List.of(6, 6, 6, 6));
        if (!(rolled instanceof Decision.Accepted(List<Event> dice)) || added.isEmpty()) {
            return List.of();
        }
        added.addAll(dice);
        return added;
    }
}

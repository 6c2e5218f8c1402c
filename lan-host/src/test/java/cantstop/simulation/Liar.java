package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.Digest;
import cantstop.engine.Elections;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.EventCodec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// A host that lies to its guests now and then, as [Lie] says. It keeps its true log, and goes on with that.
final class Liar {
    /// At one party.
    private static final int MOST = 4;

    private final Lie lie;
    private final Key hostKey;
    private final Referee referee;
    private final SplittableRandom random;
    private final OverheardHand hand;
    private int lies;

    Liar(Lie lie, Key hostKey, Referee referee, SplittableRandom random) {
        this.lie = lie;
        this.hostKey = hostKey;
        this.referee = referee;
        this.random = random;
        hand = new OverheardHand(hostKey);
    }

    Lie lie() {
        return lie;
    }

    /// How often it has lied.
    int lies() {
        return lies;
    }

    /// It lies in another way than in what it says.
    void lied() {
        lies++;
    }

    /// The host's randomness, which the liar sees.
    RandomGenerator overhears(SplittableRandom source) {
        return lie == Lie.NONE ? source : hand.overhears(source);
    }

    /// What it says in place of what is true.
    ///
    /// @param to a laptop that has everything before the last event
    /// @param shownFor the throw for which that laptop has shown its secret last over this connection
    /// @param live whether it is what happens now; of what happened while a laptop was away that has nothing to say
    /// @return nothing if it says the truth
    Optional<HostMessage.Entries> instead(HostMessage message, Laptop to, int shownFor, boolean live) {
        if (lie == Lie.NONE
                || lies >= MOST
                || (lie.aloud().isPresent() && !live)
                || !(message instanceof HostMessage.Entries told)
                || told.entries().isEmpty()
                || to.hadTwin()
                || to.cheater().cheat() != Cheat.NONE
                || random.nextInt(3) > 0) {
            return Optional.empty();
        }
        HostMessage.Entry last = told.entries().getLast();
        Ledger ledger = referee.tables().of(told.table()).toldBy(hostKey).ledger();
        Screen.Shown shown = to.screen().shown(told.table());
        if (!ledger.has(last.sequence(), last.digest()) || shown == null || shown.sequence() >= last.sequence()) {
            return Optional.empty();
        }
        TableState before = ledger.stateAt(last.sequence() - 1);
        List<Event> forged = before.playing()
                .map(game -> forge(before, game, ledger.event(last.sequence()), to, shownFor))
                .orElse(List.of());
        if (forged.isEmpty()) {
            return Optional.empty();
        }
        lies++;
        return Optional.of(entries(told, ledger.digestAt(last.sequence() - 1), forged));
    }

    private HostMessage.Entries entries(HostMessage.Entries told, Digest before, List<Event> forged) {
        List<HostMessage.Entry> entries =
                new ArrayList<>(told.entries().subList(0, told.entries().size() - 1));
        long sequence = told.entries().getLast().sequence();
        Digest digest = before;
        for (Event event : forged) {
            byte[] bytes = EventCodec.encode(event);
            digest = digest.after(bytes);
            entries.add(new HostMessage.Entry(sequence, Bytes.of(bytes), digest));
            referee.isLie(told.table(), digest, lie, hostKey);
            sequence++;
        }
        return new HostMessage.Entries(told.table(), told.epoch(), sequence - 1, entries);
    }

    private List<Event> forge(TableState before, GameState game, Event truth, Laptop to, int shownFor) {
        Optional<OpenThrow> open = game.openThrow();
        Seat mover = game.mover();
        return switch (lie) {
            case NONE, CUTS_ITS_JOURNAL -> List.of();
            case CHANGES_ITS_SECRET ->
                truth instanceof Event.Throwing(int number, var seat, MoveSource by, List<Integer> hands, Bytes own)
                        ? List.of(new Event.Throwing(number, seat, by, hands, flipped(own)))
                        : List.of();
            case ASKS_FOR_ANOTHER_SEAT ->
                truth instanceof Event.Throwing(int number, var seat, MoveSource by, List<Integer> hands, Bytes own)
                                && seat != null
                        ? List.of(new Event.Throwing(number, another(game, seat), by, hands, own))
                        : List.of();
            case ASKS_WITHOUT_A_ROLL -> {
                int number = before.hands().lastThrow() + 1;
                yield game.phase() instanceof Phase.ToChoose
                        ? hand.secret(before, number).stream()
                                .<Event>map(own ->
                                        new Event.Throwing(number, mover, MoveSource.PERSON, everybody(before), own))
                                .toList()
                        : List.of();
            }
            case THROWS_ALONE ->
                truth instanceof Event.Throwing(int _, var seat, MoveSource by, var _, var _)
                                && seat != null
                                && !(game.phase() instanceof Phase.Falling)
                        ? List.of(new Event.Rolled(seat, Roll.of(List.of(1, 6, 3, 4)), false, by))
                        : List.of();
            case INVENTS_DICE ->
                truth instanceof Event.Rolled(Seat seat, Roll roll, boolean bust, MoveSource by, List<Bytes> shown)
                                && open.isPresent()
                        ? List.of(new Event.Rolled(seat, another(roll), bust, by, shown))
                        : List.of();
            case ALTERS_A_PROOF ->
                truth instanceof Event.Rolled(Seat seat, Roll roll, boolean bust, MoveSource by, List<Bytes> shown)
                                && !shown.isEmpty()
                        ? List.of(new Event.Rolled(seat, roll, bust, by, altered(shown)))
                        : List.of();
            case DODGES_ITS_DICE ->
                open.isPresent() && (truth instanceof Event.Rolled || truth instanceof Event.StartRolled)
                        ? dodge(before, game, mover)
                        : List.of();
            case LEADS_UNELECTED ->
                Elections.areNeeded(before)
                        ? List.of(new Event.EpochBegan(before.epoch().next(), hostKey))
                        : List.of();
            case ASKS_TWO_THINGS ->
                truth instanceof Event.Throwing(int number, var seat, MoveSource by, List<Integer> hands, Bytes own)
                                && without(before, hands, to.key()).size() < hands.size()
                        ? List.of(new Event.Throwing(number, seat, by, without(before, hands, to.key()), own))
                        : List.of();
            case SAYS_WITHHELD ->
                truth instanceof Event.Rolled || truth instanceof Event.StartRolled
                        ? open.filter(thrown -> thrown.number() == shownFor).stream()
                                .flatMap(thrown -> thrown.handOf(to.key()).stream())
                                .<Event>map(hand -> new Event.Withheld(shownFor, List.of(hand.number())))
                                .toList()
                        : List.of();
            case MOVES_FOR_ITS_GUEST ->
                truth instanceof Event.Throwing
                                && game.phase() instanceof Phase.ToGoOn
                                && before.chair(mover).bot() == null
                                && before.chair(mover)
                                        .person()
                                        .filter(person -> person.key().equals(to.key()))
                                        .isPresent()
                                && !to.pressed().hasAsked(new TurnMove.Stop())
                                && !to.vigilance().foundPending(before)
                        ? List.of(new Event.Stopped(mover, List.<Column>of(), false, MoveSource.PERSON))
                        : List.of();
            case LEAVES_OUT ->
                truth instanceof Event.Throwing && isPartner(before, to.key()) ? hand.throwsAlone(before) : List.of();
        };
    }

    /// What would end the turn or the game before the dice fall. Events of the table alone may stand there.
    private List<Event> dodge(TableState before, GameState game, Seat mover) {
        List<Seat> players =
                game.players().stream().map(player -> player.seat()).toList();
        Event stopped = new Event.Stopped(mover, List.of(), false, MoveSource.PERSON);
        Occupant friend = new Occupant.Human(new Person(hostKey, Person.PROFILES - 1));
        return switch (random.nextInt(6)) {
            case 0 -> List.of(stopped);
            case 1 -> List.of(new Event.PassedOver(mover, true, List.of(), false));
            case 2 -> List.of(new Event.Over(null));
            case 3 -> List.of(new Event.Over(mover));
            case 4 -> {
                Badge badge = before.chair(mover).badge();
                yield badge == null ? List.of(stopped) : List.of(new Event.SeatGiven(mover, friend, badge), stopped);
            }
            default -> List.of(new Event.Started(players, mover));
        };
    }

    private static boolean isPartner(TableState state, Key key) {
        return state.partners().stream().anyMatch(hand -> hand.key().equals(key))
                && !state.hands().withheld().containsKey(key);
    }

    private List<Integer> everybody(TableState state) {
        return Stream.concat(state.hands().of(hostKey).stream(), state.partners().stream())
                .distinct()
                .sorted(Comparator.comparing(Hand::key))
                .map(Hand::number)
                .toList();
    }

    /// Without one laptop that is neither the host nor the one that is told.
    private List<Integer> without(TableState state, List<Integer> hands, Key told) {
        Optional<Integer> other = hands.stream()
                .flatMap(number -> state.hands().numbered(number).stream())
                .filter(hand -> !hand.key().equals(hostKey) && !hand.key().equals(told))
                .map(Hand::number)
                .findFirst();
        return hands.stream()
                .filter(number -> !other.equals(Optional.of(number)))
                .toList();
    }

    private static Seat another(GameState game, Seat seat) {
        return game.players().stream()
                .map(player -> player.seat())
                .filter(other -> !other.equals(seat))
                .findFirst()
                .orElseThrow();
    }

    private static Roll another(Roll roll) {
        List<Integer> dice = new ArrayList<>(roll.dice());
        dice.set(0, dice.getFirst() % 6 + 1);
        return Roll.of(dice);
    }

    private static List<Bytes> altered(List<Bytes> shown) {
        List<Bytes> altered = new ArrayList<>(shown);
        altered.set(0, flipped(shown.getFirst()));
        return altered;
    }

    private static Bytes flipped(Bytes bytes) {
        byte[] other = bytes.toArray();
        other[other.length - 1] ^= 1;
        return Bytes.of(other);
    }
}

package cantstop.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Hand;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.Laptop;
import cantstop.engine.dice.OpenThrow;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A table to test with at which several laptops throw the dice together. The first laptop is the host's, and the
/// person at it owns the table.
final class PartyOfLaptops {
    private static final TableId TABLE = TestTable.ID;
    private static final List<Laptop> LAPTOPS = List.of(Laptop.of(1), Laptop.of(2), Laptop.of(3), Laptop.of(4));

    private final Map<Bytes, HandChain> chains = new HashMap<>();
    private final List<Event> events = new ArrayList<>();
    private TableState state = Rules.unopened();

    private PartyOfLaptops(int laptops, Settings settings) {
        Laptop host = laptop(0);
        apply(Rules.open(
                TestTable.ID, new TableName("Together"), settings, host.key(), host.person(), TestTable.badge(0)));
        for (int place = 1; place < laptops; place++) {
            accept(guest(place), new Command.SitDown(Seat.of(place), TestTable.badge(place)));
        }
    }

    static Laptop laptop(int place) {
        return LAPTOPS.get(place);
    }

    static Actor.Guest guest(int place) {
        return new Actor.Guest(laptop(place).person());
    }

    /// So many laptops with a seat each, and nobody has opened a hand.
    static PartyOfLaptops seated(int laptops) {
        return new PartyOfLaptops(laptops, Settings.DEFAULT.withTimerSeconds(30));
    }

    /// The same with all hands open.
    static PartyOfLaptops withHands(int laptops) {
        PartyOfLaptops party = seated(laptops);
        for (int place = 0; place < laptops; place++) {
            party.openHand(place);
        }
        return party;
    }

    /// The same in a game.
    static PartyOfLaptops playing(int laptops) {
        return withHands(laptops).start();
    }

    PartyOfLaptops start() {
        accept(guest(0), new Command.Start());
        while (state.playing().orElseThrow().isThrowingForStart()) {
            begin(TestTable.HOST, new Command.ThrowForStart()).show();
        }
        return this;
    }

    TableState state() {
        return state;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    GameState game() {
        return state.playing().orElseThrow();
    }

    /// What a laptop says to open a new hand of the usual length.
    HandOpening opening(int place) {
        return opening(place, state.hands().lastThrow() + 1, HandOpening.FEWEST * 2);
    }

    HandOpening opening(int place, int first, int length) {
        HandChain chain = laptop(place).chain(TABLE, first, length);
        chains.put(chain.tip(), chain);
        return HandOpening.sign(TABLE, laptop(place), chain);
    }

    PartyOfLaptops openHand(int place) {
        return accept(place == 0 ? TestTable.HOST : guest(place), new Command.OpenHand(opening(place)));
    }

    /// All hands that may take part in the next throw, in their order.
    List<Integer> hands() {
        List<Hand> taking = new ArrayList<>(state.partners());
        state.hands().of(state.hostKey()).ifPresent(taking::add);
        return taking.stream()
                .sorted(Comparator.comparing(Hand::key))
                .map(Hand::number)
                .toList();
    }

    /// The secret of a laptop's hand for a throw.
    Bytes secret(int place, int number) {
        Hand hand = state.hands().of(laptop(place).key()).orElseThrow();
        return chain(hand).secret(number);
    }

    /// The host's secret for the next throw.
    Bytes own() {
        return secret(0, state.hands().lastThrow() + 1);
    }

    /// The secrets of the others for the throw that is open, in their order.
    List<Bytes> others() {
        OpenThrow open = game().openThrow().orElseThrow();
        return open.others().stream()
                .map(hand -> chain(hand).secret(open.number()))
                .toList();
    }

    private HandChain chain(Hand hand) {
        return Objects.requireNonNull(chains.get(hand.opening().tip()), "the chain of " + hand);
    }

    /// Whoever has the turn asks for a roll.
    PartyOfLaptops roll() {
        return begin(mover(), new Command.Turn(state.sequence(), new TurnMove.RollDice()));
    }

    PartyOfLaptops begin(Actor actor, Command command) {
        return take(Rules.decide(state, actor, command, hands(), own()));
    }

    /// All show their secrets.
    PartyOfLaptops show() {
        int number = game().openThrow().orElseThrow().number();
        return accept(TestTable.HOST, new Command.EndThrow(number, others()));
    }

    /// One turn, with one roll.
    PartyOfLaptops turn() {
        roll().show();
        if (game().phase() instanceof Phase.ToChoose) {
            List<Column> columns = game().options().getFirst().columns();
            accept(mover(), new Command.Turn(state.sequence(), new TurnMove.Choose(columns)));
            accept(mover(), new Command.Turn(state.sequence(), new TurnMove.Stop()));
        }
        return this;
    }

    Actor mover() {
        return new Actor.Guest(state.chair(game().mover()).person().orElseThrow());
    }

    Decision ask(Actor actor, Command command) {
        return Rules.decide(state, actor, command, List.of());
    }

    PartyOfLaptops accept(Actor actor, Command command) {
        return take(ask(actor, command));
    }

    private PartyOfLaptops take(Decision decision) {
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        if (decision instanceof Decision.Accepted(List<Event> accepted)) {
            apply(accepted);
        }
        return this;
    }

    void apply(List<Event> accepted) {
        events.addAll(accepted);
        state = Rules.evolve(state, accepted);
    }
}

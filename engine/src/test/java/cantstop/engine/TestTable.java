package cantstop.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A table to test with: asks the rules, folds what they accept and keeps the log.
public final class TestTable {
    public static final TableId ID = new TableId("0123456789abcdef0123456789abcdef");
    public static final Key HOST_KEY = new Key("f".repeat(64));
    public static final Person ANNA = person('a');
    public static final Person BEN = person('b');
    public static final Person CARA = person('c');
    public static final Person DAN = person('d');
    public static final Person EVE = person('e');
    public static final Actor.Host HOST = new Actor.Host();

    static final BotLevel BOT = new BotLevel("random");
    static final Seat FIRST = Seat.of(0);
    static final Seat SECOND = Seat.of(1);
    static final Seat THIRD = Seat.of(2);
    static final Seat FOURTH = Seat.of(3);

    private static final List<Person> PEOPLE = List.of(ANNA, BEN, CARA, DAN);

    private final List<Event> events = new ArrayList<>();
    private TableState state = Rules.unopened();

    private TestTable(List<Event> opening) {
        apply(opening);
    }

    /// Anna alone at her table.
    static TestTable opened(Settings settings) {
        return new TestTable(Rules.open(ID, new TableName("Anna's game"), settings, HOST_KEY, ANNA, badge(0)));
    }

    /// Anna, Ben, Cara, Dan, as many of them as asked for, in the order of the seats.
    static TestTable seating(int people, Settings settings) {
        TestTable table = opened(settings);
        for (int place = 1; place < people; place++) {
            table.accept(guest(PEOPLE.get(place)), new Command.SitDown(Seat.of(place), badge(place)));
        }
        return table;
    }

    /// The same in a game that Anna begins.
    public static TestTable playing(int people, Settings settings) {
        TestTable table = seating(people, settings);
        Integer[] faces =
                IntStream.range(0, 2 * people).mapToObj(die -> die < 2 ? 6 : 1).toArray(Integer[]::new);
        return table.accept(guest(ANNA), new Command.Start(), faces);
    }

    static Actor.Guest guest(Person person) {
        return new Actor.Guest(person);
    }

    static Badge badge(int place) {
        return new Badge(
                new PlayerName(List.of("Anna", "Ben", "Cara", "Dan").get(place)),
                Colour.all().get(place),
                Shape.all().get(place));
    }

    /// Squares or markers: column, space, column, space and so on.
    static long at(int... columnsAndSpaces) {
        long packed = 0;
        for (int i = 0; i < columnsAndSpaces.length; i += 2) {
            packed = Packed.with(packed, columnsAndSpaces[i], columnsAndSpaces[i + 1]);
        }
        return packed;
    }

    static List<Column> columns(int... numbers) {
        return Arrays.stream(numbers).mapToObj(Column::of).toList();
    }

    public TableState state() {
        return state;
    }

    GameState game() {
        assertThat(state.game()).as("a game").isNotNull();
        return state.playing().orElseGet(state::game);
    }

    public List<Event> events() {
        return List.copyOf(events);
    }

    /// What the log has become longer by since it was so long.
    List<Event> eventsSince(long sequence) {
        return List.copyOf(events.subList((int) sequence, events.size()));
    }

    public Decision ask(Actor actor, Command command, Integer... faces) {
        return Rules.decide(state, actor, command, List.of(faces));
    }

    public TestTable accept(Actor actor, Command command, Integer... faces) {
        Decision decision = ask(actor, command, faces);
        assertThat(decision).as("%s asks for %s", actor, command).isInstanceOf(Decision.Accepted.class);
        if (decision instanceof Decision.Accepted(List<Event> accepted)) {
            apply(accepted);
        }
        return this;
    }

    void refuse(Refusal reason, Actor actor, Command command, Integer... faces) {
        assertThat(ask(actor, command, faces))
                .as("%s asks for %s", actor, command)
                .isEqualTo(new Decision.Rejected(reason));
    }

    void apply(List<Event> accepted) {
        events.addAll(accepted);
        state = Rules.evolve(state, accepted);
    }

    Command.Turn turn(TurnMove move) {
        return new Command.Turn(state.sequence(), move);
    }

    /// Whoever makes the moves at this turn: the person, or a bot.
    Actor mover() {
        Chair chair = state.chair(game().mover());
        return chair.bot() == null && chair.occupant() instanceof Occupant.Human(Person person)
                ? guest(person)
                : new Actor.BotAt(chair.seat());
    }

    TestTable roll(Integer... dice) {
        return accept(mover(), turn(new TurnMove.RollDice()), dice);
    }

    TestTable choose(int... numbers) {
        return accept(mover(), turn(new TurnMove.Choose(columns(numbers))));
    }

    TestTable stop() {
        return accept(mover(), turn(new TurnMove.Stop()));
    }

    TestTable takeBack() {
        return accept(mover(), turn(new TurnMove.TakeBack()));
    }

    /// The numbers of each option's columns, as they are offered.
    List<List<Integer>> offered() {
        return game().options().stream()
                .map(option -> option.columns().stream().map(Column::number).toList())
                .toList();
    }

    /// The same game from another position: nobody asks how it came about.
    TestTable put(long markers, long... squares) {
        GameState game = game();
        List<Player> players = new ArrayList<>();
        for (int place = 0; place < game.players().size(); place++) {
            long packed = place < squares.length ? squares[place] : 0;
            players.add(game.players().get(place).withSquares(packed));
        }
        Phase phase = markers == 0 ? new Phase.ToRoll() : new Phase.ToGoOn(new Roll(1, 1, 1, 1), 0);
        GameState changed = game.withPlayers(players).with(markers, phase);
        state = new TableState(
                state.sequence(),
                state.id(),
                state.name(),
                state.epoch(),
                state.hostKey(),
                state.hosts(),
                state.instance(),
                state.owner(),
                state.locked(),
                state.settings(),
                state.chairs(),
                changed,
                state.series(),
                state.decidedAt(),
                state.hands());
        return this;
    }

    private static Person person(char letter) {
        return new Person(new Key(String.valueOf(letter).repeat(64)), 0);
    }
}

package cantstop.simulation;

import cantstop.engine.TableName;
import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Sees to it that people who sit at windows meet again: they begin, everything goes wrong, and a bounded time after
/// the faults all who wanted to be at a table are there, at one leader, and the game goes on. Where two hosts lead
/// the same table as two, their windows have said so.
final class Reunion implements Finish {
    private static final long SECOND = 1_000_000_000;

    /// How long it takes at most until all tables have begun.
    private static final long BEGINNING = 300 * SECOND;

    /// How long it takes at most after the faults until everybody is there again.
    private static final long BOUND = 600 * SECOND;

    /// So many events after the faults at one table: it goes on, and so would the rest of the game.
    private static final long GOES_ON = 5;

    private final World world;
    private final Party party;
    private final Mischief mischief;
    private final Referee referee;
    private final Machine watch;
    private final Map<TableName, Long> healed = new HashMap<>();
    private boolean begun;
    private long healedAt = -1;
    private boolean come;

    Reunion(World world, Party party, Mischief mischief, Referee referee) {
        this.world = world;
        this.party = party;
        this.mischief = mischief;
        this.referee = referee;
        watch = new Machine(world, "watch");
    }

    @Override
    public void begin() {
        watch.hear(SECOND, this::look);
    }

    @Override
    public boolean hasCome() {
        return come;
    }

    @Override
    public boolean isStuck() {
        return false;
    }

    private void look() {
        if (!begun) {
            awaitBeginning();
        } else if (!mischief.isOver()) {
            windows().forEach(WindowLaptop::begins);
        } else if (healedAt < 0) {
            healedAt = world.now();
            windows().forEach(WindowLaptop::calmDown);
            names().forEach(name -> healed.put(name, told(name)));
        } else if (healedAt >= 0) {
            awaitEnd();
        }
        if (!come) {
            begin();
        }
    }

    private void awaitBeginning() {
        Set<TableName> playing = windows().stream()
                .map(laptop -> laptop.screen().state())
                .flatMap(state ->
                        state != null && state.isPlaying() ? Optional.of(state.name()).stream() : Stream.empty())
                .collect(Collectors.toSet());
        if (playing.containsAll(names()) && missing() == null) {
            begun = true;
            mischief.begin();
        } else if (world.now() > BEGINNING) {
            throw new Violation("the party does not begin: " + missing() + inWords());
        }
    }

    private void awaitEnd() {
        String missing = missing();
        if (missing == null) {
            missing = standsStill();
        }
        if (missing == null) {
            missing = leftBehind();
        }
        if (missing == null) {
            come = true;
            referee.tables().ledgers().forEach(Ledger::audit);
        } else if (world.now() - healedAt > BOUND) {
            throw new Violation(missing + inWords());
        }
    }

    private List<WindowLaptop> windows() {
        List<WindowLaptop> all = new ArrayList<>();
        party.laptops().forEach(laptop -> all.add((WindowLaptop) laptop));
        return all;
    }

    private Set<TableName> names() {
        return windows().stream().map(WindowLaptop::wanted).collect(Collectors.toSet());
    }

    /// How many events of tables with that name have been told, of the line that has most.
    private long told(TableName name) {
        return referee.tables().ledgers().stream()
                .filter(ledger -> ledger.state().name().equals(name))
                .mapToLong(Ledger::size)
                .max()
                .orElse(0);
    }

    private @Nullable String standsStill() {
        for (TableName name : names()) {
            boolean over = windows().stream()
                    .filter(laptop -> laptop.wanted().equals(name))
                    .map(laptop -> laptop.screen().state())
                    .anyMatch(state -> state != null
                            && state.game() != null
                            && state.game().isFinished());
            if (!over && told(name) < healed.getOrDefault(name, 0L) + GOES_ON) {
                return name + " does not go on";
            }
        }
        return null;
    }

    /// A host that nobody is at any more has to close.
    private @Nullable String leftBehind() {
        Set<Key> visited = new HashSet<>();
        windows().stream()
                .map(laptop -> laptop.screen().hostKey())
                .filter(Objects::nonNull)
                .forEach(visited::add);
        return windows().stream()
                .filter(laptop ->
                        laptop.host().filter(SimulatedHost::isUp).isPresent() && !visited.contains(laptop.key()))
                .map(laptop -> "nobody is at the host of " + laptop.name() + ", and it runs")
                .findFirst()
                .orElse(null);
    }

    /// Where people are.
    private record Place(Key host, TableId table) {}

    private @Nullable String missing() {
        for (WindowLaptop laptop : windows()) {
            if (place(laptop) == null) {
                return laptop.name() + " is not at " + laptop.wanted();
            }
        }
        for (TableName name : names()) {
            Map<Place, List<WindowLaptop>> places = windows().stream()
                    .filter(laptop -> laptop.wanted().equals(name))
                    .collect(Collectors.groupingBy(laptop -> Objects.requireNonNull(place(laptop))));
            if (places.size() > 1 && !haveSaidTwo(places)) {
                return "people are at several places of " + name + ": "
                        + places.values().stream()
                                .map(all ->
                                        all.stream().map(Laptop::name).toList().toString())
                                .collect(Collectors.joining(" and "));
            }
        }
        return null;
    }

    private static boolean haveSaidTwo(Map<Place, List<WindowLaptop>> places) {
        return places.keySet().stream().map(Place::table).distinct().count() == 1
                && places.values().stream()
                        .flatMap(List::stream)
                        .anyMatch(laptop ->
                                laptop.window().filter(Window::saidTwo).isPresent());
    }

    /// Where somebody is who sees all that is told there; null where they are at no table of theirs.
    private @Nullable Place place(WindowLaptop laptop) {
        TableState state = laptop.screen().state();
        Key host = laptop.screen().hostKey();
        Screen.Shown shown = laptop.screen().shown();
        boolean shows = state != null
                && state.name().equals(laptop.wanted())
                && laptop.window()
                        .flatMap(Window::table)
                        .filter(state.id()::equals)
                        .isPresent();
        if (host == null || !shows || shown == null) {
            return null;
        }
        boolean leads = party.leads(host, shown.table());
        Chronicle chronicle = referee.tables().of(shown.table());
        boolean same = chronicle.toldBy(host).ledger().has(shown.sequence(), shown.digest());
        return leads && same && shown.sequence() + 3 >= chronicle.told(host) ? new Place(host, shown.table()) : null;
    }

    private String inWords() {
        Function<WindowLaptop, String> words = laptop -> System.lineSeparator() + "  " + laptop.name() + " wants "
                + laptop.wanted() + (laptop.host().filter(SimulatedHost::isUp).isPresent() ? ", hosts, " : ", ")
                + laptop.window().map(Window::inWords).orElse("has no window");
        return windows().stream().map(words).collect(Collectors.joining());
    }
}

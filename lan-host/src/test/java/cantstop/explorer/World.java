package cantstop.explorer;

import cantstop.engine.Command;
import cantstop.engine.Log;
import cantstop.engine.identity.TableId;
import cantstop.host.Lan;
import cantstop.host.Lan.Lane;
import cantstop.host.Laptop;
import cantstop.protocol.client.Connection;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Three or four laptops in the middle of a game, with the real cores of hosts and guests, and everything that can
/// happen next.
/// What is sent waits in lanes until a step delivers it; time passes only as a step.
///
/// Each core does the same whenever it hears the same in the same order. So what every core has heard, in its order,
/// says which state the world is in: [#fingerprint].
final class World {
    /// Sorted, so that the lower key is always on the same laptop.
    private static final List<QuickSigner> KEYS = Stream.generate(QuickSigner::fresh)
            .limit(Budget.MOST_LAPTOPS)
            .sorted(Comparator.comparing(QuickSigner::key))
            .toList();

    /// The logs of the games that they are in, with the hands of all, by how many they are.
    private static final Map<Integer, Log> GAMES = new HashMap<>();

    private static final Duration TRIP = Duration.ofMillis(1);
    private static final Duration TICK = Duration.ofMillis(500);
    private static final Duration SETTLING = Duration.ofSeconds(4);
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Lan lan = new Lan();
    private final List<Laptop> laptops;
    private final Log game;
    private final TableId table;
    private final Map<Lane, Deque<Runnable>> lanes = new LinkedHashMap<>();
    private final Map<Lane, Boolean> joint = new HashMap<>();
    private final Heard heard = new Heard();
    private final Budget budget;
    private final Histories histories;
    private int crashed = -1;
    private boolean cut;

    World(Budget budget) {
        this.budget = budget.copy();
        laptops = some(lan, budget.laptops());
        game = GAMES.computeIfAbsent(budget.laptops(), World::begun);
        table = game.state().id();
        Laptop first = laptops.getFirst();
        first.journalHas(game);
        first.hosts();
        watches(first);
        for (Laptop laptop : laptops) {
            game.after(0).forEach(entry -> laptop.store.append(table, entry));
            laptop.half.connect(first.address(), null);
            laptop.half.attend(table);
        }
        lan.settles();
        histories = new Histories(laptops);
        lan.isServedBy(this::takes);
    }

    private static List<Laptop> some(Lan lan, int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> lan.laptop((char) ('a' + number), KEYS.get(number)))
                .toList();
    }

    private static Log begun(int count) {
        Lan lan = new Lan();
        List<Laptop> laptops = some(lan, count);
        Laptop first = laptops.getFirst().opensTable();
        laptops.stream().skip(1).forEach(laptop -> laptop.joins(first));
        lan.begins(first);
        return first.store.load(first.state.id());
    }

    private void takes(Lane lane, boolean both, Runnable delivery) {
        lanes.computeIfAbsent(lane, _ -> new ArrayDeque<>()).add(delivery);
        joint.merge(lane, both, Boolean::logicalOr);
    }

    /// What can happen now, in the same order each time.
    List<Step> enabled() {
        List<Step> steps = new ArrayList<>();
        lanes.keySet().stream()
                .sorted(Comparator.comparing(this::name))
                .map(lane -> new Step("deliver " + name(lane), () -> deliver(lane)))
                .forEach(steps::add);
        for (int one = 0; one < laptops.size(); one++) {
            int number = one;
            Laptop laptop = laptops.get(number);
            if (number != crashed && mayTakeOver(laptop)) {
                budget.offer(Budget.Kind.TAKE_OVER, steps, letter(number), () -> takesOver(laptop));
            }
            budget.offer(Budget.Kind.PARTITION, steps, letter(number), () -> isCutOff(number));
        }
        if (crashed < 0) {
            budget.offer(Budget.Kind.CRASH, steps, letter(0), this::crash);
        } else {
            budget.offer(Budget.Kind.RESTART, steps, letter(crashed), this::restart);
            budget.offer(Budget.Kind.FORGETFUL_RESTART, steps, letter(crashed), () -> {
                happens("the disk forgets");
                histories.forgets(laptops.get(crashed).forgets(table, Math.toIntExact(game.sequence())));
                restart();
            });
        }
        if (cut) {
            budget.offer(Budget.Kind.MEND, steps, "", this::mend);
        }
        budget.offer(Budget.Kind.MOVE, steps, "", this::move);
        steps.add(new Step("settle", this::settle));
        return steps;
    }

    /// As the banner offers it: to a laptop whose line is down.
    private static boolean mayTakeOver(Laptop laptop) {
        return laptop.vacancy.isPresent() && !(laptop.connection instanceof Connection.Connected);
    }

    private void deliver(Lane lane) {
        Deque<Runnable> waiting = lanes.remove(lane);
        boolean both = Boolean.TRUE.equals(joint.remove(lane));
        if (waiting == null) {
            return;
        }
        String what = name(lane) + "*" + waiting.size();
        heard.add((lane.toHost() ? "host " : "guest ") + letter(lane.to()), what);
        if (both) {
            heard.add((lane.toHost() ? "guest " : "host ") + letter(lane.from()), what);
        }
        waiting.forEach(Runnable::run);
        histories.check();
    }

    /// Something of which every core hears.
    private void happens(String what) {
        for (int number = 0; number < laptops.size(); number++) {
            heard.add("host " + letter(number), what);
            heard.add("guest " + letter(number), what);
        }
    }

    private void takesOver(Laptop laptop) {
        heard.add("guest " + letter(laptop), "take over");
        heard.add("host " + letter(laptop), "take over");
        laptop.beginsToGoOn();
        watches(laptop);
    }

    /// The host here looks for others, also where it hears them.
    private void watches(Laptop host) {
        host.watches(() -> List.copyOf(lan.heardBy(host).keySet()));
    }

    private void crash() {
        happens("crash");
        crashed = 0;
        Laptop laptop = laptops.get(crashed);
        lan.kill(laptop);
        laptop.ignores();
        laptop.half.disconnect();
    }

    /// The program of the crashed laptop is started again, and goes on with the table where its copy says that it is.
    private void restart() {
        happens("restart");
        Laptop laptop = laptops.get(crashed);
        crashed = -1;
        laptop.restarts(table);
        Laptop host = laptops.stream()
                .filter(other -> other.key().equals(laptop.state.hostKey()))
                .findFirst()
                .orElseThrow();
        if (host == laptop) {
            laptop.hosts();
            watches(laptop);
        }
        laptop.half.connect(host.address(), host.key());
        laptop.half.attend(table);
    }

    private void isCutOff(int number) {
        happens("cut " + letter(number));
        cut = true;
        Laptop one = laptops.get(number);
        laptops.stream().filter(other -> other != one).forEach(other -> lan.cut(one, other));
    }

    private void mend() {
        happens("mend");
        cut = false;
        lan.mend();
    }

    /// The laptop whose turn it is makes a move.
    private void move() {
        for (Laptop laptop : laptops) {
            if (laptop.beginsToMove()) {
                heard.add("guest " + letter(laptop), "move");
            }
        }
    }

    /// All that was sent arrives, and what is sent because of it, for a few seconds.
    private void settle() {
        happens("settle");
        delivers();
        passes(SETTLING);
        lan.isServedBy(this::takes);
    }

    /// From now on the network delivers by itself.
    private void delivers() {
        lan.isServedBy((_, _, delivery) -> lan.timers.after(TRIP, delivery));
        while (!lanes.isEmpty()) {
            List<Runnable> waiting =
                    lanes.values().stream().flatMap(Deque::stream).toList();
            lanes.clear();
            joint.clear();
            waiting.forEach(Runnable::run);
            histories.check();
        }
    }

    private void passes(Duration time) {
        for (Duration done = Duration.ZERO; done.compareTo(time) < 0; done = done.plus(TICK)) {
            laptops.forEach(
                    laptop -> lan.heardBy(laptop).forEach((address, host) -> laptop.half.hint(address, host.key())));
            lan.passes(TICK);
            histories.check();
        }
    }

    /// Everything is mended, all that was sent arrives, and the people wait; then it is one table again.
    void converges() {
        lan.mend();
        if (crashed >= 0) {
            restart();
        }
        delivers();
        passes(LONG);
        histories.checkEnd();
        laptops.getFirst().asks(new Command.Lock(!laptops.getFirst().state.locked()));
        lan.settles();
        histories.checkEnd();
    }

    /// How things stand, in words.
    String inWords() {
        return laptops.stream()
                .map(laptop -> "%s: epoch %s of %s, %d events, %s"
                        .formatted(
                                letter(laptop),
                                laptop.state.epoch(),
                                laptops.stream()
                                        .filter(host -> host.key().equals(laptop.state.hostKey()))
                                        .map(this::letter)
                                        .findFirst()
                                        .orElse("another host"),
                                laptop.log.size(),
                                laptop.connection))
                .collect(Collectors.joining("; "));
    }

    /// Which state this is: two that no core can tell apart have the same.
    long fingerprint() {
        return heard.fingerprint();
    }

    private String name(Lane lane) {
        return letter(lane.from()) + (lane.toHost() ? "->host " : "->guest ") + letter(lane.to());
    }

    private String letter(Laptop laptop) {
        return letter(laptops.indexOf(laptop));
    }

    private static String letter(int number) {
        return String.valueOf((char) ('a' + number));
    }
}

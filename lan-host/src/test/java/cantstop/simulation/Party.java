package cantstop.simulation;

import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/// Who and what is at a simulated party: the hosts, the laptops, and what it takes to end and start them again.
final class Party {
    private static final int MOST_GUESTS = 12;
    private static final HostAddress ADDRESS = new HostAddress("host", HostAddress.DEFAULT_PORT);

    private final World world;
    private final Network network;
    private final Plan plan;
    private final Referee referee;
    private final Planted planted;
    private final SplittableRandom random;
    private final Machine operator;
    private final List<Laptop> laptops = new ArrayList<>();
    private final Restarts restarts;
    private final Upgrades upgrades;
    private final List<Laptop> twins = new ArrayList<>();
    private final Optional<Windows> windows;

    /// @param windows at every laptop, where those are the ones that ship
    Party(
            World world,
            Plan plan,
            Referee referee,
            Planted planted,
            Optional<Windows> windows,
            SplittableRandom random) {
        this.world = world;
        this.plan = plan;
        this.referee = referee;
        this.planted = planted;
        this.windows = windows;
        this.random = random;
        network = new Network(world, random.nextInt(8) == 0);
        operator = new Machine(world, "operator");
        restarts = new Restarts(operator, laptops, plan.moving());
        SplittableRandom chance = new SplittableRandom(plan.habits().think() * 31 ^ plan.faultsUntil());
        upgrades = new Upgrades(world, network, laptops, restarts, operator, chance);
        if (plan.roams()) {
            network.roams(new Roaming(network, plan.settled(), random.split()));
        }
    }

    /// Everybody comes, one after the other.
    void begin() {
        if (!plan.moving()) {
            Machine machine = new Machine(world, "host");
            upgrades.comes(machine);
            network.add(hostOn(machine, "host", Keys.key(0), Optional.empty()));
            network.at(ADDRESS).orElseThrow().start();
        }
        for (Plan.TablePlan table : plan.tables()) {
            seatPeople(table);
        }
        for (int spectator = 0; spectator < plan.spectators(); spectator++) {
            addSpectator();
        }
    }

    private SimulatedHost hostOn(Machine machine, String name, Key key, Optional<Radio> radio) {
        SimulatedHost host = new SimulatedHost(
                world, referee, machine, name, key, radio, plan.pace(), planted, plan.lie(), random.split());
        if (plan.onRealFiles() && plan.lie() != Lie.CUTS_ITS_JOURNAL) {
            host.disk().isOn(new Platter(planted == Planted.FILE_LOSES_ROWS));
        }
        return host;
    }

    /// The party is over: nothing is left of it on the disk.
    void close() {
        network.all().forEach(host -> host.disk().close());
    }

    private void seatPeople(Plan.TablePlan table) {
        boolean first = true;
        int left = table.people();
        while (left > 0) {
            Laptop laptop = newLaptop("guest " + (laptops.size() + 1), Keys.key(laptops.size() + 1), table);
            int here = first && table.hotSeat() ? 2 : 1;
            for (int profile = 0; profile < here; profile++) {
                addFriend(laptop, profile, true);
            }
            if (first) {
                laptop.glances().opens();
                Optional.ofNullable(laptop.hosting()).ifPresent(Hosting::hosts);
            }
            first = false;
            left -= here;
            comesIn(laptop);
        }
    }

    /// Somebody comes to watch a table; with a seat given to them they play.
    void addSpectator() {
        if (laptops.size() < MOST_GUESTS) {
            Plan.TablePlan table =
                    plan.tables().get(random.nextInt(plan.tables().size()));
            Laptop laptop = newLaptop("guest " + (laptops.size() + 1), Keys.key(laptops.size() + 1), table);
            addFriend(laptop, 0, false);
            comesIn(laptop);
        }
    }

    private Laptop newLaptop(String name, Key key, Plan.TablePlan table) {
        // The second laptop is the first to be asked to go on as host: a forger has to come to somebody else's.
        int cheats = plan.cheat() == Cheat.FORGES_ITS_COPY ? 2 : 1;
        Cheat cheat = laptops.size() == cheats ? plan.cheat() : Cheat.NONE;
        SplittableRandom its = random.split();
        Laptop laptop = windows.<Laptop>map(
                        shipped -> new WindowLaptop(world, network, referee, name, key, table, shipped, restarts, its))
                .orElseGet(() -> new Laptop(world, network, referee, name, key, table, plan.hands(), cheat, its));
        laptops.add(laptop);
        upgrades.comes(laptop.machine());
        if (plan.moving()) {
            SimulatedHost host = hostOn(laptop.machine(), "10.0.0." + laptops.size(), key, Optional.of(laptop.radio()));
            network.roaming().ifPresent(roaming -> roaming.comes(host, laptops.size()));
            network.add(host);
            laptop.mayHost(host);
        }
        return laptop;
    }

    private void addFriend(Laptop laptop, int profile, boolean plays) {
        Person person = new Person(laptop.key(), profile);
        laptop.add(new Friend(laptop, person, plan.habits(), plays, random.split()));
    }

    private void comesIn(Laptop laptop) {
        operator.hear(random.nextLong(500_000_000L), () -> restarts.startAgain(laptop));
    }

    /// A second program with somebody's key, which plays for them too, for a while.
    void addTwin(Laptop original, long nanos) {
        if (!plan.moving() && twins.size() < 3 && laptops.contains(original)) {
            Laptop twin = new Laptop(
                    world,
                    network,
                    referee,
                    original.name() + "'",
                    original.key(),
                    original.table(),
                    plan.hands(),
                    Cheat.NONE,
                    random.split());
            original.hasTwin();
            twin.hasTwin();
            original.friends().forEach(friend -> addFriend(twin, friend.person().profile(), false));
            twins.add(twin);
            twin.start();
            operator.hear(nanos, () -> end(twin));
        }
    }

    private static void end(Laptop twin) {
        if (!twin.isDead()) {
            twin.die(false);
        }
    }

    /// How often hosts have lied.
    int lies() {
        return network.all().stream().mapToInt(host -> host.liar().lies()).sum();
    }

    /// How often laptops have come with a log of their own making.
    Map<Forger.Forgery, Integer> forgeries() {
        Map<Forger.Forgery, Integer> all = new EnumMap<>(Forger.Forgery.class);
        laptops.stream()
                .flatMap(laptop -> laptop.forger().stream())
                .forEach(forger -> forger.times().forEach((forgery, times) -> all.merge(forgery, times, Integer::sum)));
        return all;
    }

    /// How many hosts lead a table.
    long leaders() {
        return network.running().stream().filter(SimulatedHost::leads).count();
    }

    /// Whether any host leads that table.
    boolean isLed(TableId table) {
        return network.running().stream().anyMatch(host -> host.lists(table));
    }

    /// Whether the host with that key runs and leads that table.
    boolean leads(Key host, TableId table) {
        return network.running().stream().anyMatch(one -> one.key().equals(host) && one.lists(table));
    }

    /// One of the hosts that run; nothing where none does.
    Optional<SimulatedHost> someHost() {
        List<SimulatedHost> running = network.running();
        return running.isEmpty() ? Optional.empty() : Optional.of(running.get(random.nextInt(running.size())));
    }

    /// Some laptops reach only each other for a while, and the rest only the rest.
    void split(long nanos) {
        Set<Machine> side = new HashSet<>();
        laptops.stream().filter(_ -> random.nextBoolean()).forEach(laptop -> side.add(laptop.machine()));
        network.split(side, nanos);
    }

    /// Nothing gets from one laptop to another one for a while.
    ///
    /// @param both nor the other way round
    void cut(Machine one, Machine other, boolean both, long nanos) {
        network.cut(one, other, nanos);
        if (both) {
            network.cut(other, one, nanos);
        }
    }

    /// A laptop hears that somebody hosts where another one does, or nobody.
    void mislead(Laptop laptop) {
        List<SimulatedHost> all = network.all();
        HostAddress wrong = random.nextBoolean()
                ? all.get(random.nextInt(all.size())).whereabouts().first()
                : new HostAddress("nowhere", HostAddress.DEFAULT_PORT);
        Key key = all.get(random.nextInt(all.size())).key();
        // A program that has ended would come back to life, and use the laptop's copies beside the next one.
        if (!laptop.isDead()) {
            laptop.half().hint(wrong, key);
        }
    }

    /// Nothing if every laptop hears every other one, at one address.
    Optional<Roaming> roaming() {
        return network.roaming();
    }

    Restarts restarts() {
        return restarts;
    }

    Upgrades upgrades() {
        return upgrades;
    }

    /// Everybody's laptops, without second programs.
    List<Laptop> laptops() {
        return laptops;
    }

    /// Nothing can be written for a while.
    void fillDisk(SimulatedHost host, long nanos) {
        host.disk().full(true);
        referee.diskIsFull();
        operator.hear(nanos, () -> host.disk().full(false));
    }

    /// Everything is put right, and everybody comes again.
    void heal() {
        network.heal();
        twins.forEach(Party::end);
        laptops.stream().map(Laptop::hosting).filter(Objects::nonNull).forEach(Hosting::calmDown);
        laptops.forEach(laptop -> laptop.radio().heal());
        upgrades.updateAll();
        laptops.forEach(Laptop::comeAgain);
        laptops.forEach(restarts::startAgain);
        laptops.stream()
                .flatMap(laptop -> laptop.friends().stream())
                .forEach(friend -> friend.wishes().calmDown());
        network.all().forEach(host -> host.disk().full(false));
        network.all().forEach(host -> host.throwing().heal());
        if (!plan.moving()) {
            network.all().forEach(restarts::start);
        }
    }
}

package cantstop.simulation;

import cantstop.engine.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Who and what is at a simulated party: the host, the laptops, and what it takes to end and start them again.
final class Party {
    private static final int MOST_GUESTS = 12;

    private final World world;
    private final Plan plan;
    private final Referee referee;
    private final SplittableRandom random;
    private final SimulatedHost host;
    private final Machine operator;
    private final List<Laptop> laptops = new ArrayList<>();
    private final List<Laptop> twins = new ArrayList<>();

    Party(World world, Plan plan, Referee referee, Planted planted, SplittableRandom random) {
        this.world = world;
        this.plan = plan;
        this.referee = referee;
        this.random = random;
        host = new SimulatedHost(world, referee, plan.pace(), planted, random.split());
        operator = new Machine(world, "operator");
    }

    /// Everybody comes, one after the other.
    void begin() {
        host.start();
        for (Plan.TablePlan table : plan.tables()) {
            seatPeople(table);
        }
        for (int spectator = 0; spectator < plan.spectators(); spectator++) {
            addSpectator();
        }
    }

    private void seatPeople(Plan.TablePlan table) {
        boolean first = true;
        int left = table.people();
        while (left > 0) {
            Laptop laptop = newLaptop("guest " + (laptops.size() + 1), key(laptops.size() + 1), table);
            int here = first && table.hotSeat() ? 2 : 1;
            for (int profile = 0; profile < here; profile++) {
                addFriend(laptop, profile, true);
            }
            if (first) {
                laptop.opens();
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
            Laptop laptop = newLaptop("guest " + (laptops.size() + 1), key(laptops.size() + 1), table);
            addFriend(laptop, 0, false);
            comesIn(laptop);
        }
    }

    private Laptop newLaptop(String name, String key, Plan.TablePlan table) {
        Laptop laptop = new Laptop(world, host, referee, name, key, table, random.split());
        laptops.add(laptop);
        return laptop;
    }

    private void addFriend(Laptop laptop, int profile, boolean plays) {
        Person person = new Person(laptop.key(), profile);
        laptop.add(new Friend(laptop, person, plan.habits(), plays, random.split()));
    }

    private void comesIn(Laptop laptop) {
        operator.hear(random.nextLong(500_000_000L), () -> startAgain(laptop));
    }

    /// A second program with somebody's key, which plays for them too, for a while.
    void addTwin(Laptop original, long nanos) {
        if (twins.size() < 3 && laptops.contains(original)) {
            Laptop twin = new Laptop(
                    world, host, referee, original.name() + "'", original.key(), original.table(), random.split());
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

    private static String key(int number) {
        return String.format("%064x", number);
    }

    SimulatedHost host() {
        return host;
    }

    /// Everybody's laptops, without second programs.
    List<Laptop> laptops() {
        return laptops;
    }

    /// A laptop's program ends, and starts again after a while.
    void restart(Laptop laptop, boolean silently, long nanos) {
        if (!laptop.isDead()) {
            laptop.die(silently);
            operator.hear(nanos, () -> startAgain(laptop));
        }
    }

    private static void startAgain(Laptop laptop) {
        if (laptop.isDead()) {
            laptop.start();
        }
    }

    /// The host ends, and starts again after a while.
    void restartHost(boolean silently, long nanos) {
        if (host.isUp()) {
            host.end(silently);
            operator.hear(nanos, this::startHost);
        }
    }

    /// The host's window is closed, and opened again after a while.
    void closeHost(long nanos) {
        if (host.isUp() && !host.machine().isAsleep()) {
            host.close();
            operator.hear(nanos, this::startHost);
        }
    }

    private void startHost() {
        if (!host.isUp()) {
            host.start();
        }
    }

    /// Nothing can be written for a while.
    void fillDisk(long nanos) {
        host.disk().full(true);
        referee.diskIsFull();
        operator.hear(nanos, this::makeRoom);
    }

    private void makeRoom() {
        host.disk().full(false);
    }

    /// Everything is put right, and everybody comes again.
    void heal() {
        twins.forEach(Party::end);
        laptops.forEach(laptop -> laptop.radio().heal());
        laptops.forEach(Laptop::comeAgain);
        laptops.forEach(Party::startAgain);
        laptops.stream()
                .flatMap(laptop -> laptop.friends().stream())
                .forEach(friend -> friend.wishes().calmDown());
        makeRoom();
        startHost();
    }
}

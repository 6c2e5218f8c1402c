package cantstop.simulation;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Lets things go wrong, one after the other, as long as they may, and then puts everything right again.
final class Mischief {
    private static final long MILLISECOND = 1_000_000;
    private static final long SECOND = 1_000 * MILLISECOND;
    private static final int FLAPS = 10;
    private static final int LIES = 8;
    private static final List<Throwing.Point> POINTS = List.of(Throwing.Point.values());

    private final World world;
    private final Machine sky;
    private final Party party;
    private final Plan plan;
    private final SplittableRandom random;

    /// Of its own, so that parties that are not harsh stay the same.
    private final SplittableRandom harsh;

    private final Map<Fault, Integer> done = new EnumMap<>(Fault.class);
    private final List<Fault> drawn = Arrays.stream(Fault.values())
            .flatMap(fault -> Collections.nCopies(fault.weight(), fault).stream())
            .toList();
    private boolean over;

    Mischief(World world, Party party, Plan plan, SplittableRandom random) {
        this.world = world;
        this.party = party;
        this.plan = plan;
        this.random = random;
        harsh = new SplittableRandom(plan.habits().think() ^ plan.faultsUntil());
        sky = new Machine(world, "sky");
    }

    /// How often each fault happened.
    Map<Fault, Integer> done() {
        return done;
    }

    boolean isOver() {
        return over;
    }

    void begin() {
        sky.hear(plan.faultsUntil(), this::heal);
        next();
        if (plan.harsh()) {
            nextHarsh();
        }
        party.roaming().ifPresent(this::nextRoaming);
        if (plan.upgrade() != Upgrade.NONE) {
            nextRelease();
        }
    }

    private void nextRelease() {
        sky.hear(harsh.nextLong(3 * plan.faultEvery()), () -> {
            if (!over) {
                Fault fault = Fault.VERSIONS.get(harsh.nextInt(Fault.VERSIONS.size()));
                if (party.upgrades().happens(fault == Fault.UPGRADE ? Release.NEXT : Release.NOW)) {
                    done.merge(fault, 1, Integer::sum);
                    world.note(sky.name(), "fault", fault);
                }
                nextRelease();
            }
        });
    }

    private void nextHarsh() {
        sky.hear(harsh.nextLong(2 * plan.faultEvery()), () -> {
            if (!over) {
                happenHarshly(Fault.HARSH.get(harsh.nextInt(Fault.HARSH.size())));
                nextHarsh();
            }
        });
    }

    private void happenHarshly(Fault fault) {
        done.merge(fault, 1, Integer::sum);
        world.note(sky.name(), "fault", fault);
        List<Laptop> laptops = party.laptops();
        Laptop one = laptops.get(harsh.nextInt(laptops.size()));
        Machine other = laptops.get(harsh.nextInt(laptops.size())).machine();
        long nanos = 100 * MILLISECOND + harsh.nextLong(20 * SECOND);
        switch (fault) {
            case NOT_TRANSITIVE -> party.cut(one.machine(), other, true, nanos);
            case ONE_WAY -> party.cut(one.machine(), other, false, nanos);
            case FLAPPING -> flap(one, FLAPS);
            case EXCEPTION -> {
                Throwing.Point point = POINTS.get(harsh.nextInt(POINTS.size()));
                hosts(host -> host.throwing().plant(point));
                one.screen().throwsNext();
            }
            case SPLIT_TWICE -> {
                party.split(nanos);
                party.split(100 * MILLISECOND + harsh.nextLong(20 * SECOND));
            }
            case DISK_HANGS -> hosts(host -> host.disk().hangs(harsh.nextLong(60 * SECOND)));
            case DISK_GOES_BACK -> hosts(host -> party.restarts().goesBack(host, nanos, harsh.nextDouble(1)));
            default -> throw new IllegalStateException("not harsh: " + fault);
        }
    }

    private void nextRoaming(Roaming roaming) {
        sky.hear(harsh.nextLong(roaming.settled() ? 2 * SECOND : 2 * plan.faultEvery()), () -> {
            if (!over) {
                Fault fault = Fault.ROAMING.get(harsh.nextInt(Fault.ROAMING.size()));
                if (!roaming.settled() || fault == Fault.LYING_BEACON) {
                    happen(fault, roaming);
                }
                nextRoaming(roaming);
            }
        });
    }

    private void happen(Fault fault, Roaming roaming) {
        done.merge(fault, 1, Integer::sum);
        world.note(sky.name(), "fault", fault);
        Laptop one = party.laptops().get(harsh.nextInt(party.laptops().size()));
        switch (fault) {
            case ADDRESS_CHANGES -> roaming.moves(one);
            case CABLE -> roaming.replugs(one);
            case LYING_BEACON -> lie(roaming, roaming.settled() ? 1 : LIES);
            default -> throw new IllegalStateException("not at parties that roam: " + fault);
        }
    }

    private void lie(Roaming roaming, int times) {
        roaming.lies(party.laptops());
        if (times > 1 && !over) {
            sky.hear(SECOND, () -> lie(roaming, times - 1));
        }
    }

    private void flap(Laptop laptop, int times) {
        cables(laptop, cable -> cable.breakOff(true, true));
        if (times > 1 && !over) {
            sky.hear(100 * MILLISECOND + harsh.nextLong(SECOND), () -> flap(laptop, times - 1));
        }
    }

    private void next() {
        sky.hear(random.nextLong(2 * plan.faultEvery()), () -> {
            if (!over) {
                happen(drawn.get(random.nextInt(drawn.size())));
                next();
            }
        });
    }

    /// Everything works again, and everybody who had gone comes again.
    void heal() {
        if (!over) {
            over = true;
            world.note(sky.name(), "clears", "");
            party.heal();
        }
    }

    private void happen(Fault fault) {
        done.merge(fault, 1, Integer::sum);
        world.note(sky.name(), "fault", fault);
        Laptop one = party.laptops().get(random.nextInt(party.laptops().size()));
        switch (fault) {
            case LINK_BREAKS -> cables(one, cable -> cable.breakOff(true, true));
            case LINK_BREAKS_FOR_ONE -> {
                boolean guest = random.nextBoolean();
                cables(one, cable -> cable.breakOff(guest, !guest));
            }
            case HALF_OPEN -> {
                int ways = 1 + random.nextInt(3);
                cables(one, cable -> muffle(cable, ways));
            }
            case PARTITION -> one.radio().cut(upTo(20));
            case BLACKOUT -> {
                long nanos = upTo(15);
                party.laptops().forEach(laptop -> laptop.radio().cut(nanos));
            }
            case SPLIT -> party.split(upTo(30));
            case SLOW -> one.radio().slow(1 + random.nextInt(60));
            case DAMAGE -> cables(one, Cable::damageNext);
            case LAPTOP_SLEEPS -> sleep(one.machine());
            case LAPTOP_CLOCK -> one.machine().jump(upTo(60));
            case LAPTOP_DIES -> party.restarts().restart(one, random.nextBoolean(), upTo(8));
            case GUEST_GOES -> goAway(one);
            case TWIN -> party.addTwin(one, upTo(20));
            case SPECTATOR -> party.addSpectator();
            case HOST_SLEEPS -> hosts(host -> sleep(host.machine()));
            case HOST_CLOCK -> hosts(host -> host.machine().jump(upTo(60)));
            case HOST_DIES -> hosts(host -> party.restarts().restart(host, false, upTo(4)));
            case HOST_LOSES_POWER -> hosts(host -> party.restarts().restart(host, true, upTo(8)));
            case HOST_CLOSES -> hosts(host -> party.restarts().close(host, upTo(4)));
            case STALE_HINT -> party.mislead(one);
            case DISK_FORGETS -> hosts(host -> party.restarts().forget(host, upTo(8)));
            case DISK_FULL -> hosts(host -> party.fillDisk(host, upTo(5)));
            case NOT_TRANSITIVE,
                    ONE_WAY,
                    FLAPPING,
                    EXCEPTION,
                    SPLIT_TWICE,
                    DISK_HANGS,
                    DISK_GOES_BACK,
                    ADDRESS_CHANGES,
                    CABLE,
                    LYING_BEACON,
                    UPGRADE,
                    DOWNGRADE -> throw new IllegalStateException("drawn: " + fault);
        }
    }

    private void hosts(Consumer<SimulatedHost> fault) {
        party.someHost().ifPresent(fault);
    }

    private long upTo(int seconds) {
        return 100 * MILLISECOND + random.nextLong(seconds * SECOND);
    }

    private static void cables(Laptop laptop, Consumer<Cable> fault) {
        laptop.dialling().cables().forEach(fault);
    }

    private static void muffle(Cable cable, int ways) {
        if ((ways & 1) != 0) {
            cable.muffle(true);
        }
        if ((ways & 2) != 0) {
            cable.muffle(false);
        }
    }

    private void sleep(Machine machine) {
        if (!machine.isAsleep()) {
            machine.sleep(upTo(25), random.nextBoolean());
        }
    }

    private void goAway(Laptop laptop) {
        if (!laptop.isDead() && !laptop.machine().isAsleep()) {
            laptop.leave();
            sky.hear(upTo(10), laptop::comeAgain);
        }
    }
}

package cantstop.simulation;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/// One whole party from one seed, in one thread and in no time: people, laptops, network, disk and all that goes
/// wrong with them, around the real host and the real client half. It ends when the faults have stopped,
/// everybody is back and every game is over; or where something was that must never be.
final class Simulation {
    /// Far beyond any party: one that does not end may go round without any time passing.
    private static final long MOST_STEPS = 5_000_000;

    private final long seed;
    private final boolean windows;
    private final Plan plan;
    private final Trace trace;
    private final World world;
    private final Referee referee;
    private final Party party;
    private final Mischief mischief;
    private final Finish ending;

    Simulation(long seed) {
        this(seed, Plan::of, false, Planted.NOTHING);
    }

    /// A party of another kind than usual.
    ///
    /// @param plans draws what kind of party it is
    /// @param digested whether [#digest] will be asked for
    /// @param planted what is wrong with it on purpose
    Simulation(long seed, Function<SplittableRandom, Plan> plans, boolean digested, Planted planted) {
        this(seed, plans, digested, planted, Tapes.none());
    }

    /// A party of whose guests tapes are written.
    Simulation(long seed, Function<SplittableRandom, Plan> plans, boolean digested, Planted planted, Tapes tapes) {
        this(seed, plans, digested, planted, tapes, Optional.empty());
    }

    /// A party with the windows that ship at all its laptops.
    Simulation(long seed, boolean digested, Windows windows) {
        this(seed, WindowPlans::of, digested, Planted.NOTHING, Tapes.none(), Optional.of(windows));
    }

    private Simulation(
            long seed,
            Function<SplittableRandom, Plan> plans,
            boolean digested,
            Planted planted,
            Tapes tapes,
            Optional<Windows> windows) {
        this.seed = seed;
        this.windows = windows.isPresent();
        SplittableRandom random = new SplittableRandom(seed);
        plan = plans.apply(random.split());
        trace = new Trace(digested);
        world = new World(trace, tapes, new Releases(plan.upgrade(), planted));
        referee = new Referee(world, plan.moving());
        party = new Party(world, plan, referee, planted, windows, random.split());
        mischief = new Mischief(world, party, plan, random.split());
        ending = windows.isPresent()
                ? new Reunion(world, party, mischief, referee)
                : new Ending(world, plan, party, mischief, referee);
    }

    /// Runs the party to its end.
    ///
    /// @throws Violation where it found a fault: with the seed and the last steps in words
    Outcome run() {
        try {
            party.begin();
            if (!windows) {
                mischief.begin();
            }
            ending.begin();
            while (!ending.hasCome()) {
                if (!world.step()) {
                    throw new Violation("nothing happens any more");
                }
                if (world.steps() > MOST_STEPS) {
                    throw new Violation("no end in sight");
                }
                if (referee.found() != null) {
                    throw referee.found();
                }
            }
        } catch (RuntimeException e) {
            throw new Violation(inWords(e), e);
        } finally {
            party.close();
        }
        return outcome();
    }

    private String inWords(RuntimeException e) {
        String what = e instanceof Violation violation ? violation.what() : e.toString();
        return "seed " + seed + ", step " + world.steps() + ": " + what + System.lineSeparator() + trace.lastSteps();
    }

    private Outcome outcome() {
        return new Outcome(
                1,
                world.steps(),
                referee.tables().told(),
                referee.viewers().intents(),
                referee.tables().parted() > 0 ? 1 : 0,
                ending.isStuck() ? 1 : 0,
                referee.withheld(),
                referee.betweenThrowAndRoll(),
                mischief.done(),
                plan.hands() ? Map.of(plan.cheat(), 1) : Map.of(),
                plan.lie() == Lie.NONE ? Map.of() : Map.of(plan.lie(), party.lies()),
                party.forgeries(),
                world.releases().meetings());
    }

    /// SHA-256 over the words of all its steps.
    String digest() {
        return trace.digest();
    }
}

package cantstop.simulation;

import cantstop.engine.BotPace;
import cantstop.engine.Placing;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.Variant;
import cantstop.host.environment.Pace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// What kind of party a seed stands for: who comes, what is played, and how much goes wrong.
///
/// @param tables what is played
/// @param spectators how many come to watch from the beginning
/// @param pace how long the host waits for people
/// @param faultsUntil when the faults stop, in nanoseconds
/// @param faultEvery how long it is between two faults on the average, in nanoseconds
/// @param moving whether tables move from laptop to laptop; else one host comes back again and again
/// @param wholeGames whether it goes on until the games are over, else only until they go on again after the
///     faults
/// @param habits how people behave
/// @param roams whether laptops find each other by the real lookout, at several addresses that change
/// @param upgrade what is new in the next version of the program, which some have
record Plan(
        List<TablePlan> tables,
        int spectators,
        Pace pace,
        long faultsUntil,
        long faultEvery,
        boolean moving,
        boolean wholeGames,
        Habits habits,
        boolean roams,
        Upgrade upgrade) {
    private static final long SECOND = 1_000_000_000;
    private static final long MILLISECOND = 1_000_000;

    Plan {
        tables = List.copyOf(tables);
    }

    /// Whether its laptops throw the dice together: one party in three, as keys, signatures and chains take most of its
    /// time. It follows from what is drawn anyway, so that a seed stays the same party.
    boolean hands() {
        return habits.think() / MILLISECOND % 3 == 0;
    }

    /// Whether networks are of the worst kind there, and what a host needs throws exceptions: one party in five.
    boolean harsh() {
        return habits.think() / MILLISECOND % 5 == 2;
    }

    /// The same with laptops that hear no beacons and run one version, as those whose tapes are written.
    Plan onTapes() {
        return new Plan(
                tables, spectators, pace, faultsUntil, faultEvery, moving, wholeGames, habits, false, Upgrade.NONE);
    }

    /// Whether addresses stay as they are at a party that roams.
    boolean settled() {
        return faultEvery / SECOND % 3 == 0;
    }

    /// Whether its hosts keep their logs in real files, with the journal that is shipped: one party in thirty.
    boolean onRealFiles() {
        return habits.think() / MILLISECOND % 30 == 5;
    }

    /// How the second laptop cheats where laptops throw together: every second such party has a cheat.
    Cheat cheat() {
        Cheat[] all = Cheat.values();
        long drawn = habits.think() / MILLISECOND / 3 % (2L * all.length);
        boolean forges = moving && habits.think() / MILLISECOND / 3 % 3 == 0;
        return !hands()
                ? Cheat.NONE
                : forges ? Cheat.FORGES_ITS_COPY : drawn < all.length ? all[(int) drawn] : Cheat.NONE;
    }

    /// How hosts lie where laptops throw together and none of them cheats: at every second such party. Where tables
    /// move they tell what no laptop may believe, and nothing that it can't know to be a lie.
    Lie lie() {
        Lie[] all = Lie.values();
        long drawn = habits.think() / MILLISECOND / 3 % (2L * all.length);
        Lie lie = hands() && cheat() == Cheat.NONE && drawn < all.length ? all[(int) drawn] : Lie.NONE;
        // A host that dodges its dice may give a seat away first, which is legal, and be believed so far elsewhere.
        return moving && (!lie.isRefused() || lie == Lie.DODGES_ITS_DICE) ? Lie.NONE : lie;
    }

    /// One table.
    ///
    /// @param people how many people sit down
    /// @param bots how many bots do
    /// @param hotSeat whether the first two people sit at one laptop
    record TablePlan(TableName name, Settings settings, int people, int bots, boolean hotSeat) {}

    /// How people behave.
    ///
    /// @param think how long they think at most, in nanoseconds
    /// @param sends how often they send one command at most
    /// @param resends how often they do send one again, in a hundred
    /// @param restless how often they do something that has nothing to do with the turn, in a thousand looks
    /// @param dawdling how often they take as long as a turn timer, in a thousand looks
    record Habits(long think, int sends, int resends, int restless, int dawdling) {}

    /// The party of a seed, most of them small.
    static Plan of(SplittableRandom random) {
        Habits habits =
                new Habits((20 + random.nextInt(300)) * MILLISECOND, 5, 15, random.nextInt(12), random.nextInt(20));
        boolean moving = random.nextInt(6) == 0;
        return of(random, habits, (1 + random.nextInt(8)) * SECOND, moving);
    }

    /// A party whose laptops throw together, where much goes wrong in a short time.
    static Plan ofThrows(SplittableRandom random) {
        long think = 21 + 3L * random.nextInt(100);
        Habits habits = new Habits(think * MILLISECOND, 5, 15, random.nextInt(12), random.nextInt(20));
        Plan plan = of(random, habits, (1 + random.nextInt(4)) * SECOND, random.nextInt(6) == 0);
        boolean whole = random.nextInt(10) == 0;
        return new Plan(
                plan.tables,
                plan.spectators,
                plan.pace,
                (3 + random.nextInt(12)) * SECOND,
                plan.faultEvery,
                plan.moving,
                whole,
                habits,
                plan.roams,
                plan.upgrade);
    }

    /// A party at which the table moves from one laptop to another.
    static Plan ofHandOvers(SplittableRandom random) {
        Habits habits =
                new Habits((20 + random.nextInt(300)) * MILLISECOND, 5, 15, random.nextInt(12), random.nextInt(20));
        return of(random, habits, (1 + random.nextInt(8)) * SECOND, true);
    }

    /// A party at which some machines have the next version of the program, which comes and goes, and where every third
    /// time the table moves.
    static Plan ofUpgrades(SplittableRandom random) {
        Habits habits =
                new Habits((20 + random.nextInt(300)) * MILLISECOND, 5, 15, random.nextInt(12), random.nextInt(20));
        Plan plan = of(random, habits, (1 + random.nextInt(8)) * SECOND, random.nextInt(3) == 0);
        return new Plan(
                plan.tables,
                plan.spectators,
                plan.pace,
                plan.faultsUntil,
                plan.faultEvery,
                plan.moving,
                plan.wholeGames,
                habits,
                plan.roams,
                upgrade(habits));
    }

    /// A party at which the table moves and somebody brings forged logs to those who take it over.
    static Plan ofForgers(SplittableRandom random) {
        long think = 27 + 9L * random.nextInt(30);
        Habits habits = new Habits(think * MILLISECOND, 5, 15, random.nextInt(12), random.nextInt(20));
        Plan plan = of(random, habits, (1_500 + random.nextInt(2_000)) * MILLISECOND, true);
        TablePlan seats = plan.tables.getFirst();
        TablePlan people = new TablePlan(seats.name(), seats.settings(), 3 + random.nextInt(2), 0, false);
        return new Plan(
                List.of(people), 0, Pace.NONE, 25 * SECOND, plan.faultEvery, true, false, habits, false, Upgrade.NONE);
    }

    /// A party at which the table moves, little else goes wrong, and laptops hear of hosts only where those are not.
    static Plan ofHearsay(SplittableRandom random) {
        Habits habits = new Habits((20 + random.nextInt(300)) * MILLISECOND, 5, 15, 4, 4);
        TablePlan seats = movingTable(random);
        TablePlan people = new TablePlan(seats.name(), seats.settings(), 3 + random.nextInt(2), 0, false);
        return new Plan(
                List.of(people), 0, Pace.NONE, 40 * SECOND, 15 * SECOND, true, false, habits, true, Upgrade.NONE);
    }

    /// A party at which every command is sent one to five times, and the host ends again and again.
    static Plan ofCommands(SplittableRandom random) {
        Habits habits =
                new Habits((20 + random.nextInt(200)) * MILLISECOND, 5, 100, random.nextInt(4), random.nextInt(20));
        return of(random, habits, (1 + random.nextInt(3)) * SECOND, false);
    }

    /// A party at which many turns take so long that time is up.
    static Plan ofDawdlers(SplittableRandom random) {
        return of(random, new Habits(300 * MILLISECOND, 5, 15, 4, 300), 4 * SECOND, false);
    }

    /// A party at which many want the four seats, hardly think, get up, and are sent away by the owner all the time.
    static Plan ofMusicalChairs(SplittableRandom random) {
        TablePlan table = new TablePlan(new TableName("Table"), settings(4, random), 12, 0, false);
        Habits habits = new Habits(20 * MILLISECOND, 1, 0, 300, 0);
        return new Plan(
                List.of(table), 0, Pace.NONE, 20 * SECOND, 2 * SECOND, false, false, habits, false, Upgrade.NONE);
    }

    private static Plan of(SplittableRandom random, Habits habits, long faultEvery, boolean moving) {
        List<TablePlan> tables = new ArrayList<>();
        int count = random.nextInt(8) > 0 || moving ? 1 : 2 + random.nextInt(2);
        for (int number = 1; number <= count; number++) {
            tables.add(moving ? movingTable(random) : table(number, random));
        }
        boolean brisk = random.nextBoolean();
        Duration bots = Duration.ofMillis(brisk ? 0 : random.nextInt(300));
        int spectators = random.nextInt(3) / 2;
        int faultsUntil = 5 + random.nextInt(30);
        return new Plan(
                tables,
                spectators,
                new Pace(bots, bots, bots, bots, bots),
                faultsUntil * SECOND,
                faultEvery,
                moving,
                random.nextInt(5) == 0,
                habits,
                moving && habits.think() / MILLISECOND % 3 == 1,
                faultsUntil % 12 == 7 ? upgrade(habits) : Upgrade.NONE);
    }

    /// One of those that are one. A seed stays the same party, as it follows from what is drawn anyway.
    private static Upgrade upgrade(Habits habits) {
        Upgrade[] all = Upgrade.values();
        return all[1 + (int) (habits.think() / MILLISECOND / 30 % (all.length - 1))];
    }

    private static TablePlan table(int number, SplittableRandom random) {
        int players = 2 + random.nextInt(3) * random.nextInt(2);
        int people = 1 + random.nextInt(players);
        return new TablePlan(
                new TableName("Table " + number),
                settings(players, random),
                people,
                players - people,
                people > 1 && random.nextInt(4) == 0);
    }

    /// Mostly people, as a table can only move among laptops.
    private static TablePlan movingTable(SplittableRandom random) {
        int players = 2 + random.nextInt(3);
        int people = players - random.nextInt(2) * random.nextInt(2);
        return new TablePlan(
                new TableName("Table"),
                settings(players, random),
                Math.max(2, people),
                players - Math.max(2, people),
                people > 2 && random.nextInt(4) == 0);
    }

    private static Settings settings(int players, SplittableRandom random) {
        boolean longGame = random.nextInt(8) == 0;
        List<Variant> variants = List.of(Variant.values());
        Variant variant = variants.get(random.nextInt(variants.size()));
        int[] timers = {0, 0, 0, 30, 60, 120};
        return new Settings(
                longGame ? Settings.mostColumns(players) : Settings.FEWEST_COLUMNS,
                variant,
                random.nextInt(3) == 0 ? Placing.STRICT : Placing.FREE,
                random.nextBoolean(),
                timers[random.nextInt(timers.length)],
                false,
                false,
                true,
                BotPace.AS_FITS,
                true);
    }
}

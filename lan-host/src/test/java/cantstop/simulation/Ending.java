package cantstop.simulation;

import cantstop.engine.TableState;
import cantstop.engine.identity.Key;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Sees to it that a party ends: once the faults have stopped, every table must go on until its game is over, and
/// then everybody must be there and see the same.
final class Ending implements Finish {
    private static final long SECOND = 1_000_000_000;

    /// How long no table may stand still once everything works: longer than anybody's patience, the wait
    /// between two attempts, a nap of the host and the longest turn timer.
    private static final long STANDSTILL = 180 * SECOND;

    /// How long it takes at most until everybody has seen the end.
    private static final long QUIET = 45 * SECOND;

    /// So many events after the faults at one table: it goes on, and so would the rest of the game.
    private static final long GOES_ON = 25;

    /// Far beyond any game.
    private static final long LONGEST = 6 * 3600 * SECOND;

    private final World world;
    private final Plan plan;
    private final Party party;
    private final Mischief mischief;
    private final Referee referee;
    private final Machine watch;
    private final Map<Ledger, Long> healedAt = new HashMap<>();
    private Map<String, Long> toSee = Map.of();
    private long grownAt;
    private long total;
    private long overSince = -1;
    private boolean come;
    private boolean stuck;

    Ending(World world, Plan plan, Party party, Mischief mischief, Referee referee) {
        this.world = world;
        this.plan = plan;
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
        return stuck;
    }

    private void look() {
        if (overSince < 0 && (stuck || isOver())) {
            overSince = world.now();
            toSee = referee.tables().toldByHosts();
            mischief.heal();
        }
        if (overSince >= 0 && isQuiet()) {
            come = true;
            referee.tables().ledgers().forEach(Ledger::audit);
            return;
        }
        checkGoesOn();
        begin();
    }

    private boolean isOver() {
        if (mischief.isOver() && healedAt.isEmpty()) {
            referee.tables().ledgers().forEach(ledger -> healedAt.put(ledger, ledger.size()));
        }
        for (Plan.TablePlan table : plan.tables()) {
            if (!isOver(table)) {
                return false;
            }
        }
        return true;
    }

    private boolean isOver(Plan.TablePlan table) {
        for (Ledger ledger : referee.tables().ledgers()) {
            TableState state = ledger.state();
            boolean isOver = state.game() != null && state.game().isFinished();
            if (state.name().equals(table.name()) && (isOver || goesOn(ledger))) {
                return true;
            }
        }
        return false;
    }

    private boolean goesOn(Ledger ledger) {
        long healed = healedAt.getOrDefault(ledger, ledger.begunAt());
        return !plan.wholeGames() && mischief.isOver() && ledger.size() > healed + GOES_ON;
    }

    /// Whether everybody has seen the end.
    ///
    /// @throws Violation where somebody still has not after so long
    private boolean isQuiet() {
        for (Laptop laptop : party.laptops()) {
            String missing = missing(laptop);
            if (missing != null) {
                long since = mayComeSince(laptop);
                if (world.now() - since > QUIET && isForPeopleToSay(laptop)) {
                    stuck = true;
                    continue;
                }
                if (world.now() - since > QUIET) {
                    throw new Violation(laptop.name() + missing);
                }
                return false;
            }
        }
        return true;
    }

    /// A laptop that sleeps sees nothing. One whose copy tells of a later epoch than that of the host that leads stays
    /// where that is gone on with, until its people give up waiting there.
    private long mayComeSince(Laptop laptop) {
        long waitedUntil =
                Optional.ofNullable(laptop.hosting()).map(Hosting::waitedUntil).orElse(0L);
        return Math.max(Math.max(overSince, waitedUntil), laptop.machine().awakeAt());
    }

    /// Whether nobody but its people can say where they go on.
    private boolean isForPeopleToSay(Laptop laptop) {
        return mayBeInTwoPlaces() || sitsWithOneLiedTo(laptop) || waitsForOthers(laptop);
    }

    /// Whether it waits for the people of a table that they have left: one that another host leads is not that one.
    private boolean waitsForOthers(Laptop laptop) {
        return party.leaders() > 0
                && Optional.ofNullable(laptop.hosting())
                        .flatMap(Hosting::table)
                        .filter(table -> !party.isLed(table))
                        .isPresent();
    }

    /// Not where one host alone leads a table, and every guest can reach it.
    private boolean mayBeInTwoPlaces() {
        return referee.tables().mayBeInTwoPlaces() && party.leaders() != 1;
    }

    /// Whether it keeps what a host made up of its table, or told and denies: on its screen, or in a copy in which
    /// it has not been put right.
    private boolean wasLiedTo(Laptop laptop) {
        Screen.Shown shown = laptop.screen().shown();
        boolean keeps = laptop.vigilance().wasLiedTo() && laptop.vigilance().mayFindDamage();
        return keeps
                || shown != null
                        && (referee.lies().has(shown.digest()) || referee.lies().isDenied(shown.digest()));
    }

    /// Whether that laptop, or another one of its table, gives no vote for the host's story.
    private boolean sitsWithOneLiedTo(Laptop laptop) {
        return party.laptops().stream()
                .filter(other -> other.table().name().equals(laptop.table().name()))
                .anyMatch(this::wasLiedTo);
    }

    private @Nullable String missing(Laptop laptop) {
        Screen.Shown shown = laptop.screen().shown();
        Key host = laptop.screen().hostKey();
        if (host == null || laptop.screen().state() == null || shown == null) {
            return " is not back: " + laptop.screen().connection();
        }
        long size = toSee.getOrDefault(host + " " + shown.table(), 0L);
        boolean sees = referee.tables().of(shown.table()).toldBy(host).ledger().has(shown.sequence(), shown.digest());
        return sees && shown.sequence() >= size ? null : " sees " + shown.sequence() + " of " + size;
    }

    private void checkGoesOn() {
        long now = referee.tables().told();
        if (now != total || !mischief.isOver() || overSince >= 0) {
            total = now;
            grownAt = world.now();
        }
        if (world.now() - grownAt > STANDSTILL
                && (mayBeInTwoPlaces() || party.laptops().stream().anyMatch(this::wasLiedTo))) {
            // Its people are at two places, with a host that was left behind, or with one that told one of them another
            // story and does not get that laptop's vote: where to go is for them to say.
            stuck = true;
        } else if (world.now() - grownAt > STANDSTILL) {
            throw new Violation("nobody can go on: " + referee.tables().states());
        }
        if (world.now() > LONGEST) {
            throw new Violation("no end in sight");
        }
    }
}

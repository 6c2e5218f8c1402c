package cantstop.simulation;

import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Person;
import cantstop.protocol.Answer;
import cantstop.protocol.AwayPolicy;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// What somebody would like to do next, given what the screen shows: sit down, begin, make a move; and now and then
/// something that has nothing to do with the turn.
final class Wishes {
    private static final Bot TASTE = Bots.named(Bots.RULE_OF_28).orElseThrow();

    /// How many looks an owner waits for those who said they would come.
    private static final int PATIENCE = 30;

    private final Person self;
    private final Plan.TablePlan plan;
    private final Badge badge;
    private final SplittableRandom random;
    private final boolean came;
    private boolean plays;
    private boolean calm;
    private int waited;

    Wishes(Person self, Plan.TablePlan plan, Badge badge, boolean plays, SplittableRandom random) {
        this.self = self;
        this.plan = plan;
        this.badge = badge;
        this.plays = plays;
        came = plays;
        this.random = random;
    }

    /// Whoever had left wants to play again, and nobody has whims any more.
    void calmDown() {
        calm = true;
        plays = came;
    }

    /// What to press now; null for nothing.
    @Nullable
    Command next(TableState state, Screen screen, int restless) {
        Seat seat = state.seatOf(self).orElse(null);
        if (seat == null) {
            return sitDown(state);
        }
        if (calm && state.locked() && state.isOwner(self)) {
            // Whoever comes to watch could not come back to a locked table, and nobody knocks here.
            return new Command.Lock(false);
        }
        if (!calm && random.nextInt(1_000) < restless) {
            return whim(state, screen, seat);
        }
        GameState game = state.playing().orElse(null);
        if (game == null) {
            return state.isOwner(self) && state.game() == null ? prepare(state) : null;
        }
        if (game.mover().equals(seat) && game.isWaitingForMover()) {
            return state.chair(seat).bot() == null ? new Command.Turn(state.sequence(), move(game)) : comeBack(seat);
        }
        return null;
    }

    /// What should become of the turn of somebody who is gone.
    record AboutAway(Seat seat, AwayPolicy what) {}

    /// Says now and then what should become of the turn of somebody who is gone; null for nothing.
    @Nullable
    AboutAway aboutAway(TableState state, Screen screen) {
        GameState game = state.playing().orElse(null);
        boolean away = game != null
                && state.chair(game.mover()).occupant() instanceof Occupant.Human(Person person)
                && !screen.isPresent(person);
        if (game == null || !away || random.nextInt(4) > 0) {
            return null;
        }
        List<AwayPolicy> wishes = List.of(AwayPolicy.values());
        return new AboutAway(game.mover(), wishes.get(random.nextInt(wishes.size())));
    }

    private @Nullable Command sitDown(TableState state) {
        boolean free = state.chairs().stream().anyMatch(Chair::isEmpty);
        boolean needed = people(state) < plan.people() || state.isPlaying();
        return plays && free && needed ? new Command.SitDown(null, badge) : null;
    }

    private static Command comeBack(Seat seat) {
        return new Command.ComeBack(seat);
    }

    private static long people(TableState state) {
        return state.chairs().stream().filter(Chair::isHuman).count();
    }

    /// The owner fills the seats with bots and begins once everybody is there, or has been waited for long enough.
    private @Nullable Command prepare(TableState state) {
        waited++;
        boolean complete = people(state) >= plan.people() || waited > PATIENCE;
        long bots = state.occupied().size() - people(state);
        Chair free = state.chairs().stream().filter(Chair::isEmpty).findFirst().orElse(null);
        boolean botWanted = bots < plan.bots() || state.occupied().size() < 2;
        if (complete && botWanted && free != null) {
            return new Command.SeatBot(free.seat(), Bots.RULE_OF_28, badge);
        }
        return complete ? new Command.Start() : null;
    }

    private TurnMove move(GameState game) {
        boolean hesitates =
                game.phase() instanceof Phase.ToGoOn && game.settings().takingBack() && random.nextInt(30) == 0;
        return hesitates ? new TurnMove.TakeBack() : Bots.move(TASTE, game, random);
    }

    /// Something that people do at tables.
    private @Nullable Command whim(TableState state, Screen screen, Seat seat) {
        List<Chair> away = state.chairs().stream()
                .filter(chair -> chair.occupant() instanceof Occupant.Human(Person person) && !screen.isPresent(person))
                .toList();
        Seat any = Seat.of(random.nextInt(Seat.COUNT));
        return switch (random.nextInt(8)) {
            case 0 -> {
                plays = random.nextBoolean();
                yield new Command.Leave(random.nextBoolean());
            }
            case 1, 2, 3 ->
                away.isEmpty() ? null : new Command.LetBotPlay(away.getFirst().seat(), null, Bots.RANDOM);
            case 4 -> new Command.ChangeBadge(badge);
            case 5 -> new Command.NameOwner(any, state.chair(any).occupant());
            case 6 ->
                state.chair(any).isEmpty()
                        ? null
                        : new Command.Remove(any, state.chair(any).occupant());
            default -> state.isPlaying() ? new Command.EndGame() : comeBack(seat);
        };
    }

    void answered(Command command, Answer answer) {
        if (command instanceof Command.Leave && !(answer instanceof Answer.Accepted)) {
            plays = true;
        }
    }
}

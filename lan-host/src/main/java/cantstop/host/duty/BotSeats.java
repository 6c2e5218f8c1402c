package cantstop.host.duty;

import cantstop.engine.Actor;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.HeuristicBot;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.Pace;
import cantstop.host.table.Duty;
import cantstop.host.table.Submission;
import cantstop.host.table.TableView;
import cantstop.protocol.Answer;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Has the bots of one table move. A worker computes the move, and after a pause in which people can follow it is
/// submitted like a player's move, with the state that the bot saw. Bots rest while the table has no attendees.
/// Confined to the host's thread.
///
/// A bot that throws an exception, or takes longer than a second, is not asked again at this table: the next weaker
/// one plays for it. The last resort is a simple heuristic on the host's own thread, so the table never hangs.
public final class BotSeats implements Duty {
    /// How long a bot may think. The strongest takes some milliseconds; more than this is a fault.
    static final Duration LONGEST_THOUGHT = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);
    private static final Bot LAST_RESORT = HeuristicBot.RULE_OF_28;

    private final TableView table;
    private final HostEnvironment environment;
    private final Pace pace;
    private final Set<BotLevel> failed = new HashSet<>();
    private @Nullable Move awaited;

    /// The timer of the pause before a move, or of the time limit of a computation.
    private Timers.@Nullable Timer timer;

    public BotSeats(TableView table, HostEnvironment environment, Pace pace) {
        this.table = table;
        this.environment = environment;
        this.pace = pace;
    }

    /// A move that a bot has to make.
    private record Move(long decision, Seat seat, BotLevel level, BotPace pace) {}

    /// A question to a bot.
    ///
    /// @param sequence of the state it is asked about
    private record Question(Move move, long sequence, GameState game) {}

    /// The result of a computation.
    private sealed interface Thought {
        record Done(TurnMove move) implements Thought {}

        record Failed(Throwable why) implements Thought {}
    }

    @Override
    public void tableChanged() {
        Move wanted = wanted(table.state());
        if (wanted == null) {
            cancel();
        } else if (!wanted.equals(awaited)) {
            cancel();
            awaited = wanted;
            timer = table.after(pauseBefore(wanted), () -> think(wanted));
        }
    }

    @Override
    public void cancel() {
        endTimer();
        awaited = null;
    }

    private @Nullable Move wanted(TableState state) {
        GameState game = state.playing().orElse(null);
        if (game == null || !game.isWaitingForMover() || table.attendees().isEmpty()) {
            return null;
        }
        BotLevel level = state.chair(game.mover()).bot();
        return level == null
                ? null
                : new Move(
                        state.decidedAt(), game.mover(), level, game.settings().pace());
    }

    private Duration pauseBefore(Move move) {
        Duration usual = switch (move.pace()) {
            case AS_FITS -> people() > 1 ? pace.calm() : pace.brisk();
            case CALM -> pace.calm();
            case BRISK -> pace.brisk();
            case AT_ONCE -> Duration.ZERO;
        };
        Duration seen = move.pace() == BotPace.AT_ONCE ? Duration.ZERO : lookingAtWhatCameBefore(move);
        return usual.compareTo(seen) < 0 ? seen : usual;
    }

    /// How long people need to look at the last event.
    private Duration lookingAtWhatCameBefore(Move move) {
        return switch (table.log().after(move.decision() - 1).getFirst().event()) {
            case Event.Started _, Event.StartRolled _ -> pace.opening();
            case Event.Rolled(var _, var _, boolean bust, var _, var _) when bust -> pace.bust();
            case Event.OfGame _, Event.OfTable _ -> Duration.ZERO;
        };
    }

    private long people() {
        return table.state().chairs().stream()
                .filter(chair -> chair.isHuman() && chair.standIn() == null)
                .count();
    }

    private void think(Move move) {
        TableState state = table.state();
        GameState game = state.playing().orElse(null);
        if (move.equals(awaited) && game != null) {
            ask(new Question(move, state.sequence(), game));
        }
    }

    private void ask(Question question) {
        RandomGenerator random = new SplittableRandom(environment.random().nextLong());
        BotLevel level = trusted(question.move().level());
        Bot bot = level == null ? null : environment.bots().apply(level).orElse(null);
        if (level == null || bot == null) {
            make(question, Bots.move(LAST_RESORT, question.game(), random));
            return;
        }
        timer = table.after(LONGEST_THOUGHT, () -> fail(question, level, "is not done in time"));
        environment
                .workers()
                .work(
                        () -> thought(bot, question.game(), random),
                        thought -> table.safely(() -> hear(question, level, thought)));
    }

    /// The bot of this level, or the next weaker one that has not failed here yet.
    private @Nullable BotLevel trusted(BotLevel wanted) {
        BotLevel level = wanted;
        while (level != null && failed.contains(level)) {
            level = Bots.weaker(level).orElse(null);
        }
        return level;
    }

    /// A lack of memory ends the host, so it is not counted as a failure of the bot.
    private static Thought thought(Bot bot, GameState game, RandomGenerator random) {
        try {
            return new Thought.Done(Bots.move(bot, game, random));
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return new Thought.Failed(e);
        }
    }

    /// Takes the result, unless the bot was given up meanwhile.
    private void hear(Question question, BotLevel level, Thought thought) {
        if (!question.move().equals(awaited) || failed.contains(level)) {
            return;
        }
        endTimer();
        switch (thought) {
            case Thought.Done(TurnMove move) -> make(question, move);
            case Thought.Failed(Throwable why) -> {
                LOG.debug("How the bot {} failed", level.id(), why);
                fail(question, level, "failed: " + why);
            }
        }
    }

    private void fail(Question question, BotLevel level, String how) {
        LOG.warn("The bot {} {}; from now on the next weaker one plays for it at this table", level.id(), how);
        failed.add(level);
        if (question.move().equals(awaited)) {
            ask(question);
        }
    }

    private void make(Question question, TurnMove turn) {
        Move move = question.move();
        if (move.equals(awaited)) {
            Command command = new Command.Turn(question.sequence(), turn);
            table.submit(new Submission(new Actor.BotAt(move.seat()), command, answer -> answered(move, answer)));
        }
    }

    /// Asks again after a move that was refused, because dice were falling or the player came back.
    private void answered(Move move, Answer answer) {
        if (!(answer instanceof Answer.Accepted) && move.equals(awaited)) {
            awaited = null;
        }
    }

    private void endTimer() {
        if (timer != null) {
            timer.cancel();
            timer = null;
        }
    }
}

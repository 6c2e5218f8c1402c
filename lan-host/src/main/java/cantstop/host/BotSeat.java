package cantstop.host;

import cantstop.engine.Actor;
import cantstop.engine.BotLevel;
import cantstop.engine.BotPace;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.Heuristic;
import cantstop.protocol.Answer;
import cantstop.protocol.Timers;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Has the bots of one table move: after a pause in which people can follow, worked out elsewhere, and handed in
/// like anybody's move with the state that was seen. Bots rest while nobody attends. Confined to the host's thread.
final class BotSeat {
    private static final Logger LOG = LoggerFactory.getLogger(BotSeat.class);
    private static final Bot FALLBACK = Heuristic.RULE_OF_28;

    private final Table table;
    private final Surroundings with;
    private final Pace pace;
    private @Nullable Move awaited;
    private Timers.@Nullable Timer pause;

    BotSeat(Table table, Surroundings with, Pace pace) {
        this.table = table;
        this.with = with;
        this.pace = pace;
    }

    /// A move that a bot has to make.
    private record Move(long decision, Seat seat, BotLevel level, BotPace pace) {}

    /// Looks at the table after something changed there.
    void look() {
        Move wanted = wanted(table.log().state());
        if (wanted == null) {
            cancel();
        } else if (!wanted.equals(awaited)) {
            cancel();
            awaited = wanted;
            pause = with.timers().after(pauseBefore(wanted.pace()), () -> table.safely(() -> think(wanted)));
        }
    }

    /// Whatever a bot is thinking of now comes too late.
    void cancel() {
        if (pause != null) {
            pause.cancel();
            pause = null;
        }
        awaited = null;
    }

    private @Nullable Move wanted(TableState state) {
        GameState game = state.playing().orElse(null);
        if (game == null
                || game.phase() instanceof Phase.ForStart
                || table.attenders().isEmpty()) {
            return null;
        }
        BotLevel level = state.chair(game.mover()).bot();
        return level == null
                ? null
                : new Move(
                        state.decidedAt(), game.mover(), level, game.settings().pace());
    }

    private Duration pauseBefore(BotPace wished) {
        return switch (wished) {
            case AS_FITS -> people() > 1 ? pace.calm() : pace.brisk();
            case CALM -> pace.calm();
            case BRISK -> pace.brisk();
            case AT_ONCE -> Duration.ZERO;
        };
    }

    private long people() {
        return table.log().state().chairs().stream()
                .filter(chair -> chair.isHuman() && chair.standIn() == null)
                .count();
    }

    private void think(Move move) {
        TableState state = table.log().state();
        GameState game = state.playing().orElse(null);
        if (!move.equals(awaited) || game == null) {
            return;
        }
        Bot bot = with.bots().apply(move.level()).orElse(FALLBACK);
        RandomGenerator random = new SplittableRandom(with.random().nextLong());
        with.workers()
                .work(
                        () -> decided(bot, game, random),
                        turn -> table.safely(() -> make(move, new Command.Turn(state.sequence(), turn))));
    }

    private void make(Move move, Command.Turn turn) {
        if (move.equals(awaited)) {
            table.submit(new Submission(new Actor.BotAt(move.seat()), turn, answer -> answered(move, answer)));
        }
    }

    /// A move that was not made, because dice were falling or somebody came back, is looked at anew.
    private void answered(Move move, Answer answer) {
        if (!(answer instanceof Answer.Accepted) && move.equals(awaited)) {
            awaited = null;
        }
    }

    private static TurnMove decided(Bot bot, GameState game, RandomGenerator random) {
        try {
            return Bots.move(bot, game, random);
        } catch (RuntimeException e) {
            // Once for every move of a broken bot: too often for the whole trace.
            LOG.warn("A bot failed, and Rule of 28 moves for it: {}", e.toString());
            LOG.debug("How the bot failed", e);
            return Bots.move(FALLBACK, game, random);
        }
    }
}

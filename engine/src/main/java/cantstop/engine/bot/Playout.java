package cantstop.engine.bot;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// One game between bots, as fast as the rules go: no events and no log, only the packed position.
public final class Playout {
    /// The most turns of a game, against a bot that never wins: far more than any game takes.
    private static final int MOST_TURNS = 20_000;

    private final RuleSet rules;
    private final Bot[] bots;
    private final SplittableRandom deals;
    private final RandomGenerator whims;
    private final long[] squares;
    private final Listener listener;
    private int turns;
    private int decisions;

    /// Observes a game, for measuring.
    public interface Listener {
        /// Observes nothing.
        Listener NONE = new Listener() {};

        /// A bot is about to be asked for the first time this turn.
        default void asks(int seat, Board board, long markers, long options) {}

        /// It has answered.
        default void answered(int seat) {}

        /// The turn is over.
        default void ended(int seat, Board board) {}
    }

    /// A game that is about to begin with the first of these bots.
    ///
    /// @param random gives each turn dice of its own: however the bots play, the same dice fall for the same turn
    public Playout(RuleSet rules, Bot[] bots, SplittableRandom random, Listener listener) {
        this.rules = rules;
        this.bots = bots.clone();
        this.whims = random.split();
        this.deals = random.split();
        this.listener = listener;
        this.squares = new long[rules.players()];
    }

    /// Plays it to its end.
    ///
    /// @return the seat of the winner, 0 for who began
    public int play() {
        for (turns = 0; turns < MOST_TURNS; turns++) {
            int seat = turns % rules.players();
            if (turn(seat)) {
                return seat;
            }
        }
        throw new IllegalStateException("no bot wins: " + rules);
    }

    /// Turns that were played, the last one too.
    public int turns() {
        return turns + 1;
    }

    /// Questions that bots were asked.
    public int decisions() {
        return decisions;
    }

    private boolean turn(int seat) {
        Board board = rules.board(squares, seat);
        Bot bot = bots[seat];
        RandomGenerator dice = deals.split();
        long markers = 0;
        boolean first = true;
        while (true) {
            int roll = dice.nextInt(Roll.COUNT);
            long options = board.options(roll, markers);
            if (options == 0) {
                listener.ended(seat, board);
                return false;
            }
            if (first) {
                listener.asks(seat, board, markers, options);
            }
            int place = bot.choose(board, markers, roll, options, whims);
            if (first) {
                listener.answered(seat);
                first = false;
            }
            markers = board.advance(markers, Board.option(options, place));
            decisions++;
            if (board.forcing(markers) == 0) {
                decisions++;
                if (!bot.rollsOn(board, markers, whims)) {
                    boolean won = rules.stop(squares, seat, board, markers);
                    listener.ended(seat, rules.board(squares, seat));
                    return won;
                }
            }
        }
    }
}

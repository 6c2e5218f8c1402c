package cantstop.engine.bench;

import cantstop.engine.Board;
import cantstop.engine.Packed;
import cantstop.engine.Roll;
import cantstop.engine.Settings;
import java.util.random.RandomGenerator;

/// A random game on the packed position alone: any option is as likely as another, and after each choice the
/// turn is stopped with one half. No events, and no object but one [Board] a turn; all moves are the rules' own.
final class PackedPlayout {
    private PackedPlayout() {}

    /// A game between two.
    ///
    /// @return how many rolls it took
    static int play(Settings settings, RandomGenerator random) {
        long own = 0;
        long other = 0;
        int rolls = 0;
        while (true) {
            Board board = Board.of(own, other, 0, 0, settings);
            long markers = 0;
            while (true) {
                // One draw feeds three decisions, each from bits of its own.
                long draw = random.nextLong();
                rolls++;
                long options = board.options(dice(draw), markers);
                if (options == 0) {
                    break;
                }
                markers = board.advance(markers, Board.option(options, place(draw, Board.count(options))));
                if (stops(draw) && board.forcing(markers) == 0) {
                    if (board.winsGame(markers)) {
                        return rolls;
                    }
                    own = board.stop(markers);
                    other &= ~Packed.spread(Board.wins(markers));
                    break;
                }
            }
            long mover = other;
            other = own;
            own = mover;
        }
    }

    /// The index of a roll, from the upper half.
    private static int dice(long draw) {
        return (int) ((draw >>> 32) * Roll.COUNT >>> 32);
    }

    /// One of so many places, from the lower half but one bit.
    private static int place(long draw, int count) {
        return (int) ((draw & 0x7fff_ffffL) * count >>> 31);
    }

    /// The bit between them.
    private static boolean stops(long draw) {
        return (draw & 0x8000_0000L) != 0;
    }
}

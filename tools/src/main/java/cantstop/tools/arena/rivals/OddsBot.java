package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.Column;
import cantstop.engine.Packed;
import cantstop.engine.bot.Bot;
import cantstop.engine.odds.Odds;
import java.util.random.RandomGenerator;

/// whtdrgn101's bot: rolls while what a roll that hits would bring, weighted with its exact chance, is more than what a
/// bust would take.
///
/// @param advance steps that a roll that hits is taken to bring
/// @param mostBust stops as soon as a bust is likelier
/// @param urgency by how much more a roll and a column are worth for each level of hurry
record OddsBot(double advance, double mostBust, double urgency) implements Bot {
    static final OddsBot EASY = new OddsBot(1.15, 0.28, 0);
    static final OddsBot NORMAL = new OddsBot(1.75, 1, 0);
    static final OddsBot HARD = new OddsBot(1.75, 1, 0.7);

    private static final double COLUMN = 4;
    private static final double CENTRAL = 0.1;

    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        int best = 0;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < Board.count(options); place++) {
            double score = score(board, markers, Board.option(options, place));
            if (score > bestScore) {
                best = place;
                bestScore = score;
            }
        }
        return best;
    }

    private double score(Board board, long markers, int option) {
        long after = board.step(markers, Board.low(option));
        double score = step(board, markers, after, Board.low(option));
        if (Board.high(option) != 0) {
            score += step(board, markers, board.step(after, Board.high(option)), Board.high(option));
        }
        return score;
    }

    private double step(Board board, long before, long after, int column) {
        int height = Packed.space(Packed.TOPS, column);
        int space = Packed.space(after, column);
        double central = (6 - Math.abs(7 - column)) * CENTRAL;
        double top = space == height ? COLUMN * hurry(board, before) : 0;
        return 1 + (double) space / height + central + top;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        if (board.winsGame(markers)) {
            return false;
        }
        double bust = 1 - Odds.of(board, markers).advance();
        if (bust == 0 || bust > mostBust) {
            return bust == 0;
        }
        return (1 - bust) * advance * hurry(board, markers) > bust * board.steps(markers);
    }

    /// More than 1 once a player needs only one column, and more again if that one is two steps away.
    private double hurry(Board board, long markers) {
        if (urgency == 0) {
            return 1;
        }
        int level = level(board, board.own(), board.stop(markers));
        level = Math.max(level, level(board, board.next(), board.next()));
        level = Math.max(level, level(board, board.third(), board.third()));
        level = Math.max(level, level(board, board.fourth(), board.fourth()));
        return 1 + urgency * level;
    }

    private static int level(Board board, long squares, long spaces) {
        if (Long.bitCount(Packed.onTop(squares)) < board.target() - 1) {
            return 0;
        }
        boolean near = Column.all().stream()
                .filter(column -> (board.won() & Packed.mask(column.number())) == 0)
                .mapToInt(column -> left(spaces, column))
                .anyMatch(left -> left <= 2);
        return near ? 2 : 1;
    }

    private static int left(long spaces, Column column) {
        int space = Packed.space(spaces, column.number());
        return space == 0 ? Integer.MAX_VALUE : column.height() - space;
    }
}

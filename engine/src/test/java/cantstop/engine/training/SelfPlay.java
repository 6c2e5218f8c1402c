package cantstop.engine.training;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.ExactTurn;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// One game of a net against itself, and what can be learned from it: every end of a turn is worth what the game
/// turned out to be worth a little later.
final class SelfPlay {
    /// Of so many turns one is played with mistakes, to see what lies beside the beaten track.
    static final double STRAYS = 0.2;

    private static final double STRAYING = 0.08;

    private final RuleSet rules;
    private final Value value;
    private final double lambda;
    private final double strays;
    private final RandomGenerator random;
    private final ExactTurn exact;
    private final long[] squares;
    private final List<Turn> turns = new ArrayList<>();
    private final int[] active = new int[Net.MOST_ACTIVE];

    /// A turn that was played.
    ///
    /// @param expected its chance to win before the first roll, as the mover saw it
    /// @param strayed whether it was played with mistakes
    /// @param after everybody's squares at its end
    private record Turn(double expected, boolean strayed, Squares after) {}

    /// Everybody's squares, packed, by seat.
    private static final class Squares {
        private final long[] bySeat;

        private Squares(long[] bySeat) {
            this.bySeat = bySeat.clone();
        }
    }

    /// A game that is about to begin.
    ///
    /// @param value what both sides play by
    /// @param lambda how much of a lesson comes from further down the game than one turn, 0 to 1
    /// @param strays how many of the turns are played with mistakes, 0 to 1
    SelfPlay(RuleSet rules, Value value, double lambda, double strays, RandomGenerator random) {
        this.rules = rules;
        this.value = value;
        this.lambda = lambda;
        this.strays = strays;
        this.random = random;
        squares = new long[rules.players()];
        exact = new ExactTurn(value, rules.board(squares, 0));
    }

    /// Plays it and hands over its lessons.
    List<Lesson> play() {
        int seat = 0;
        while (!turn(seat)) {
            seat = (seat + 1) % rules.players();
        }
        return rules.players() == 2 ? lessonsOfTwo() : lessonsOfMany(seat);
    }

    private boolean turn(int seat) {
        Board board = rules.board(squares, seat);
        exact.begin(board);
        boolean straying = random.nextDouble() < strays;
        double expected = exact.start();
        long markers = 0;
        while (true) {
            long options = board.options(random.nextInt(Roll.COUNT), markers);
            if (options == 0) {
                turns.add(new Turn(expected, straying, new Squares(squares)));
                return false;
            }
            long best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int place = 0; place < Board.count(options); place++) {
                long after = board.advance(markers, Board.option(options, place));
                double worth = exact.worth(after) + mistake(straying);
                if (worth > most) {
                    most = worth;
                    best = after;
                }
            }
            markers = best;
            if (exact.stop(markers) + mistake(straying) >= exact.roll(markers)) {
                return stop(seat, board, markers, expected, straying);
            }
        }
    }

    private boolean stop(int seat, Board board, long markers, double expected, boolean straying) {
        squares[seat] = board.stop(markers);
        for (int other = 0; other < squares.length; other++) {
            squares[other] &= other == seat ? -1L : ~(Board.wins(markers) * 15);
        }
        turns.add(new Turn(expected, straying, new Squares(squares)));
        return board.winsGame(markers);
    }

    private double mistake(boolean straying) {
        return straying ? STRAYING * random.nextGaussian() : 0;
    }

    /// With two, my chance is one minus yours: the other's chance before their first roll is known exactly.
    private List<Lesson> lessonsOfTwo() {
        List<Lesson> lessons = new ArrayList<>();
        double later = 1;
        for (int place = turns.size() - 1; place > 0; place--) {
            Turn turn = turns.get(place);
            double mover = mixed(turn, later);
            later = 1 - mover;
            lessons.add(lesson(turns.get(place - 1).after, (place - 1) % 2, 1, later));
        }
        return lessons;
    }

    /// With more, each player's chance at the end of a turn is what it is one turn later.
    private List<Lesson> lessonsOfMany(int winner) {
        int players = rules.players();
        List<Lesson> lessons = new ArrayList<>();
        double[] later = new double[players];
        later[winner] = 1;
        for (int place = turns.size() - 1; place > 0; place--) {
            Turn turn = turns.get(place);
            int mover = place % players;
            for (int seat = 0; seat < players; seat++) {
                int moves = Math.floorMod(mover - seat, players);
                if (moves == 0) {
                    later[seat] = mixed(turn, later[seat]);
                } else {
                    boolean known = place == turns.size() - 1 || moves == players - 1;
                    double next = known ? later[seat] : value.chance(rules.board(turn.after.bySeat, seat), moves + 1);
                    later[seat] = (1 - lambda) * next + lambda * later[seat];
                    lessons.add(lesson(turns.get(place - 1).after, seat, moves, later[seat]));
                }
            }
        }
        return lessons;
    }

    /// The mover's chance: what it seemed to be, and what became of it; where the turn was played with mistakes, that
    /// tells nothing.
    private double mixed(Turn turn, double later) {
        return turn.strayed ? turn.expected : (1 - lambda) * turn.expected + lambda * later;
    }

    private Lesson lesson(Squares after, int seat, int moves, double chance) {
        Board board = rules.board(after.bySeat, seat);
        return new Lesson(active, Net.active(board, moves, active), Net.lead(board), chance);
    }
}

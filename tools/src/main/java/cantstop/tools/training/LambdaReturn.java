package cantstop.tools.training;

import cantstop.engine.Board;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.Value;
import java.util.ArrayList;
import java.util.List;

/// Makes the training samples of a finished game, by TD(lambda): every end of a turn is worth what the game turned out
/// to be worth a little later.
final class LambdaReturn {
    private final RuleSet rules;
    private final Value value;
    private final double lambda;
    private final List<Turn> turns = new ArrayList<>();

    /// The rival's, after each of these turns that they followed.
    private final List<Double> luck = new ArrayList<>();

    private final int[] active = new int[Net.MOST_ACTIVE];

    /// A turn that the net played.
    ///
    /// @param expected its chance to win before the first roll, as the mover saw it
    /// @param strayed whether it was played with mistakes
    /// @param after all players' squares at its end
    private record Turn(double expected, boolean strayed, Squares after) {}

    /// All players' squares, packed, by seat.
    private static final class Squares {
        private final long[] bySeat;

        private Squares(long[] bySeat) {
            this.bySeat = bySeat.clone();
        }
    }

    /// For a game that is about to begin.
    ///
    /// @param lambda how much of a sample comes from further down the game than one turn, 0 to 1
    LambdaReturn(RuleSet rules, Value value, double lambda) {
        this.rules = rules;
        this.value = value;
        this.lambda = lambda;
    }

    /// The net has played a turn.
    void add(double expected, boolean strayed, long[] after) {
        turns.add(new Turn(expected, strayed, new Squares(after)));
    }

    /// The rival has played a turn. What they did before the first turn of the net teaches nothing.
    ///
    /// @param luck by how much their chance, as they see it, rose in it. On average over the dice it does not
    void addLuckOfRival(double luck) {
        if (!turns.isEmpty()) {
            this.luck.add(luck);
        }
    }

    /// Only every other turn was the net's: its chance at the end of one is what it is before its next one, or nothing
    /// where there is none. Most of what changed in between was the rival's luck, and is given back.
    ///
    /// @param own the net's seat
    List<Sample> ofOne(int own, boolean won) {
        List<Sample> samples = new ArrayList<>();
        double later = won ? 1 : 0;
        for (int place = turns.size() - 1; place >= 0; place--) {
            Turn turn = turns.get(place);
            boolean last = won && place == turns.size() - 1;
            if (!last) {
                later += luck.get(place);
                samples.add(sample(turn.after, own, 1, later));
            }
            later = mixed(turn, later);
        }
        return samples;
    }

    /// With two, my chance is one minus yours: the other's chance before their first roll is known exactly.
    List<Sample> ofBoth() {
        List<Sample> samples = new ArrayList<>();
        double later = 1;
        for (int place = turns.size() - 1; place > 0; place--) {
            Turn turn = turns.get(place);
            double mover = mixed(turn, later);
            later = 1 - mover;
            samples.add(sample(turns.get(place - 1).after, (place - 1) % 2, 1, later));
        }
        return samples;
    }

    /// With more, each player's chance at the end of a turn is what it is one turn later. Most of the luck in it is how
    /// the mover fared. So what all others then have too much or too little, beside what the mover leaves them on
    /// average, is taken from them again.
    List<Sample> ofMany(int winner) {
        double[] later = new double[rules.players()];
        later[winner] = 1;
        List<Sample> samples = new ArrayList<>();
        for (int place = turns.size() - 1; place > 0; place--) {
            step(place, later);
            Squares before = turns.get(place - 1).after;
            for (int moves = 1; moves < rules.players(); moves++) {
                int seat = seat(place, moves);
                samples.add(sample(before, seat, moves, later[seat]));
            }
        }
        return samples;
    }

    /// The seat that is so many seats before the one whose turn this was.
    private int seat(int place, int moves) {
        return Math.floorMod(place - moves, rules.players());
    }

    /// Goes from everyone's chances after a turn to those before it.
    private void step(int place, double[] later) {
        int players = rules.players();
        Turn turn = turns.get(place);
        int mover = seat(place, 0);
        later[mover] = mixed(turn, later[mover]);
        double[] seen = new double[players];
        double allSeen = 0;
        double left = 1 - later[mover];
        for (int moves = 1; moves < players; moves++) {
            int seat = seat(place, moves);
            boolean known = place == turns.size() - 1 || moves == players - 1;
            double next = known ? later[seat] : value.chance(rules.board(turn.after.bySeat, seat), moves + 1);
            later[seat] = (1 - lambda) * next + lambda * later[seat];
            left -= later[seat];
            seen[seat] = value.chance(rules.board(turns.get(place - 1).after.bySeat, seat), moves);
            allSeen += seen[seat];
        }
        for (int moves = 1; moves < players; moves++) {
            int seat = seat(place, moves);
            later[seat] += left * seen[seat] / allSeen;
        }
    }

    /// The mover's chance: what it seemed to be, and what became of it; where the turn was played with mistakes, that
    /// tells nothing.
    private double mixed(Turn turn, double later) {
        return turn.strayed ? turn.expected : (1 - lambda) * turn.expected + lambda * later;
    }

    private Sample sample(Squares after, int seat, int moves, double chance) {
        Board board = rules.board(after.bySeat, seat);
        return new Sample(active, Net.active(board, moves, active), Net.lead(board), chance);
    }
}

package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.Roll;
import cantstop.engine.bot.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// One game through a tree to its end. The tree grows by one node; behind it both players play at random.
final class TreeWalk {
    static final int ROLL = 1 << 10;
    static final int STOP = ROLL + 1;

    private final RuleSet rules;
    private final long[] squares;
    private final RandomGenerator random;
    private final int[] actions = new int[Board.MOST_OPTIONS];
    private final List<TreeNode> path = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();
    private @Nullable TreeNode node;
    private Board board;
    private int seat;

    TreeWalk(Board board, RandomGenerator random) {
        this.board = board;
        this.random = random;
        rules = new RuleSet(board.variant(), board.placing(), board.players(), board.target());
        squares = new long[] {board.own(), board.next(), board.third(), board.fourth()};
    }

    /// @param options what may be chosen; 0 if the question is whether to roll on
    void play(TreeNode root, long from, long options) {
        node = root;
        long markers = from;
        long open = options;
        boolean over = false;
        while (!over) {
            if (open != 0) {
                int count = Board.count(open);
                for (int place = 0; place < count; place++) {
                    actions[place] = Board.option(open, place);
                }
                markers = board.advance(markers, act(count));
            }
            if (board.forcing(markers) == 0 && act() == STOP) {
                over = rules.stop(squares, seat, board, markers);
                markers = 0;
                if (!over) {
                    pass();
                }
            }
            open = over ? 0 : board.options(random.nextInt(Roll.COUNT), markers);
            while (open == 0 && !over) {
                pass();
                markers = 0;
                open = board.options(random.nextInt(Roll.COUNT), markers);
            }
        }
        root.learn(false);
        for (int place = 0; place < path.size(); place++) {
            path.get(place).learn(movers.get(place) == seat);
        }
    }

    private int act() {
        actions[0] = STOP;
        actions[1] = ROLL;
        return act(2);
    }

    private int act(int count) {
        TreeNode here = node;
        if (here == null) {
            return actions[random.nextInt(count)];
        }
        int action = here.select(actions, count);
        TreeNode after = here.after(action);
        path.add(after == null ? here.grow(action) : after);
        movers.add(seat);
        node = after;
        return action;
    }

    private void pass() {
        seat = (seat + 1) % rules.players();
        board = rules.board(squares, seat);
    }
}

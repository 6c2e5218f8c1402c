package cantstop.tools.arena.rivals;

import cantstop.engine.Board;
import cantstop.engine.bot.Bot;
import java.util.random.RandomGenerator;

/// A plain Monte Carlo tree search (UCT), for comparison: a tree of decisions with new dice each time it is walked
/// through, and games between random players from its leaves. It knows nothing but the rules.
///
/// @param games how many it plays for a decision
record TreeSearchBot(int games) implements Bot {
    @Override
    public int choose(Board board, long markers, long options, RandomGenerator random) {
        TreeNode root = new TreeNode();
        int count = Board.count(options);
        for (int game = 0; game < games && count > 1; game++) {
            new TreeWalk(board, random).play(root, markers, options);
        }
        int best = 0;
        for (int place = 1; place < count; place++) {
            boolean more = root.visits(Board.option(options, place)) > root.visits(Board.option(options, best));
            best = more ? place : best;
        }
        return best;
    }

    @Override
    public boolean rollsOn(Board board, long markers, RandomGenerator random) {
        TreeNode root = new TreeNode();
        for (int game = 0; game < games; game++) {
            new TreeWalk(board, random).play(root, markers, 0);
        }
        return root.visits(TreeWalk.ROLL) > root.visits(TreeWalk.STOP);
    }
}

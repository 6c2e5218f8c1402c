package cantstop.tools.arena.rivals;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The statistics of an action: how often it was tried and won, and the actions after it.
final class TreeNode {
    private final Map<Integer, TreeNode> children = new HashMap<>();
    private int visits;
    private int wins;

    @Nullable
    TreeNode after(int action) {
        return children.get(action);
    }

    TreeNode grow(int action) {
        TreeNode child = new TreeNode();
        children.put(action, child);
        return child;
    }

    void learn(boolean won) {
        visits++;
        wins += won ? 1 : 0;
    }

    int visits(int action) {
        TreeNode child = children.get(action);
        return child == null ? 0 : child.visits;
    }

    /// The action to try next: one that was not tried, or that with the highest upper bound (UCB1).
    int select(int[] actions, int count) {
        int best = actions[0];
        double bestBound = -1;
        for (int place = 0; place < count; place++) {
            TreeNode child = children.get(actions[place]);
            if (child == null) {
                return actions[place];
            }
            double bound = (double) child.wins / child.visits + Math.sqrt(Math.log(visits + 1.0) / child.visits);
            if (bound > bestBound) {
                best = actions[place];
                bestBound = bound;
            }
        }
        return best;
    }
}

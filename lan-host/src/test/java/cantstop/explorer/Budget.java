package cantstop.explorer;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What may go wrong, and how often.
final class Budget {
    static final int MOST_LAPTOPS = 4;

    private final int laptops;
    private final Map<Kind, Integer> left;

    /// What is not sent from laptop to laptop.
    enum Kind {
        /// The laptop that hosted at first crashes.
        CRASH,
        /// It comes back with its disk.
        RESTART,
        /// It comes back, and its disk has forgotten what was played since the beginning.
        FORGETFUL_RESTART,
        /// One laptop is cut off from the others.
        PARTITION,
        /// The network is whole again.
        MEND,
        /// A laptop whose host is gone goes on as host.
        TAKE_OVER,
        /// The laptop whose turn it is moves.
        MOVE
    }

    private Budget(int laptops, Map<Kind, Integer> left) {
        this.laptops = laptops;
        this.left = new EnumMap<>(left);
    }

    /// One crash, one restart, one partition, two take-overs and two moves.
    ///
    /// @param laptops three or four
    /// @param forgetful whether the disk may forget at the restart
    static Budget ofIncidents(int laptops, boolean forgetful) {
        Map<Kind, Integer> left = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            left.put(kind, 1);
        }
        left.put(Kind.TAKE_OVER, 2);
        left.put(Kind.MOVE, 2);
        left.put(Kind.FORGETFUL_RESTART, forgetful ? 1 : 0);
        return new Budget(laptops, left);
    }

    Budget copy() {
        return new Budget(laptops, left);
    }

    boolean isForgetful() {
        return left.getOrDefault(Kind.FORGETFUL_RESTART, 0) > 0;
    }

    int laptops() {
        return laptops;
    }

    /// Adds a step, if there may be one more of its kind.
    void offer(Kind kind, List<Step> steps, String who, Runnable work) {
        if (left.getOrDefault(kind, 0) > 0) {
            steps.add(new Step(kind + " " + who, () -> {
                left.merge(kind, -1, Integer::sum);
                work.run();
            }));
        }
    }
}

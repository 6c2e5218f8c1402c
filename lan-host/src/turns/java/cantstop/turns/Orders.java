package cantstop.turns;

import java.util.ArrayList;
import java.util.List;

/// Every order in which threads can take turns: a test runs from its beginning again and again, asks here who is next,
/// and makes another choice each time.
public final class Orders {
    private final List<Integer> chosen = new ArrayList<>();
    private final List<Integer> options = new ArrayList<>();
    private int at;

    /// Who is next.
    ///
    /// @param count how many can be, at least one
    /// @return from 0
    public int choose(int count) {
        if (at == chosen.size()) {
            chosen.add(0);
            options.add(count);
        }
        return chosen.get(at++);
    }

    /// Lets these take turns until none of them has anything to do, in the order that it is now.
    public void takeTurns(List<? extends Turns> threads) throws InterruptedException {
        List<Turns> busy = new ArrayList<>(threads);
        busy.removeIf(Turns::isIdle);
        while (!busy.isEmpty()) {
            busy.get(choose(busy.size())).takeTurn();
            busy.clear();
            busy.addAll(threads);
            busy.removeIf(Turns::isIdle);
        }
    }

    /// Goes on to the next order.
    ///
    /// @return whether there is one
    public boolean next() {
        at = 0;
        while (!chosen.isEmpty()) {
            int last = chosen.removeLast();
            int count = options.removeLast();
            if (last + 1 < count) {
                chosen.add(last + 1);
                options.add(count);
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return chosen.toString();
    }
}

package cantstop.host.journal;

import java.util.ArrayList;
import java.util.List;

/// Every order in which threads can take turns: a test runs from its beginning again and again, asks here who is next,
/// and makes another choice each time.
final class Orders {
    private final List<Integer> chosen = new ArrayList<>();
    private final List<Integer> options = new ArrayList<>();
    private int at;

    /// Who is next.
    ///
    /// @param count how many can be, at least one
    /// @return from 0
    int choose(int count) {
        if (at == chosen.size()) {
            chosen.add(0);
            options.add(count);
        }
        return chosen.get(at++);
    }

    /// Goes on to the next order.
    ///
    /// @return whether there is one
    boolean next() {
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

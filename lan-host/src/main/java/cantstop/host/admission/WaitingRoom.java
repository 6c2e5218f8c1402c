package cantstop.host.admission;

import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.host.session.Session;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Those who wait for a seat, at whichever table. Confined to the host's thread.
public final class WaitingRoom {
    /// As many as one table has seats for.
    private static final int LARGEST = Seat.COUNT;

    /// A game needs two players.
    private static final int SMALLEST = 2;

    private final Map<Session, Waiter> waiters = new LinkedHashMap<>();

    /// A guest who waits for a seat.
    ///
    /// @param wish what they want to look like
    public record Waiter(Session session, Person person, Badge wish) {}

    public void enter(Waiter waiter) {
        waiters.put(waiter.session(), waiter);
    }

    /// Removes a guest.
    ///
    /// @return whether the guest waited
    public boolean leave(Session session) {
        return waiters.remove(session) != null;
    }

    public int count() {
        return waiters.size();
    }

    /// Removes those who wait, in groups by lot. A single guest stays.
    public List<List<Waiter>> deal(RandomGenerator chance) {
        List<Waiter> shuffled = new ArrayList<>(waiters.values());
        Collections.shuffle(shuffled, chance);
        List<List<Waiter>> groups = new ArrayList<>();
        int dealt = 0;
        for (int size : sizes(shuffled.size())) {
            groups.add(List.copyOf(shuffled.subList(dealt, dealt + size)));
            dealt += size;
        }
        groups.stream().flatMap(List::stream).forEach(waiter -> leave(waiter.session()));
        return groups;
    }

    /// Groups of three and four, as few and as even as possible. Two people and five can't do without a group of two;
    /// one alone is no group.
    static List<Integer> sizes(int people) {
        if (people < SMALLEST) {
            return List.of();
        }
        int groups = Math.ceilDiv(people, LARGEST);
        List<Integer> sizes = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            sizes.add(people / groups + (group < people % groups ? 1 : 0));
        }
        return sizes;
    }
}

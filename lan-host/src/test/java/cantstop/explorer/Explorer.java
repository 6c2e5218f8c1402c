package cantstop.explorer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Goes every way that steps can follow each other, to a depth. Of ways that no core can tell apart it goes one. At the
/// end of each it lets everything heal and sees that it does.
final class Explorer {
    private final Budget budget;
    private final int depth;
    private final BooleanSupplier goesOn;
    private final Set<Long> states = new HashSet<>();
    private long steps;
    private long ends;

    /// An explorer.
    ///
    /// @param depth how many steps follow each other
    /// @param goesOn asked at every end
    Explorer(Budget budget, int depth, BooleanSupplier goesOn) {
        this.budget = budget;
        this.depth = depth;
        this.goesOn = goesOn;
    }

    /// What was wrong, and how it came to that.
    record Found(String what, List<String> way) {}

    /// Looks until something is found.
    Optional<Found> explore() {
        return visit(List.of(), new World(budget));
    }

    /// Goes so many ways at random instead, until something is found.
    Optional<Found> wander(RandomGenerator chance, long count) {
        Optional<Found> found = Optional.empty();
        while (found.isEmpty() && ends < count && goesOn.getAsBoolean()) {
            found = walk(chance);
        }
        return found;
    }

    private Optional<Found> walk(RandomGenerator chance) {
        World world = new World(budget);
        List<String> way = new ArrayList<>();
        Optional<Found> found = Optional.empty();
        while (found.isEmpty() && way.size() < depth) {
            List<Step> enabled = world.enabled();
            Step step = enabled.get(chance.nextInt(enabled.size()));
            way.add(step.name());
            found = attempt(way, step.work());
            steps++;
            states.add(world.fingerprint());
        }
        ends++;
        return found.isPresent() ? found : attempt(way, world::converges);
    }

    long states() {
        return states.size();
    }

    long steps() {
        return steps;
    }

    long ends() {
        return ends;
    }

    private Optional<Found> visit(List<String> way, World world) {
        if (!states.add(world.fingerprint())) {
            return Optional.empty();
        }
        List<Step> enabled = way.size() < depth ? world.enabled() : List.of();
        if (enabled.isEmpty()) {
            ends++;
            return attempt(way, world::converges);
        }
        List<String> names = enabled.stream().map(Step::name).toList();
        for (int choice = 0; choice < names.size() && goesOn.getAsBoolean(); choice++) {
            World here = choice == 0 ? world : replayed(way);
            List<String> further = new ArrayList<>(way);
            further.add(names.get(choice));
            Optional<Found> found = attempt(further, here.enabled().get(choice).work());
            steps++;
            if (found.isEmpty()) {
                found = visit(further, here);
            }
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private World replayed(List<String> way) {
        World world = new World(budget);
        way.forEach(name -> world.enabled().stream()
                .filter(step -> step.name().equals(name))
                .findFirst()
                .orElseThrow()
                .work()
                .run());
        return world;
    }

    private static Optional<Found> attempt(List<String> way, Runnable work) {
        try {
            work.run();
            return Optional.empty();
        } catch (Finding finding) {
            return Optional.of(new Found(String.valueOf(finding.getMessage()), way));
        }
    }
}

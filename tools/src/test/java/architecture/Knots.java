package architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Knots: classes of one package that all depend on each other, be it in a roundabout way (strongly connected
/// components, by Tarjan). A nested class counts as its top-level class.
final class Knots {
    private final Map<String, Set<String>> arrows;
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> path = new ArrayDeque<>();
    private final Set<String> onPath = new HashSet<>();
    private final List<Set<String>> knots = new ArrayList<>();

    private Knots(Map<String, Set<String>> arrows) {
        this.arrows = arrows;
    }

    /// The knots of more than so many classes.
    static List<Set<String>> above(int most, JavaClasses classes) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (JavaClass type : classes) {
            Set<String> targets = arrows.computeIfAbsent(topLevel(type).getName(), _ -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = topLevel(dependency.getTargetClass().getBaseComponentType());
                if (target.getPackageName().equals(type.getPackageName())) {
                    targets.add(target.getName());
                }
            }
        }
        return above(most, arrows);
    }

    static List<Set<String>> above(int most, Map<String, Set<String>> arrows) {
        Knots search = new Knots(arrows);
        arrows.keySet().forEach(search::visit);
        return search.knots.stream().filter(knot -> knot.size() > most).toList();
    }

    private static JavaClass topLevel(JavaClass type) {
        return type.getEnclosingClass().map(Knots::topLevel).orElse(type);
    }

    private int visit(String type) {
        Integer known = lowest.get(type);
        if (known != null) {
            return onPath.contains(type) ? known : Integer.MAX_VALUE;
        }
        int number = lowest.size();
        lowest.put(type, number);
        path.push(type);
        onPath.add(type);
        for (String target : arrows.getOrDefault(type, Set.of())) {
            lowest.merge(type, visit(target), Math::min);
        }
        int low = lowest.getOrDefault(type, number);
        if (low == number) {
            knots.add(closed(type));
        }
        return low;
    }

    private Set<String> closed(String first) {
        Set<String> knot = new TreeSet<>();
        String member;
        do {
            member = path.pop();
            onPath.remove(member);
            knot.add(member);
        } while (!member.equals(first));
        return knot;
    }
}

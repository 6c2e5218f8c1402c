package cantstop.engine.training;

import cantstop.engine.arena.Arguments;
import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What `./bench train` runs: makes the bots' nets again, from nothing but a seed.
public final class Training {
    private static final String USAGE = """
            Usage: ./bench train [--seed N] [--net standard|two|three|four] [--rounds N] [--out FOLDER]

              --seed    1 where nothing is said; the same seed gives the same nets
              --net     which one; all four where nothing is said
              --rounds  of self-play, 400 games each
              --out     where the nets go; where the engine reads them from, where nothing is said""";

    /// A net to be made.
    ///
    /// @param name of its file, without the end
    /// @param rounds of self-play
    private record Course(String name, List<RuleSet> rules, int rounds) {}

    private static final List<Course> COURSES = List.of(
            new Course("standard", List.of(RuleSet.STANDARD), 400),
            new Course("two", others(2), 200),
            new Course("three", others(3), 120),
            new Course("four", others(4), 100));

    private Training() {}

    public static void main(String[] args) throws IOException {
        Arguments arguments = new Arguments(args);
        if (arguments.has("--help")) {
            System.out.println(USAGE);
            return;
        }
        Path folder = Path.of(arguments.word("--out").orElse("engine/src/main/resources/cantstop/engine/bot"));
        Files.createDirectories(folder);
        int seed = arguments.number("--seed", 1);
        for (Course course : COURSES) {
            if (arguments.word("--net").orElse(course.name).equals(course.name)) {
                int rounds = arguments.number("--rounds", course.rounds);
                Progress progress = new Progress(course.name, course.rules.getFirst(), rounds);
                Net net = new Schooling(course.rules, seed).run(rounds, progress);
                Files.write(folder.resolve(course.name + ".net"), Weights.write(net));
            }
        }
    }

    /// Every rule set of so many players but the standard one of two, the plainest first.
    private static List<RuleSet> others(int players) {
        return RuleSet.all().stream()
                .filter(rules -> rules.players() == players && !rules.equals(RuleSet.STANDARD))
                .toList();
    }
}

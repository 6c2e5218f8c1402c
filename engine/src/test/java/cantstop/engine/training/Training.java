package cantstop.engine.training;

import cantstop.engine.arena.Arguments;
import cantstop.engine.arena.RuleSet;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What `./bench train` runs: makes the bots' nets again, from nothing but a seed.
public final class Training {
    private static final String USAGE = """
            Usage: ./bench train [--seed N] [--net standard|rival|both|two|three|four|all] [--rounds N] [--out FOLDER]

              --seed    1 where nothing is said; the same seed gives the same nets
              --net     which one; both of those that ship, the standard one and then the one that has met a rival,
                        where nothing is said
              --rounds  of 400 games each
              --out     where the nets go; where the engine reads them from, where nothing is said

            What was stopped goes on where it was: run the same command again.""";

    /// A net to be made.
    ///
    /// @param name of its file, without the end
    /// @param rounds of games
    /// @param from the net it begins with, which comes before it; itself where it begins with nothing
    private record Course(String name, List<RuleSet> rules, int rounds, String from) {
        /// Whether it ships.
        private boolean ships() {
            return name.equals("standard") || meetsRival();
        }

        private boolean meetsRival() {
            return name.equals("rival");
        }
    }

    private static final int GAMES_A_ROUND = 400;

    private static final List<Course> COURSES = List.of(
            new Course("standard", List.of(RuleSet.STANDARD), 80, "standard"),
            new Course("rival", List.of(RuleSet.STANDARD), 40, "standard"),
            new Course("two", others(2), 60, "standard"),
            new Course("three", others(3), 60, "three"),
            new Course("four", others(4), 60, "four"));

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
        String net = arguments.word("--net").orElse("both");
        for (Course course : COURSES) {
            if (net.equals(course.name) || net.equals("all") || net.equals("both") && course.ships()) {
                teach(course, arguments.number("--rounds", course.rounds), seed, folder);
            }
        }
    }

    private static void teach(Course course, int rounds, int seed, Path folder) throws IOException {
        Schooling school = new Schooling(course.rules, seed, GAMES_A_ROUND, course.meetsRival());
        if (!course.from.equals(course.name)) {
            school.begin(read(folder.resolve(course.from + ".net")));
        }
        String name = "%s, seed %d, %d rounds".formatted(course.name, seed, rounds);
        Checkpoint checkpoint = new Checkpoint(folder.resolve(course.name + ".school"), name);
        Net net = school.run(rounds, checkpoint, new Progress(course.name, course.rules.getFirst(), rounds));
        Files.write(folder.resolve(course.name + ".net"), NetFile.write(net));
    }

    private static Net read(Path file) throws IOException {
        return switch (NetFile.read(file.toString(), Files.readAllBytes(file))) {
            case NetFile.Found.Whole(Net net) -> net;
            case NetFile.Found.Unusable unusable -> throw new IOException(unusable.toString());
        };
    }

    /// Every rule set of so many players but those the standard net is for, the plainest first.
    private static List<RuleSet> others(int players) {
        return RuleSet.all().stream()
                .filter(rules -> rules.players() == players && (players > 2 || rules.target() > 3))
                .toList();
    }
}

package cantstop.tools.training;

import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.StrongestValue;
import cantstop.tools.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `./bench train`: makes the bots' nets again, from nothing but a seed.
@Command(
        name = "./bench train",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Makes the bots' nets again.",
        footer = "A training that was stopped goes on where it was: run the same command again.")
public final class TrainingMain implements Callable<Integer> {
    private static final int GAMES_A_ROUND = 400;
    private static final String NOTHING = "";
    private static final String NOBODY = "";
    private static final String GHS_STOP = "GHS+stop";
    private static final String CHAMPION = "the strongest bot";
    private static final String CHAMPIONS_FILE = "champion";

    private static final List<Course> COURSES = List.of(
            new Course("standard", List.of(RuleSet.STANDARD), 80, NOTHING, NOBODY),
            new Course("rival", List.of(RuleSet.STANDARD), 40, "standard", GHS_STOP),
            new Course("two", others(2), 60, "standard", NOBODY),
            new Course("three", others(3), 60, NOTHING, NOBODY),
            new Course("four", others(4), 60, NOTHING, NOBODY),
            new Course("answer-from-champion", List.of(RuleSet.STANDARD), 40, CHAMPIONS_FILE, CHAMPION),
            new Course("answer-from-standard", List.of(RuleSet.STANDARD), 40, "standard", CHAMPION),
            new Course("answer-from-nothing", List.of(RuleSet.STANDARD), 40, NOTHING, CHAMPION));

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--seed", defaultValue = "1", description = "the same seed gives the same nets (${DEFAULT-VALUE})")
    private int seed;

    @Option(
            names = "--net",
            defaultValue = "shipped",
            description =
                    "standard, rival, which has met another bot and begins with the standard one, champion, the mean of "
                            + "these two, which plays; shipped, all three (the default); two, three, four; all of these. "
                            + "answers: three that have met the strongest bot alone, to find its weak spots")
    private String net = "";

    @Option(names = "--rounds", description = "of 400 games each (default: as many as the shipped nets had)")
    private @Nullable Integer rounds;

    @Option(
            names = "--out",
            defaultValue = "engine/src/main/resources/cantstop/engine/bot",
            description = "folder of the nets (default: where the engine reads them)")
    private Path folder = Path.of("");

    public static void main(String[] args) {
        System.exit(new CommandLine(new TrainingMain()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        List<Course> courses = COURSES.stream().filter(this::isWanted).toList();
        boolean mean = List.of(CHAMPIONS_FILE, "shipped", "all").contains(net);
        if (courses.isEmpty() && !mean) {
            throw refused("there is no net " + net);
        }
        if (rounds != null && rounds < 1) {
            throw refused("--rounds is a number above 0");
        }
        Files.createDirectories(folder);
        for (Course course : courses) {
            teach(course, rounds == null ? course.rounds : rounds);
        }
        if (mean) {
            Trainer trainer = new Trainer(List.of(RuleSet.STANDARD), seed, GAMES_A_ROUND, null);
            write(CHAMPIONS_FILE, trainer.mean(read("rival"), read("standard")));
        }
        return 0;
    }

    private boolean isWanted(Course course) {
        return switch (net) {
            case "all" -> !course.isAnswer();
            case "answers" -> course.isAnswer();
            case "shipped" -> course.isOfChampion();
            default -> net.equals(course.name);
        };
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }

    /// A net to be made.
    ///
    /// @param name of its file, without the end
    /// @param rounds of games
    /// @param from the net it begins with, or [#NOTHING]
    /// @param meets whom it meets in all its games, or [#NOBODY] but itself
    private record Course(String name, List<RuleSet> rules, int rounds, String from, String meets) {
        /// Whether the strongest bot is made of it.
        private boolean isOfChampion() {
            return name.equals("standard") || name.equals("rival");
        }

        private boolean isAnswer() {
            return meets.equals(CHAMPION);
        }

        private Trainer.@Nullable Rival rival() {
            return switch (meets) {
                case GHS_STOP -> new Trainer.Rival(meets, HeuristicBot.GHS_STOP);
                case CHAMPION -> new Trainer.Rival(meets, new ExactBot(StrongestValue.shipped()));
                default -> null;
            };
        }
    }

    private void teach(Course course, int rounds) throws IOException {
        ProgressLine line = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        Trainer trainer = new Trainer(course.rules, seed, GAMES_A_ROUND, course.rival());
        if (!course.from.equals(NOTHING)) {
            trainer.begin(course.isAnswer() ? shipped(course.from) : read(course.from));
        }
        String name = "%s, seed %d, %d rounds".formatted(course.name, seed, rounds);
        Checkpoint checkpoint = new Checkpoint(folder.resolve(course.name + ".school"), name);
        Progress progress = new Progress(course.name, course.rules.getFirst(), rounds, line, out);
        Net net = trainer.run(rounds, checkpoint, course.isAnswer() ? progress::line : progress);
        write(course.name, net);
    }

    private void write(String name, Net net) throws IOException {
        Files.write(folder.resolve(name + ".net"), NetFile.write(net));
    }

    private static Net shipped(String name) throws IOException {
        return whole(NetFile.shipped(name + ".net"));
    }

    private Net read(String name) throws IOException {
        Path file = folder.resolve(name + ".net");
        if (Files.notExists(file)) {
            throw refused(
                    "there is no " + file + ": --net " + name + " makes it, or --out names the folder that has it");
        }
        return whole(NetFile.read(file.toString(), Files.readAllBytes(file)));
    }

    private static Net whole(NetFile.Found found) throws IOException {
        return switch (found) {
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

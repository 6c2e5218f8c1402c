package cantstop.tools.training;

import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
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

    /// The folder within the nets' of what the program ships. The training goes on from exact ones.
    private static final String SMALL = "small";

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--seed", defaultValue = "1", description = "the same seed gives the same nets (${DEFAULT-VALUE})")
    private int seed;

    @Option(
            names = "--net",
            defaultValue = "shipped",
            description = "shipped, the default: standard, champion, which begins as it, two, which begins as that, "
                    + "first-three, three, which begins as that one, first-four and four likewise; or one of these. "
                    + "answers: three that have met the strongest bot alone, to find its weak spots")
    private String net = "";

    @Option(names = "--rounds", description = "of 400 games each (default: as many as the shipped nets had)")
    private @Nullable Integer rounds;

    @Option(
            names = "--out",
            defaultValue = "nets",
            description = "folder of the nets (${DEFAULT-VALUE}); those that the engine reads, from "
                    + "engine/src/main/resources/cantstop/engine/bot, are as in its folder small")
    private Path folder = Path.of("");

    public static void main(String[] args) {
        System.exit(new CommandLine(new TrainingMain()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        List<Course> courses = Course.all().stream().filter(this::isWanted).toList();
        if (courses.isEmpty()) {
            throw refused("there is no net " + net);
        }
        if (rounds != null && rounds < 1) {
            throw refused("--rounds is a number above 0");
        }
        Files.createDirectories(folder);
        for (Course course : courses) {
            teach(course, rounds == null ? course.rounds() : rounds);
        }
        return 0;
    }

    private boolean isWanted(Course course) {
        return switch (net) {
            case "answers" -> course.group() == Course.Group.ANSWERS;
            case "shipped" -> course.group() == Course.Group.SHIPPED;
            default -> net.equals(course.name());
        };
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }

    private void teach(Course course, int rounds) throws IOException {
        ProgressLine line = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        boolean answers = course.group() == Course.Group.ANSWERS;
        Trainer.Rival rival = answers ? new Trainer.Rival("the strongest bot", StrongestValue.shipped()) : null;
        Trainer trainer = new Trainer(course.rules(), seed, GAMES_A_ROUND, rival);
        if (!course.start().equals(Course.NOTHING)) {
            trainer.begin(read(course.start()));
        }
        String name = "%s, seed %d, %d rounds".formatted(course.name(), seed, rounds);
        Checkpoint checkpoint = new Checkpoint(folder.resolve(course.name() + ".school"), name);
        Progress progress = new Progress(course.name(), course.rules().getFirst(), rounds, line, out);
        Net made = trainer.run(rounds, checkpoint, answers ? progress::line : progress);
        Files.write(folder.resolve(course.name() + ".net"), NetFile.write(made));
        Files.write(
                Files.createDirectories(folder.resolve(SMALL)).resolve(course.name() + ".net"),
                NetFile.writeSmall(made));
    }

    private Net read(String name) throws IOException {
        Path file = folder.resolve(name + ".net");
        if (Files.notExists(file)) {
            throw refused(
                    "there is no " + file + ": --net " + name + " makes it, or --out names the folder that has it");
        }
        return switch (NetFile.read(file.toString(), Files.readAllBytes(file))) {
            case NetFile.Found.Whole(Net whole) -> whole;
            case NetFile.Found.Unusable unusable -> throw new IOException(unusable.toString());
        };
    }
}

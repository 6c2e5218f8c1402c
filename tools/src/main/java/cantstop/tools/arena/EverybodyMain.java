package cantstop.tools.arena;

import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.LearnedValue;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.NetFile;
import cantstop.engine.bot.RuleSet;
import cantstop.tools.ProgressLine;
import cantstop.tools.arena.program.Program;
import cantstop.tools.arena.program.ProgramFault;
import cantstop.tools.arena.rivals.Rival;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `./bench arena`: one of our bots against every published one, or against a program.
@Command(
        name = "./bench arena",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "One of our bots against every published one, with the same dice for both.",
        footer = "docs/bot-protocol.md says how a program of your own can play.")
public final class EverybodyMain implements Runnable {
    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--bot", defaultValue = "learned", description = "who plays against them (${DEFAULT-VALUE})")
    private String bot = "";

    @Option(names = "--against", split = ",", paramLabel = "RIVAL", description = "some of them (default: all)")
    private List<String> against = List.of();

    @Option(names = "--program", paramLabel = "CMD", description = "plays against this command line instead")
    private @Nullable String program;

    @Option(names = "--net", paramLabel = "FILE", description = "plays against the net in this file instead")
    private @Nullable Path net;

    @Option(names = "--patience", defaultValue = "10", description = "seconds for an answer (${DEFAULT-VALUE})")
    private int patience;

    @Option(names = "--rules", defaultValue = "standard-free-2p-3c", description = "the rules (${DEFAULT-VALUE})")
    private String rules = "";

    @Option(names = "--games", defaultValue = "10000", description = "games a match (${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    private final ProgressLine progress = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));

    public static void main(String[] args) {
        System.exit(new CommandLine(new EverybodyMain()).execute(args));
    }

    @Override
    public void run() {
        if (games < 1 || patience < 1) {
            throw refused("--games and --patience are numbers above 0");
        }
        RuleSet ruleSet = RuleSet.all().stream()
                .filter(one -> one.toString().equals(rules))
                .findFirst()
                .orElseThrow(() -> refused("there is no rules " + rules));
        Bot ours = ours();
        List<Rival> rivals = against.isEmpty()
                ? Rival.all()
                : against.stream().map(this::rival).toList();
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        out.println(bot + " wins, % of the games, " + ruleSet + ", seed " + seed);
        if (program != null) {
            playProgram(ruleSet, ours, program, out);
            return;
        }
        if (net != null) {
            play(ruleSet, ours, String.valueOf(net.getFileName()), new ExactBot(read(net)), "a net", out);
            return;
        }
        for (Rival rival : rivals) {
            play(ruleSet, ours, rival.name(), rival.bot(), rival.source(), out);
        }
        if (against.isEmpty()) {
            Rival.missing().forEach(line -> out.println("  not played: " + line));
        }
    }

    private void playProgram(RuleSet ruleSet, Bot ours, String command, PrintWriter out) {
        List<String> words = List.of(command.strip().split("\\s+"));
        try (Program opponent = Program.start(words, Duration.ofSeconds(patience))) {
            play(ruleSet, ours, words.getLast(), opponent, command, out);
        } catch (ProgramFault e) {
            throw refused(Objects.requireNonNull(e.getMessage()));
        }
    }

    private void play(RuleSet ruleSet, Bot ours, String name, Bot other, String source, PrintWriter out) {
        Score score = new Match(ruleSet, ours, other, games, seed)
                .play(over -> progress.show(name + ": " + over + " of " + games));
        progress.end();
        out.println(String.format(
                Locale.ROOT,
                "  %-14s %6.2f  95 %%: %.2f to %.2f  of %d games  (%s)",
                name,
                100 * score.share(),
                100 * (score.share() - score.error()),
                100 * (score.share() + score.error()),
                score.games(),
                source));
    }

    private LearnedValue read(Path file) {
        try {
            return switch (NetFile.read(file.toString(), Files.readAllBytes(file))) {
                case NetFile.Found.Whole(Net whole) -> new LearnedValue(whole);
                case NetFile.Found.Unusable unusable -> throw refused(unusable.toString());
            };
        } catch (IOException e) {
            throw refused(file + " can't be read");
        }
    }

    private Bot ours() {
        return Bots.levels().stream()
                .filter(level -> level.id().equals(bot))
                .findFirst()
                .flatMap(Bots::named)
                .or(() -> Rival.all().stream()
                        .filter(rival -> rival.name().equals(bot))
                        .map(Rival::bot)
                        .findFirst())
                .orElseThrow(() -> refused("there is no bot " + bot + "; there are: "
                        + String.join(
                                ", ", Bots.levels().stream().map(BotLevel::id).toList())));
    }

    private Rival rival(String name) {
        return Rival.all().stream()
                .filter(rival -> rival.name().equals(name))
                .findFirst()
                .orElseThrow(() -> refused("there is no rival " + name + "; there are: "
                        + String.join(
                                ", ", Rival.all().stream().map(Rival::name).toList())));
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }
}

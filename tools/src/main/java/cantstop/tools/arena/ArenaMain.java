package cantstop.tools.arena;

import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.RuleSet;
import cantstop.engine.bot.StrongestValue;
import cantstop.tools.ProgressLine;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `./bench bots`: bots against bots by any rules.
@Command(
        name = "./bench bots",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Bots against bots: a cross table, or one of the other measurements.",
        footer = "With three or four players one bot sits against several of the other; its fair share is 1/3 or 1/4.")
public final class ArenaMain implements Runnable {
    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--bots", split = ",", paramLabel = "BOT", description = "bots to measure (default: all)")
    private List<String> bots = List.of();

    @Option(
            names = "--against",
            split = ",",
            paramLabel = "BOT",
            description = "their opponents (default: the same bots)")
    private List<String> against = List.of();

    @Option(
            names = "--rules",
            split = ",",
            defaultValue = "standard-free-2p-3c",
            paramLabel = "RULES",
            description = "such as ${DEFAULT-VALUE} (the default), jumping-strict-3p-4c, forced-free-4p-3c; or all")
    private List<String> rules = List.of();

    @Option(names = "--games", defaultValue = "2000", description = "games a match (${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "what chance follows from (${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--busts", description = "how often each of them busts, by how well it stands")
    private boolean busts;

    @Option(names = "--calibration", description = "whether the strongest bot's chances to win mean what they say")
    private boolean calibration;

    @Option(names = "--doubt", description = "how far off the coach is when it compares two choices; two players")
    private boolean doubt;

    private final ProgressLine progress = new ProgressLine(System.err, Boolean.getBoolean(ProgressLine.TERMINAL));

    public static void main(String[] args) {
        System.exit(new CommandLine(new ArenaMain()).execute(args));
    }

    @Override
    public void run() {
        List<BotLevel> rows = bots.isEmpty() ? Bots.levels() : levels(bots);
        List<BotLevel> columns = against.isEmpty() ? rows : levels(against);
        List<RuleSet> ruleSets = ruleSets();
        if (games < 1) {
            throw refused("--games is a number above 0");
        }
        PrintWriter out = new PrintWriter(System.out, true, System.out.charset());
        Bots.replacedNets().forEach(net -> out.println("The hand-made value plays for the net " + net));
        if (doubt && ruleSets.stream().anyMatch(ruleSet -> ruleSet.players() > 2)) {
            throw refused("--doubt is for two players");
        }
        for (RuleSet ruleSet : ruleSets) {
            if (calibration) {
                Calibration measured = new Calibration(ruleSet, StrongestValue.shipped(), games, seed);
                out.print(measured.measure(progress("calibration")));
                out.flush();
            } else if (doubt) {
                out.print(new Doubt(ruleSet, StrongestValue.shipped(), games, seed).measure(progress("doubt")));
                out.flush();
            } else if (busts) {
                busts(ruleSet, rows, columns, out);
            } else {
                crossTable(ruleSet, rows, columns, out);
            }
        }
    }

    private List<RuleSet> ruleSets() {
        return rules.equals(List.of("all"))
                ? RuleSet.all()
                : rules.stream()
                        .map(name -> named(name, "rules", RuleSet.all().stream()))
                        .toList();
    }

    private List<BotLevel> levels(List<String> ids) {
        return ids.stream()
                .map(id -> new BotLevel(named(id, "bot", Bots.levels().stream().map(BotLevel::id))))
                .toList();
    }

    /// The one with this name.
    private <T> T named(String name, String what, Stream<T> all) {
        List<T> known = all.toList();
        return known.stream()
                .filter(one -> one.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> refused("there is no " + what + " " + name + "; there are: "
                        + String.join(", ", known.stream().map(Object::toString).toList())));
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), why);
    }

    private void busts(RuleSet ruleSet, List<BotLevel> rows, List<BotLevel> columns, PrintWriter out) {
        for (BotLevel level : rows) {
            for (BotLevel other : columns) {
                String name = level.id() + " against " + other.id();
                Busts measured = new Busts(ruleSet, bot(level), bot(other), StrongestValue.shipped(), games, seed);
                out.println(ruleSet + ", " + name + ": " + measured.count(progress(name)));
            }
        }
    }

    private void crossTable(RuleSet ruleSet, List<BotLevel> rows, List<BotLevel> columns, PrintWriter out) {
        out.println(ruleSet + ", fair share " + 100 / ruleSet.players() + " %");
        List<String> table = new ArrayList<>();
        for (BotLevel row : rows) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-14s", row.id()));
            for (BotLevel column : columns) {
                if (row.equals(column)) {
                    line.append(String.format(Locale.ROOT, "%14s", "-"));
                    continue;
                }
                String name = row.id() + " against " + column.id();
                Score score = new Match(ruleSet, bot(row), bot(column), games, seed).play(progress(name));
                out.println("  " + name + ": " + score);
                line.append(String.format(Locale.ROOT, "%8.1f +-%.1f ", 100 * score.share(), 100 * score.error()));
            }
            table.add(line.toString());
        }
        StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "%-14s", ""));
        columns.forEach(level -> head.append(String.format(Locale.ROOT, "%14s", level.id())));
        out.println(head);
        table.forEach(out::println);
    }

    private static Bot bot(BotLevel level) {
        return Bots.named(level).orElseThrow(() -> new IllegalArgumentException("no bot " + level.id()));
    }

    private IntConsumer progress(String name) {
        int step = Math.max(1, games / 50);
        return over -> {
            if (over % step == 0) {
                progress.show(name + ": " + over + " of " + games);
            }
            if (over == games) {
                progress.end();
            }
        };
    }
}

package cantstop.engine.arena;

import cantstop.engine.BotLevel;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.bot.StrongestValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;

/// What `./bench bots` runs: bots against bots by any rules.
public final class Arena {
    private static final String USAGE = """
            Usage: ./bench bots [--bots A,B,...] [--against C,D,...] [--rules R,...] [--games N] [--seed N]
                   ./bench bots --busts [--bots A,B,...] [--against C,D,...] [--rules R,...] [--games N] [--seed N]
                   ./bench bots --calibration [--rules R,...] [--games N] [--seed N]

              --bots         who is measured; all of them where nothing is said
              --against      against whom; the same ones where nothing is said
              --rules        such as standard-free-2p-3c, jumping-strict-3p-4c, forced-free-4p-3c; or all
              --games        games a match, 2,000 where nothing is said
              --busts        how often each of them busts, by how well it stands
              --calibration  whether the strongest bot's chances to win mean what they say

            With three or four players one bot sits against several of the other; its fair share is 1/3 or 1/4.""";

    private final List<BotLevel> bots;
    private final List<BotLevel> against;
    private final List<RuleSet> rules;
    private final int games;
    private final long seed;

    private Arena(Arguments arguments) {
        bots = arguments.list("--bots").map(Arena::levels).orElseGet(Bots::levels);
        against = arguments.list("--against").map(Arena::levels).orElse(bots);
        rules = arguments.list("--rules").map(Arena::rules).orElse(List.of(RuleSet.STANDARD));
        games = arguments.number("--games", 2_000);
        seed = arguments.number("--seed", 1);
    }

    public static void main(String[] args) {
        Arguments arguments = new Arguments(args);
        if (arguments.has("--help")) {
            System.out.println(USAGE);
            return;
        }
        Bots.replacedNets().forEach(net -> System.out.println("The hand-made value plays for the net " + net));
        Arena arena = new Arena(arguments);
        for (RuleSet ruleSet : arena.rules) {
            if (arguments.has("--calibration")) {
                Calibration calibration = new Calibration(ruleSet, StrongestValue.shipped(), arena.games, arena.seed);
                System.out.print(calibration.measure(progress("calibration", arena.games)));
            } else if (arguments.has("--busts")) {
                arena.busts(ruleSet);
            } else {
                arena.crossTable(ruleSet);
            }
        }
    }

    private void busts(RuleSet ruleSet) {
        for (BotLevel level : bots) {
            for (BotLevel other : against) {
                String name = level.id() + " against " + other.id();
                Busts busts = new Busts(ruleSet, bot(level), bot(other), StrongestValue.shipped(), games, seed);
                System.out.println(ruleSet + ", " + name + ": " + busts.count(progress(name, games)));
            }
        }
    }

    private void crossTable(RuleSet ruleSet) {
        System.out.println(ruleSet + ", fair share " + 100 / ruleSet.players() + " %");
        List<String> table = new ArrayList<>();
        for (BotLevel row : bots) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-14s", row.id()));
            for (BotLevel column : against) {
                if (row.equals(column)) {
                    line.append(String.format(Locale.ROOT, "%14s", "-"));
                    continue;
                }
                String name = row.id() + " against " + column.id();
                Score score = new Match(ruleSet, bot(row), bot(column), games, seed).play(progress(name, games));
                System.out.println("  " + name + ": " + score);
                line.append(String.format(Locale.ROOT, "%8.1f +-%.1f ", 100 * score.share(), 100 * score.error()));
            }
            table.add(line.toString());
        }
        StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "%-14s", ""));
        against.forEach(level -> head.append(String.format(Locale.ROOT, "%14s", level.id())));
        System.out.println(head);
        table.forEach(System.out::println);
    }

    private static Bot bot(BotLevel level) {
        return Bots.named(level).orElseThrow(() -> new IllegalArgumentException("no bot " + level.id()));
    }

    private static List<BotLevel> levels(List<String> ids) {
        return ids.stream().map(BotLevel::new).toList();
    }

    private static List<RuleSet> rules(List<String> names) {
        return names.equals(List.of("all"))
                ? RuleSet.all()
                : names.stream().map(RuleSet::parse).toList();
    }

    /// A line that is written over while the games go on; on the error stream, so that figures can be piped.
    private static IntConsumer progress(String name, int games) {
        int step = Math.max(1, games / 50);
        return over -> {
            if (over % step == 0) {
                System.err.print("\r" + name + ": " + over + " of " + games + (over == games ? "\r" : ""));
            }
        };
    }
}

package cantstop.tools.training;

import cantstop.engine.bot.ExactBot;
import cantstop.engine.bot.HeuristicBot;
import cantstop.engine.bot.LearnedValue;
import cantstop.engine.bot.Net;
import cantstop.engine.bot.RuleSet;
import cantstop.tools.ProgressLine;
import cantstop.tools.arena.Match;
import cantstop.tools.arena.Score;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/// Reports the progress of a training, and now and then how well the net plays.
final class Progress implements Schedule.Report {
    private static final int SCORES = 8;
    private static final int GAMES = 1_000;

    /// The same dice every time, so that two scores differ by what was learned in between.
    private static final int DICE = 1;

    private final String name;
    private final RuleSet rules;
    private final int rounds;
    private final long began = System.nanoTime();
    private final Duration cpuBefore = cpu();
    private final ProgressLine line;
    private final PrintWriter out;
    private int scores;

    Progress(String name, RuleSet rules, int rounds, ProgressLine line, PrintWriter out) {
        this.name = name;
        this.rules = rules;
        this.rounds = rounds;
        this.line = line;
        this.out = out;
    }

    /// Says only how far the training has come.
    void line(double done, double loss, Net net) {
        line.show(String.format(
                Locale.ROOT,
                "%s  round %d of %d  of one core: %d s  loss %.4f  ",
                name,
                Math.round(done * rounds),
                rounds,
                cpu().minus(cpuBefore).toSeconds(),
                loss));
    }

    @Override
    public void say(double done, double loss, Net net) {
        line(done, loss, net);
        if (done * SCORES >= scores) {
            scores = (int) (done * SCORES) + 1;
            Match match = new Match(rules, new ExactBot(new LearnedValue(net)), HeuristicBot.GHS_STOP, GAMES, DICE);
            Score score = match.play(_ -> {});
            line.end();
            out.printf(
                    Locale.ROOT,
                    "%s  round %d of %d  %d s (of one core: %d s)  loss %.4f  %s against GHS+stop: %.1f %% +-%.1f%n",
                    name,
                    Math.round(done * rounds),
                    rounds,
                    Duration.ofNanos(System.nanoTime() - began).toSeconds(),
                    cpu().minus(cpuBefore).toSeconds(),
                    loss,
                    rules,
                    100 * score.share(),
                    100 * score.error());
        }
    }

    /// The CPU time of all threads of this program so far.
    private static Duration cpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }
}

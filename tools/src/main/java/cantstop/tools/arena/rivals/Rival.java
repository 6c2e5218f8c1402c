package cantstop.tools.arena.rivals;

import cantstop.engine.bot.Bot;
import cantstop.engine.bot.HalfChanceBot;
import cantstop.engine.bot.HeuristicBot;
import java.util.List;

/// A published bot.
///
/// @param name as the arena writes it
/// @param source who published it
public record Rival(String name, String source, Bot bot) {
    /// All that can be rebuilt.
    public static List<Rival> all() {
        return List.of(
                new Rival("rule-of-28", "Michael Keller", HeuristicBot.RULE_OF_28),
                new Rival("ghs", "Glenn and Aloi, FLAIRS 2009", HeuristicBot.GHS),
                new Rival("ghs-stop", "Glenn and Aloi, with their stop rule", HeuristicBot.GHS_STOP),
                new Rival("linear", "Glenn's program, its best linear weights", new LinearWeightsBot()),
                new Rival("half-chance", "ours", new HalfChanceBot()),
                new Rival("odds-easy", "whtdrgn101/game-cantstop, easy", OddsBot.EASY),
                new Rival("odds-normal", "whtdrgn101/game-cantstop, normal", OddsBot.NORMAL),
                new Rival("odds-hard", "whtdrgn101/game-cantstop, hard", OddsBot.HARD),
                new Rival("chickenroll", "simlmx/chickenroll, tuned for each variant", new ChickenrollBot()),
                new Rival(
                        "one-column",
                        "k1monfared/notes, GreedyUntil1Col, first of 25 and 11th of 38",
                        RuleOfThumbBot.ONE_COLUMN),
                new Rival(
                        "five-steps",
                        "k1monfared/notes, GreedyImproved2, second of 25 and 9th of 38",
                        RuleOfThumbBot.FIVE_STEPS),
                new Rival("uct-200", "a plain tree search, 200 random games a decision", new TreeSearchBot(200)));
    }

    /// What the arena says of those that can't be rebuilt.
    public static List<String> missing() {
        return List.of(
                "k1monfared's FiftyPercentSurvival, first of 38: it counts the turn's rolls, which our bots are not told",
                "TAG's MCTS (GAIGResearch/TabletopGames): a second a decision, 10,000 games would take weeks of a core",
                "leandrocouto/cant_stop, UCT: its tree keeps the dice of its first visit; uct-200 has the same random games",
                "Glenn's column weights are ghs; his quadratic and progressive weights were published without numbers");
    }
}

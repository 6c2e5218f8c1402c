package cantstop.tools.training;

import cantstop.engine.bot.RuleSet;
import java.util.List;

/// How one of the bots' nets is made.
///
/// @param name of its file, without the end
/// @param rules what is played in turn
/// @param rounds of games
/// @param start the net it begins with, or [#NOTHING]
record Course(String name, Group group, List<RuleSet> rules, int rounds, String start) {
    static final String NOTHING = "";

    /// What a net is for.
    enum Group {
        /// The strongest bot plays by it, or by one that began as it.
        SHIPPED,
        /// Meets the strongest bot alone, to find its weak spots.
        ANSWERS
    }

    /// Each after the one it begins with.
    static List<Course> all() {
        return List.of(
                new Course("standard", Group.SHIPPED, List.of(RuleSet.STANDARD), 80, NOTHING),
                new Course("champion", Group.SHIPPED, List.of(RuleSet.STANDARD), 60, "standard"),
                new Course("two", Group.SHIPPED, others(2), 60, "champion"),
                new Course("first-three", Group.SHIPPED, others(3), 20, NOTHING),
                new Course("three", Group.SHIPPED, others(3), 60, "first-three"),
                new Course("first-four", Group.SHIPPED, others(4), 20, NOTHING),
                new Course("four", Group.SHIPPED, others(4), 60, "first-four"),
                answer("champion"),
                answer("standard"),
                answer(NOTHING));
    }

    private static Course answer(String start) {
        String name = "answer-from-" + (start.equals(NOTHING) ? "nothing" : start);
        return new Course(name, Group.ANSWERS, List.of(RuleSet.STANDARD), 60, start);
    }

    /// Every rule set of so many players but those the champion is for, the plainest first.
    private static List<RuleSet> others(int players) {
        return RuleSet.all().stream()
                .filter(rules -> rules.players() == players && (players > 2 || rules.target() > 3))
                .toList();
    }
}

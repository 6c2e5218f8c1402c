package cantstop.engine.story;

import cantstop.engine.Chair;
import cantstop.engine.MoveSource;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// What luck and decisions did for one player, over the games that were judged.
///
/// @param accounts one for each game; at least one
public record SkillAndLuck(List<ChanceBreakdown> accounts) {
    public SkillAndLuck {
        accounts = List.copyOf(accounts);
        if (accounts.isEmpty()) {
            throw new IllegalArgumentException("nothing to judge by");
        }
    }

    /// One game's, by player. A person for whom a bot decided anything is left out.
    public static Map<Occupant, SkillAndLuck> of(Story story) {
        Map<Occupant, SkillAndLuck> merits = new LinkedHashMap<>();
        for (Seat seat : story.players()) {
            Chair chair = story.table().chair(seat);
            Occupant who = chair.occupant();
            if (who != null && chair.standIn() == null && (who instanceof Occupant.Robot || decidedAll(story, seat))) {
                merits.merge(who, new SkillAndLuck(List.of(story.account(seat))), SkillAndLuck::plus);
            }
        }
        return Collections.unmodifiableMap(merits);
    }

    private static boolean decidedAll(Story story, Seat seat) {
        return story.decisions().stream()
                .filter(decided -> decided.moment().mover().equals(seat))
                .noneMatch(decided -> decided.by() == MoveSource.BOT);
    }

    public SkillAndLuck plus(SkillAndLuck more) {
        List<ChanceBreakdown> both = new ArrayList<>(accounts);
        both.addAll(more.accounts);
        return new SkillAndLuck(both);
    }

    public int games() {
        return accounts.size();
    }

    /// What a player's own dice gave them in a game on average, in chance to win; may be negative.
    public double dice() {
        return mean(ChanceBreakdown::ownLuck);
    }

    /// What their decisions gave away in a game on average, in chance to win: 0 or more.
    public double givenAway() {
        return mean(ChanceBreakdown::givenAway);
    }

    private double mean(ToDoubleFunction<ChanceBreakdown> of) {
        return accounts.stream().mapToDouble(of).average().orElseThrow();
    }
}

package cantstop.engine.story;

import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A finished game, and what decided it.
///
/// @param table the table as the game ended: who sat where, and who won
/// @param players in the order of play
/// @param begin each player's chance to win before the first roll, in the order of play
/// @param steps what changed the chances, in order; each begins where the one before ended
public record Story(TableState table, List<Seat> players, List<Double> begin, List<StoryStep> steps) {
    /// A turn that changed less for its mover is no turning point.
    public static final double TURNING = 0.08;

    /// A decision that cost less is no mistake: the judge is not more exact than that.
    public static final double NOTABLE = 0.01;

    public Story {
        players = List.copyOf(players);
        begin = List.copyOf(begin);
        steps = List.copyOf(steps);
    }

    /// Each player's chance to win in the end: 1 for the winner.
    public List<Double> end() {
        return steps.isEmpty() ? begin : steps.getLast().after();
    }

    /// What moved one player's chance.
    public ChanceBreakdown account(Seat seat) {
        return ChanceBreakdown.of(this, players.indexOf(seat));
    }

    public List<StoryTurn> turns() {
        List<StoryTurn> turns = new ArrayList<>();
        List<StoryStep> running = new ArrayList<>();
        for (StoryStep step : steps) {
            if (!running.isEmpty()
                    && running.getFirst().moment().turn() != step.moment().turn()) {
                turns.add(turn(running));
                running.clear();
            }
            running.add(step);
        }
        if (!running.isEmpty()) {
            turns.add(turn(running));
        }
        return List.copyOf(turns);
    }

    /// The turns that changed most for their mover, and in any case the one with the dearest decision, in order.
    ///
    /// @param most how many at most, at least one
    public List<StoryTurn> turningPoints(int most) {
        int dear = dearest().map(decided -> decided.moment().turn()).orElse(0);
        return turns().stream()
                .filter(turn -> turn.number() == dear || Math.abs(turn.swing()) >= TURNING)
                .sorted(Comparator.comparing((StoryTurn turn) -> turn.number() != dear)
                        .thenComparingDouble(turn -> -Math.abs(turn.swing())))
                .limit(most)
                .sorted(Comparator.comparingInt(StoryTurn::number))
                .toList();
    }

    /// The decisions that were not taken back, in order.
    public List<StoryStep.Decided> decisions() {
        return steps.stream()
                .filter(StoryStep.Decided.class::isInstance)
                .map(StoryStep.Decided.class::cast)
                .filter(decided -> !decided.withdrawn())
                .toList();
    }

    /// The decisions that cost at least [#NOTABLE], the dearest first.
    public List<StoryStep.Decided> mistakes() {
        return decisions().stream()
                .filter(decided -> decided.choice().cost() >= NOTABLE)
                .sorted(Comparator.comparingDouble(
                        (StoryStep.Decided decided) -> -decided.choice().cost()))
                .toList();
    }

    /// The dearest mistake.
    public Optional<StoryStep.Decided> dearest() {
        return mistakes().stream().findFirst();
    }

    /// The right decisions whose alternatives were worse by at least [#NOTABLE], the most precious first.
    public List<StoryStep.Decided> finest() {
        return decisions().stream()
                .filter(decided -> !decided.choice().isObvious())
                .filter(decided -> decided.choice().spared() >= NOTABLE)
                .sorted(Comparator.comparingDouble(
                        (StoryStep.Decided decided) -> -decided.choice().spared()))
                .toList();
    }

    private StoryTurn turn(List<StoryStep> running) {
        Seat mover = running.getFirst().moment().mover();
        return new StoryTurn(running.getFirst().moment().turn(), mover, players.indexOf(mover), running);
    }
}

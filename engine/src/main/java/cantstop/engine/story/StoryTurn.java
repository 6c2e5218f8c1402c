package cantstop.engine.story;

import cantstop.engine.Seat;
import java.util.List;

/// One turn of a story.
///
/// @param number counts from 1
/// @param steps its steps, in order; at least one
/// @param place the mover's place in the order of play
public record StoryTurn(int number, Seat mover, int place, List<StoryStep> steps) {
    public StoryTurn {
        steps = List.copyOf(steps);
    }

    /// Each player's chance to win when it began.
    public List<Double> before() {
        return steps.getFirst().before();
    }

    /// Each player's chance to win when it was over.
    public List<Double> after() {
        return steps.getLast().after();
    }

    /// What it changed for its mover.
    public double swing() {
        return after().get(place) - before().get(place);
    }

    /// How often its mover rolled.
    public int rolls() {
        return (int) steps.stream().filter(StoryStep.Fell.class::isInstance).count();
    }

    /// Whether it ended in a bust.
    public boolean bust() {
        return steps.stream().anyMatch(step -> step instanceof StoryStep.Fell fell && fell.bust());
    }

    /// How likely it was to survive all its rolls, or all before the one that was a bust.
    public double survival() {
        double survival = 1;
        for (StoryStep step : steps) {
            survival *= step instanceof StoryStep.Fell fell && !fell.bust() ? 1 - fell.risk() : 1;
        }
        return survival;
    }
}

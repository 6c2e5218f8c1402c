package cantstop.client.model.tales;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.List;

/// A memorable turn: a brag, or a painful mistake.
public sealed interface TurnTale {
    /// Whose turn it was.
    Seat seat();

    /// It was kept, although of so many such turns only one survives.
    record Survived(Seat seat, int rolls, int oneIn) implements TurnTale {}

    /// It went bust, although of so many such rolls only one does.
    record Unlucky(Seat seat, int oneIn) implements TurnTale {}

    /// It went bust with so many steps that other players would have stopped.
    record Fell(Seat seat, int steps) implements TurnTale {}

    /// The win was in hand, and was rolled away.
    record RolledPastWin(Seat seat) implements TurnTale {}

    /// One option would have won, and another was taken.
    record PassedUpWin(Seat seat, List<Column> took) implements TurnTale {
        public PassedUpWin {
            took = List.copyOf(took);
        }
    }
}

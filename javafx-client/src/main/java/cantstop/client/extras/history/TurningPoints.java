package cantstop.client.extras.history;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where a past game turned, as its events say it without asking the coach: columns won, and busts that cost much.
final class TurningPoints {
    /// A bust that costs fewer steps is none.
    private static final int MUCH = 4;

    private TurningPoints() {}

    static List<Milestones.Mark> of(PastGame past, HistoryWords inWords, Words words) {
        List<Milestones.Mark> marks = new ArrayList<>();
        for (int step = 1; step <= past.length(); step++) {
            GameState before = past.after(step - 1).game();
            GameState after = past.after(step).game();
            if (before == null || after == null) {
                continue;
            }
            int at = step;
            String said = inWords.sentence(past, step);
            if (past.event(step) instanceof Event.Rolled rolled && rolled.bust() && before.stepsAtStake() >= MUCH) {
                marks.add(new Milestones.Mark(step, new MilestoneSign.Bust(before.stepsAtStake()), said));
            }
            for (Column column : Column.all()) {
                Optional<Seat> winner = after.winnerOf(column);
                if (winner.isPresent() && before.winnerOf(column).isEmpty()) {
                    won(past.after(step), winner.get(), column, words)
                            .ifPresent(sign -> marks.add(new Milestones.Mark(at, sign, said)));
                }
            }
        }
        return List.copyOf(marks);
    }

    private static Optional<MilestoneSign> won(TableState table, Seat winner, Column column, Words words) {
        return Optional.ofNullable(SeatNames.badge(words, table.chair(winner)))
                .map(badge -> new MilestoneSign.Won(column, badge.colour()));
    }
}

package cantstop.engine.story;

import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Packed;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;

/// Counts up a [GameStats].
final class GameStatsCounter {
    private final List<Column> columns = new ArrayList<>();
    private boolean over;
    private boolean won;
    private int turns;
    private int rolls;
    private int busts;
    private double expected;
    private int fallen;
    private boolean icarus;
    private boolean chicken;

    /// A roll.
    ///
    /// @param before the game as it was rolled in
    void roll(GameState before, boolean bust) {
        rolls++;
        expected += Odds.of(before.board(), before.markers()).bust();
        if (bust) {
            turns++;
            busts++;
            fallen += Packed.onTop(before.markers()) == 0 ? 0 : 1;
        }
    }

    void stop(List<Column> wins) {
        turns++;
        columns.addAll(wins);
    }

    void over(boolean asWinner, boolean asIcarus, boolean asChicken) {
        over = true;
        won = asWinner;
        icarus = asIcarus;
        chicken = asChicken;
    }

    GameStats part() {
        return new GameStats(over, won, turns, rolls, busts, expected, fallen, columns, icarus, chicken);
    }
}

/// Exact chances, by counting the 1296 rolls, without sampling: [cantstop.engine.odds.Odds] for what the next roll
/// does, [cantstop.engine.odds.RollKinds] for loops over all rolls, which offer only 109 different sets of pairs.
/// [cantstop.engine.odds.PositionCheck] refuses a position that can't occur, so that no odds are given for it.
///
/// This room knows the board and the rolls. It knows no player, no table and no bot.
@NullMarked
package cantstop.engine.odds;

import org.jspecify.annotations.NullMarked;

/// Exact chances, by counting the 1296 rolls and never by trying: [cantstop.engine.odds.Odds] for what the next roll
/// does, [cantstop.engine.odds.RollKinds] for loops over all rolls, which offer only 109 different sets of pairs.
/// [cantstop.engine.odds.PositionCheck] refuses a position that can't occur, so that no odds are given for it.
@NullMarked
package cantstop.engine.odds;

import org.jspecify.annotations.NullMarked;

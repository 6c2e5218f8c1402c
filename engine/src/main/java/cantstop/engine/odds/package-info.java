/// Exact chances, by counting the 1296 rolls and never by trying: [cantstop.engine.odds.Odds] for what the next
/// roll does, [cantstop.engine.odds.RollKinds] for whoever has to go through all rolls often: they offer only 109
/// different sets of pairs. [cantstop.engine.odds.PositionCheck] refuses what can't come up, so that no number is told
/// about it.
@NullMarked
package cantstop.engine.odds;

import org.jspecify.annotations.NullMarked;

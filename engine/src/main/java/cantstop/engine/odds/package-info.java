/// Exact chances, by counting the 1296 rolls and never by trying: [cantstop.engine.odds.Odds] for what the next
/// roll does, [cantstop.engine.odds.RollKinds] for whoever has to go through all rolls often.
@NullMarked
package cantstop.engine.odds;

import org.jspecify.annotations.NullMarked;

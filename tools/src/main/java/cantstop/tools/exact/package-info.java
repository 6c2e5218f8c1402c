/// Can't Stop on boards that are small enough to be solved: dice with few sides and short columns. `./bench exact` runs
/// it. [cantstop.tools.exact.SmallBoard] has the rules, [cantstop.tools.exact.SmallTurn] one turn,
/// [cantstop.tools.exact.SharedTurn] one turn against many positions of the other player at once.
/// [cantstop.tools.exact.Duel] and [cantstop.tools.exact.Solitaire] go through all positions from the end of the game
/// back to its start, and [cantstop.tools.exact.ValueFile] keeps their values. [cantstop.tools.exact.BellmanCheck] uses
/// only the file: it computes moves and probabilities again with code of its own.
///
/// Nothing here uses the engine, whose board has one size.
@NullMarked
package cantstop.tools.exact;

import org.jspecify.annotations.NullMarked;

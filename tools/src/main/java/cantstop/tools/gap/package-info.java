/// How far what is learned is from perfect play. On a small board perfect play is known ([cantstop.tools.exact]), and
/// the method by which the shipped nets came to be ([cantstop.tools.training]) can be run on it: the same schedule, the
/// same net, the same hand-made lead, the turn solved exactly for what it has learned. `./bench gap` does both and
/// says what is left. [cantstop.tools.gap.SmallValue] is the net on a small board, [cantstop.tools.gap.SmallGame] its
/// games, [cantstop.tools.gap.Gap] the measurement.
@NullMarked
package cantstop.tools.gap;

import org.jspecify.annotations.NullMarked;

/// Matches of bots against bots. `./bench bots` lets ours play each other, and `./bench arena` one of ours against
/// all published bots, or against a program. A [cantstop.tools.arena.Match] gives both sides the same dice and says
/// how far to trust its [cantstop.tools.arena.Score]; [cantstop.tools.arena.Calibration] measures whether the
/// chances on the screen come true, and [cantstop.tools.arena.Busts] how daring a bot is.
@NullMarked
package cantstop.tools.arena;

import org.jspecify.annotations.NullMarked;

/// Matches of bots against bots. `./bench bots` runs it. A [cantstop.tools.arena.Match] gives both sides the
/// same dice and says how far to trust its [cantstop.tools.arena.Score]; [cantstop.tools.arena.Calibration]
/// measures whether the chances on the screen come true, and [cantstop.tools.arena.Busts] how daring a bot is.
@NullMarked
package cantstop.tools.arena;

import org.jspecify.annotations.NullMarked;

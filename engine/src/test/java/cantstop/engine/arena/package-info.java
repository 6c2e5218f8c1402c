/// Bots against bots, as fast as the rules go: no events, no log, only the packed position. What `./bench bots`
/// shows is measured here: a [cantstop.engine.arena.Match] shares its dice out fairly and says how far to trust its
/// [cantstop.engine.arena.Score]; [cantstop.engine.arena.Calibration] asks whether the chances on the screen come
/// true, and [cantstop.engine.arena.Busts] how daring a bot is.
@NullMarked
package cantstop.engine.arena;

import org.jspecify.annotations.NullMarked;

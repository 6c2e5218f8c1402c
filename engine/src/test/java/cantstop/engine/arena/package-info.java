/// Bots against bots, as fast as the rules go: no events, no log, only the packed position. What `./bench bots`
/// shows is measured here.
@NullMarked
package cantstop.engine.arena;

import org.jspecify.annotations.NullMarked;

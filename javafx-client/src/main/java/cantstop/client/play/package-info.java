/// The game, from home to its end: a room for each screen and for each strip or panel that several screens share.
///
/// A room has a model, which turns the party and the profile into values, and a screen, which shows them. `home` leads
/// to a host's `door`, to a table's `lobby`, to the `table` and to the `end`; `start` shows who begins. `talk`,
/// `knock`, `banner`, `handover`, `bots` and `settings` are parts that screens have in common.
///
/// No room knows the parts beside the game. They register with [cantstop.client.play.Extras], and get a
/// [cantstop.client.play.ScreenContext] to make their screens with.
@NullMarked
package cantstop.client.play;

import org.jspecify.annotations.NullMarked;

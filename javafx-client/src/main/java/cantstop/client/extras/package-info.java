/// What the program has beside the game: the lesson, what this laptop saw before, stories and statistics of it, Watch,
/// giving the program to others, and organising a big party.
///
/// Each room stands alone. It registers with [cantstop.client.play.Extras], which the game's screens ask, so that the
/// game knows none of them; [cantstop.client.extras.AllExtras] lists those that do. `history` opens `story` and
/// `statistics`. `watch` has a window of its own, which the shell opens.
@NullMarked
package cantstop.client.extras;

import org.jspecify.annotations.NullMarked;

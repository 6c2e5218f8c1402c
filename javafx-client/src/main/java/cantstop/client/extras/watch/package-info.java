/// Watch: the game for those who only look, on a projector or a second screen.
///
/// A [cantstop.client.extras.watch.Spectator] visits a host as a spectator, on connections of its own: one that hears
/// the list of tables and one for each table it follows, since one connection attends one table. So it needs no seat,
/// shows tables that I don't sit at, and stays when I leave mine. It moves to the table where most is at stake, but
/// never in the middle of a turn. [cantstop.client.extras.watch.WatchView] lays it out: one table large, the others
/// small, and between games the board of the evening, made of [cantstop.client.extras.watch.Feats].
///
/// Everything on it is read from across a room. The root's em is a hundredth of its height, so sizes in the style sheet
/// are percentages of that height: names 8, numbers 5, nothing below 4.
@NullMarked
package cantstop.client.extras.watch;

import org.jspecify.annotations.NullMarked;

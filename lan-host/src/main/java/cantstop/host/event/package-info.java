/// The big party. The first guest who shows the organiser's code may close tables, announce to all guests, and have
/// those who wait for a seat seated by lot: [cantstop.host.event.Organiser].
///
/// It closes tables, and has [cantstop.host.admission] open new ones. It knows no rule of the game.
@NullMarked
package cantstop.host.event;

import org.jspecify.annotations.NullMarked;

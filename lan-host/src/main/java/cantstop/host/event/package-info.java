/// The big party. The first guest who shows the organiser's code may close tables, announce to all guests, and have
/// those who wait for a seat seated by lot: [cantstop.host.event.Organiser].
///
/// It knows all tables and guests of the host, but no rule of the game: it opens and closes tables as any owner
/// would.
@NullMarked
package cantstop.host.event;

import org.jspecify.annotations.NullMarked;

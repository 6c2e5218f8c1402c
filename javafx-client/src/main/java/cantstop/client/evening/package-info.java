/// The course of an evening: from home to a host's tables, to a lobby, to the table, to the end of a game and on.
/// Where one is follows from what the host said and from a few wishes; no screen decides where to go next. Nothing
/// here needs a toolkit.
@NullMarked
package cantstop.client.evening;

import org.jspecify.annotations.NullMarked;

/// What the tools share. Each tool has a package of its own: `pack` makes the archives that ship, `training` makes the
/// nets of the bots, `arena` measures bots against bots, and `exact` solves small boards.
@NullMarked
package cantstop.tools;

import org.jspecify.annotations.NullMarked;

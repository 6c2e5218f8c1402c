/// Bots that others have published, built again from what their sources say, and a plain tree search to compare with.
/// [cantstop.tools.arena.rivals.Rival] lists them with where each comes from and what of it could not be had.
/// docs/bots.md has the results.
@NullMarked
package cantstop.tools.arena.rivals;

import org.jspecify.annotations.NullMarked;

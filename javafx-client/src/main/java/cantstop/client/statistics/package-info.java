/// Statistics: what each player did in all the games that this laptop saw, as pictures. Counted by
/// [cantstop.engine.story.Tally] from the kept copies, branches left out, off the FX thread.
@NullMarked
package cantstop.client.statistics;

import org.jspecify.annotations.NullMarked;

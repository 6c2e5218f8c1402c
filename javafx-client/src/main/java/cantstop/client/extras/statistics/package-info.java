/// Statistics: what each player did in all the games that this laptop saw, as pictures. Counted by
/// [cantstop.engine.story.PlayerStats] from the kept copies, branches left out, off the FX thread. What needs a
/// judge, skill apart from luck, comes a game after the other from the coach
/// ([cantstop.engine.story.SkillAndLuck]), the newest first, and is filled in as it comes.
@NullMarked
package cantstop.client.extras.statistics;

import org.jspecify.annotations.NullMarked;

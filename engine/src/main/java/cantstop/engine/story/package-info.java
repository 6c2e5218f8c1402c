/// What decided a finished game, and statistics over many games.
///
/// A [cantstop.engine.story.Storyteller] goes through a finished game's events with the strongest bot as judge and
/// makes a [cantstop.engine.story.Story]: each player's chance to win after each [cantstop.engine.story.StoryStep],
/// and what changed it. Three things can:
///
/// - **dice** ([cantstop.engine.story.StoryStep.Fell]): the chance after the roll less the mean over all rolls. On
///   average this is zero for every player, so its sum is *luck*.
/// - **decisions** ([cantstop.engine.story.StoryStep.Decided]): the chance after the choice less the chance after the
///   best choice. It is never positive for the player who decides, so its sum is what they gave away: *skill*.
/// - **a review** ([cantstop.engine.story.StoryStep.Reviewed]): after a turn the judge searches the new turn as
///   deeply as the one before, and may correct its estimate. The correction counts as neither luck nor skill. What no
///   player does is a review too: a turn passed over, a game broken off.
///
/// Start plus luck plus skill plus reviews is the end, for every player and to the last digit
/// ([cantstop.engine.story.ChanceBreakdown]). The mean of it over several games is a player's
/// [cantstop.engine.story.SkillAndLuck].
///
/// Plain counts need no judge: [cantstop.engine.story.PlayerStats] for a player's games,
/// [cantstop.engine.story.Awards] and [cantstop.engine.story.TurnCount] for one game.
@NullMarked
package cantstop.engine.story;

import org.jspecify.annotations.NullMarked;

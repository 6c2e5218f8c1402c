/// What decided a game, looked at afterwards.
///
/// A [cantstop.engine.story.Storyteller] goes through a finished game's events, the strongest bot's judgement at its
/// side, and makes a [cantstop.engine.story.Story] of it: everybody's chance to win after each
/// [cantstop.engine.story.StoryStep], and what moved it. There are three things that can:
///
/// - **dice** ([cantstop.engine.story.StoryStep.Fell]): the chance after the roll less the mean over all rolls. Before
/// a
///   roll this is nothing on average, whoever rolls, so its sum is *luck*.
/// - **decisions** ([cantstop.engine.story.StoryStep.Decided]): the chance after what was done less that after the best
///   that could have been done. It is never positive for whoever decides, so its sum is what was given away: *skill*.
/// - **a second look** ([cantstop.engine.story.StoryStep.Reviewed]): when a turn has ended, the judge looks at the new
///   turn as deeply as at the one before, and may find that it had misjudged where that would end. It is kept apart
///   so that nobody's luck or skill is charged with it. It is also where everything goes that no player does: being
///   passed over, a game broken off.
///
/// The chances telescope: start, plus luck, plus skill, plus second looks is the end, for every player and to the
/// last digit ([cantstop.engine.story.ChanceBreakdown]). The mean of it over several games is a player's
/// [cantstop.engine.story.SkillAndLuck].
///
/// What nobody needs to judge is counted: a [cantstop.engine.story.PlayerStats] of what each player did in many games,
/// and of
/// one of them the [cantstop.engine.story.Awards] and the [cantstop.engine.story.TurnCount].
@NullMarked
package cantstop.engine.story;

import org.jspecify.annotations.NullMarked;

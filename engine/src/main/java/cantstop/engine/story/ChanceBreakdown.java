package cantstop.engine.story;

import cantstop.engine.Seat;

/// Where one player's chance to win came from: `start + ownLuck + othersLuck + ownSkill + othersSkill + review =
/// end`.
///
/// @param ownLuck what the player's own dice gave beyond their mean
/// @param othersLuck the same for the others' dice
/// @param ownSkill what the player's decisions gave away: 0 or less
/// @param othersSkill what the others gave away to this player
/// @param review what the judge's reviews changed
/// @param rolls how often the player rolled
/// @param busts how often that was a bust
/// @param expectedBusts how many busts the odds expected
/// @param decisions how often the player had something to decide
public record ChanceBreakdown(
        Seat seat,
        double start,
        double end,
        double ownLuck,
        double othersLuck,
        double ownSkill,
        double othersSkill,
        double review,
        int rolls,
        int busts,
        double expectedBusts,
        int decisions) {
    public double luck() {
        return ownLuck + othersLuck;
    }

    public double skill() {
        return ownSkill + othersSkill;
    }

    /// What the player gave away by deciding: 0 or more.
    public double givenAway() {
        return Math.max(0, -ownSkill);
    }

    static ChanceBreakdown of(Story story, int player) {
        Seat seat = story.players().get(player);
        double[] sums = new double[5];
        double expected = 0;
        int rolls = 0;
        int busts = 0;
        int decisions = 0;
        for (StoryStep step : story.steps()) {
            boolean own = step.moment().mover().equals(seat);
            switch (step) {
                case StoryStep.Fell fell -> {
                    sums[own ? 0 : 1] += fell.change(player);
                    rolls += own ? 1 : 0;
                    busts += own && fell.bust() ? 1 : 0;
                    expected += own ? fell.risk() : 0;
                }
                case StoryStep.Decided decided -> {
                    sums[own ? 2 : 3] += decided.change(player);
                    decisions += own && !decided.withdrawn() ? 1 : 0;
                }
                case StoryStep.TakenBack back -> sums[own ? 2 : 3] += back.change(player);
                case StoryStep.Reviewed reviewed -> sums[4] += reviewed.change(player);
            }
        }
        return new ChanceBreakdown(
                seat,
                story.begin().get(player),
                story.end().get(player),
                sums[0],
                sums[1],
                sums[2],
                sums[3],
                sums[4],
                rolls,
                busts,
                expected,
                decisions);
    }
}

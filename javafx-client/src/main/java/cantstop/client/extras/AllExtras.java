package cantstop.client.extras;

import cantstop.client.extras.give.GiveExtra;
import cantstop.client.extras.history.HistoryExtra;
import cantstop.client.extras.lesson.LessonExtra;
import cantstop.client.extras.organise.OrganiseExtra;
import cantstop.client.extras.phone.PhoneExtra;
import cantstop.client.extras.story.StoryExtra;
import cantstop.client.play.Extra;
import java.util.List;

/// Every part of the program beside the game.
public final class AllExtras {
    private AllExtras() {}

    /// One of each.
    public static List<Extra> list() {
        return List.of(
                new LessonExtra(),
                new HistoryExtra(),
                new StoryExtra(),
                new OrganiseExtra(),
                new GiveExtra(),
                new PhoneExtra());
    }
}

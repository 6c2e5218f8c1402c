package cantstop.client.extras.story;

import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.client.kit.words.Words;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.bot.Bots;
import cantstop.engine.story.Story;
import cantstop.engine.story.Storyteller;
import java.util.List;
import java.util.Locale;
import javafx.scene.Parent;

/// A story told, for pictures.
public final class StoryScenes {
    private StoryScenes() {}

    /// The chart of four people's chances, and what is said beside it.
    public static Parent page() {
        FakeVisit visit =
                FinishedGame.play(new FakeVisit().hosting().withBen().withCleo().withBot(), 2);
        List<Event> events = visit.party().log().stream().map(LogEntry::event).toList();
        Storyteller teller = Storyteller.of(events, 1, Bots.coach());
        while (!teller.isDone()) {
            teller.goOn();
        }
        Story story = teller.story();
        return new StoryPage(story, List.of(), Words.of(Locale.ENGLISH));
    }
}

package cantstop.client.extras.story;

import cantstop.client.play.Extra;
import cantstop.client.play.Extras;
import cantstop.client.play.ScreenContext;
import cantstop.engine.Event;
import cantstop.engine.LogEntry;
import cantstop.engine.story.Storyteller;
import java.util.List;

/// The story of a finished game.
public final class StoryExtra implements Extra {
    @Override
    public void register(Extras extras) {
        extras.entry(Extras.Entry.STORY, context -> {
            List<Event> events =
                    context.party().log().stream().map(LogEntry::event).toList();
            tell(context, events, Storyteller.games(events), context.back());
        });
        extras.entry(Extras.Entry.SHARE, context -> {
            List<Event> events =
                    context.party().log().stream().map(LogEntry::event).toList();
            context.layers()
                    .lay(ShareOverlay.of(
                            Storyteller.games(events),
                            context.coachThread(),
                            context.words(),
                            events,
                            context.layers()::dismiss));
        });
    }

    /// Shows the story of a game.
    ///
    /// @param events a table's log from its beginning
    /// @param game 1 for the first finished game in it
    /// @param back shows the screen before
    public static void tell(ScreenContext context, List<Event> events, int game, Runnable back) {
        context.show()
                .accept(again ->
                        new StoryScreen(again.coachThread(), again.words(), events, game, again.layers(), back));
    }
}

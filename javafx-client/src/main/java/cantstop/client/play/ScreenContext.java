package cantstop.client.play;

import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.coach.CoachThread;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What screens are made with, in one language. When the language changes there is a new one.
///
/// @param motion how things move
/// @param extras the parts of the program beside the game
/// @param show shows a screen, and makes it again in another language when that changes
/// @param back shows the screen of the place where the navigator is
public record ScreenContext(
        Navigator navigator,
        WindowLayers layers,
        Words words,
        Supplier<Motion> motion,
        CoachThread coachThread,
        Extras extras,
        Consumer<ScreenMaker> show,
        Runnable back) {
    /// The party that is visited.
    ///
    /// @throws java.util.NoSuchElementException at home
    public Party party() {
        return navigator.party().get().orElseThrow();
    }

    /// Does what a part beside the game is asked for.
    public void open(Extras.Entry entry) {
        extras.open(entry, this);
    }
}

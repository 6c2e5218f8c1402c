package cantstop.client.play;

import cantstop.client.kit.screen.Screen;

/// Makes a screen, once for each language that it is shown in. What outlives a change of language belongs to the
/// maker.
@FunctionalInterface
public interface ScreenMaker {
    Screen make(ScreenContext context);
}

package cantstop.client.stories;

import static cantstop.client.stories.KeptGames.keeps;
import static cantstop.client.stories.Steps.aboutToWin;
import static javafx.scene.input.KeyCode.SPACE;
import static javafx.scene.input.KeyCode.TAB;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FinishedGame;
import cantstop.protocol.client.SeenLog;
import java.util.Optional;

/// When the game is over, and days later.
final class LookedBack {
    private LookedBack() {}

    static void tell(Chapter chapter) {
        chapter.tell("history", visit -> {
            keeps(visit, 0, Optional.empty());
            visit.navigator.lookBack();
        });
        chapter.tell("history-over", KeptGames::keepsAWholeGame);
        chapter.tell("history-rematch", KeptGames::keepsARematch);
        chapter.press("statistics.title", "statistics", KeptGames::keepsWholeGames);
        chapter.press("statistics.title", "statistics-none", visit -> visit.navigator.lookBack());
        chapter.tell("history-branches", visit -> {
            keeps(visit, 1, Optional.empty());
            keeps(visit, 0, Optional.of(new SeenLog.Flaw.Damaged()));
            visit.navigator.lookBack();
        });
        chapter.press("history.goOn", "history-led", visit -> {
            KeptGames.handedOverToBen(visit);
            visit.navigator.lookingAround().begin();
            visit.neighbours.hears(Steps.bensHost(FakeGuest.TABLE));
        });
        chapter.tell("history-practice", KeptGames::keepsPractice);
        chapter.tell("end-beaten", Steps::beatsTheBot);
        chapter.tell("end", visit -> aboutToWin(visit).annaStops());
        chapter.tell("story", visit -> FinishedGame.play(visit.hosting().withBen(), 5), TAB, SPACE);
        chapter.tell(
                "story-four",
                visit -> FinishedGame.play(visit.hosting().withBen().withCleo().withBot(), 2),
                TAB,
                SPACE);
        chapter.press(
                "share.title",
                "end-share",
                visit -> FinishedGame.play(visit.hosting().withBen(), 5));
    }
}

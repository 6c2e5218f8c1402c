package cantstop.client.extras.watch;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FinishedGame;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import java.util.Locale;
import javafx.scene.Parent;

/// What a projector shows, for pictures.
public final class WatchScenes {
    private WatchScenes() {}

    /// Two tables, the one where most is at stake large.
    public static Parent all() {
        WatchHost host = new WatchHost();
        WatchView view = view(host);
        twoTables(host);
        return view;
    }

    /// One table, which an arrow chose.
    public static Parent one() {
        WatchHost host = new WatchHost();
        WatchView view = view(host);
        twoTables(host);
        host.watching.turn(1);
        host.watching.turn(1);
        return view;
    }

    /// Four players at one table, with steps at stake: the tightest there is.
    public static Parent four() {
        WatchHost host = new WatchHost();
        WatchView view = view(host);
        host.lists("Anna’s game");
        FakeGuest table = host.playingFour(1, "Anna’s game");
        FinishedGame.goOn(table, 2, 150);
        host.later.run();
        return view;
    }

    /// Between two games, when some have been won.
    public static Parent navigator() {
        WatchHost host = new WatchHost();
        WatchView view = view(host);
        host.lists("Anna’s game");
        FakeGuest table = host.playingFour(1, "Anna’s game");
        FinishedGame.goOn(table, 2, Integer.MAX_VALUE);
        host.startsAgain(table);
        FinishedGame.goOn(table, 5, Integer.MAX_VALUE);
        host.startsAgain(table);
        FinishedGame.goOn(table, 2, Integer.MAX_VALUE);
        host.later.run();
        return view;
    }

    private static void twoTables(WatchHost host) {
        host.lists("Anna’s game", "Ben’s game");
        FinishedGame.goOn(host.playing(1, "Anna’s game"), 3, 59);
        FinishedGame.goOn(host.playing(2, "Ben’s game"), 4, 40);
        host.later.run();
    }

    private static WatchView view(WatchHost host) {
        WatchView view = new WatchView(host.watching, Words.of(Locale.ENGLISH), () -> Motion.NONE, WatchHost::invite);
        view.activate();
        return view;
    }
}

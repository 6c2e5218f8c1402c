package cantstop.client.extras.watch;

import cantstop.client.fake.FakeGuest;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import java.util.List;
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
        host.annaTakes(table, List.of(3, 4, 5, 1), 6, 7);
        host.annaTakes(table, List.of(4, 4, 5, 1), 6, 8);
        return view;
    }

    /// Between two games.
    public static Parent navigator() {
        WatchHost host = new WatchHost();
        WatchView view = view(host);
        host.lists("Anna’s game");
        host.annaWins(host.playing(1, "Anna’s game"));
        return view;
    }

    private static void twoTables(WatchHost host) {
        host.lists("Anna’s game", "Ben’s game");
        FakeGuest one = host.playing(1, "Anna’s game");
        host.playing(2, "Ben’s game");
        host.annaTakes(one, List.of(3, 4, 5, 1), 6, 7);
    }

    private static WatchView view(WatchHost host) {
        WatchView view = new WatchView(host.watching, Words.of(Locale.ENGLISH), () -> Motion.NONE, WatchHost::invite);
        view.activate();
        return view;
    }
}

package cantstop.client.stories;

import static javafx.scene.input.KeyCode.DIGIT1;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.ENTER;
import static javafx.scene.input.KeyCode.F1;
import static javafx.scene.input.KeyCode.F10;
import static javafx.scene.input.KeyCode.R;
import static javafx.scene.input.KeyCode.S;
import static javafx.scene.input.KeyCode.SPACE;
import static javafx.scene.input.KeyCode.TAB;

import cantstop.client.fake.FakeGuest;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.model.profile.LastVisit;
import cantstop.protocol.DatagramSender;
import cantstop.protocol.client.discovery.Lookout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;

/// Before and beside the party: Home, the lesson, the rules, the settings.
final class AtHome {
    /// From the first roll of the lesson to its bust.
    private static final KeyCode[] BUST = {R, DIGIT1, R, DIGIT1, S, R, DIGIT1, R, DIGIT1, R};

    private static final KeyCode[] WIN = then(BUST, ENTER, R, DIGIT1);
    private static final KeyCode[] DONE = then(WIN, S);

    private AtHome() {}

    private static KeyCode[] then(KeyCode[] first, KeyCode... more) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(KeyCode[]::new);
    }

    static void tell(Chapter chapter) {
        chapter.tell("home", visit -> {});
        chapter.tell("home-back", visit -> {
            LastVisit last = new LastVisit(Steps.HOST, FakeGuest.HOST_KEY, FakeGuest.TABLE, "Ben’s game");
            visit.navigator.me().change(visit.navigator.me().profile().get().withVisit(Optional.of(last)));
            visit.navigator.join(Steps.HOST);
            visit.navigator.leave();
        });
        chapter.tell("home-practice", visit -> {
            KeptGames.leavesPractice(visit.seatedAtBensBefore());
            visit.neighbours.hears(Around.ben());
        });
        chapter.tell(
                "home-games",
                visit -> visit.neighbours.hears(
                        Around.ben(), Around.hostLobby(), Around.cleo(), Around.ofAnotherVersion()));
        chapter.tell("home-nobody", visit -> visit.neighbours.hears());
        chapter.tell(
                "home-no-network",
                visit -> visit.neighbours.sees(new Lookout.View(List.of(), DatagramSender.Reach.NOWHERE, true)));
        chapter.tell("home-cannot-host", visit -> {
            visit.hosts.failing(Hosts.CannotHost.Reason.PORTS_TAKEN);
            visit.hosting();
        });
        chapter.tell("home-ladder", Steps::someBeaten, TAB, TAB, TAB, SPACE);
        chapter.tell("lesson", visit -> visit.navigator.learn());
        chapter.tell("lesson-pick", visit -> visit.navigator.learn(), R);
        chapter.tell("lesson-bust", visit -> visit.navigator.learn(), BUST);
        chapter.tell("lesson-win", visit -> visit.navigator.learn(), WIN);
        chapter.tell("lesson-done", visit -> visit.navigator.learn(), DONE);
        chapter.tell("rules", visit -> {}, F1);
        chapter.tell("rules-variants", visit -> {}, F1, END);
        chapter.tell("home-settings", visit -> {}, F10);
    }
}

package cantstop.client.stories;

import static cantstop.client.stories.Steps.guestLobby;
import static cantstop.client.stories.Steps.start;
import static cantstop.client.stories.Steps.waits;
import static javafx.scene.input.KeyCode.SPACE;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.Gifts;
import cantstop.client.model.navigation.Hosts;
import cantstop.client.play.lobby.LobbyModel;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import java.util.List;
import java.util.Set;

/// At a table between games, and who starts.
final class InALobby {
    private InALobby() {}

    static void tell(Chapter chapter) {
        chapter.tell("lobby-alone", FakeVisit::hosting);
        chapter.tell("lobby-bots", FakeVisit::hosting, SPACE);
        chapter.tell("lobby-shut-out", visit -> {
            visit.hosting();
            visit.hosts.audience.accept(new Hosts.Audience(3, 1, 2, Set.of()));
        });
        chapter.press("lobby.give", "lobby-give", visit -> {
            visit.hosting();
            visit.hosts.giving.complete(new Gifts(
                    List.of("http://192.168.1.20:21217/", "http://10.42.0.1:21217/"),
                    List.of(new Gifts.File("cant-stop-0.1.0-portable.zip", 84_400_000, "ab".repeat(32)))));
        });
        chapter.press("lobby.phone", "lobby-phone", FakeVisit::hosting);
        chapter.tell("lobby-full", visit -> visit.hosting().withBen().withCleo().withBot());
        chapter.tell("lobby-guest", Steps::guestLobby);
        chapter.tell("lobby-sat", Steps::annikasLobby, SPACE);
        chapter.tell("lobby-knock", visit -> {
            visit.hosting().withBen();
            visit.party().ask(new Command.Lock(true));
            waits(
                    visit,
                    new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.COME_IN, null),
                    new Knocker(Steps.DORA, Steps.DORAS, KnockPurpose.COME_IN, null));
        });
        chapter.tell("lobby-friend", visit -> {
            visit.hosting().withBen();
            new LobbyModel(visit.navigator, visit.party()).seatFriend(Seat.of(2), new PlayerName("Mia"));
        });
        chapter.tell("lobby-fifth", visit -> {
            guestLobby(visit);
            visit.guest().act(new Actor.Guest(FakeVisit.ANNA), new Command.Leave(false));
            visit.guest().fill();
            waits(
                    visit,
                    new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.NEXT, null),
                    new Knocker(FakeVisit.ANNA, FakeVisit.ANNAS, KnockPurpose.NEXT, null));
        });
        chapter.tell("start", visit -> start(visit.hosting().withBen()));
        chapter.tell("start-practice", Steps::practises);
    }
}

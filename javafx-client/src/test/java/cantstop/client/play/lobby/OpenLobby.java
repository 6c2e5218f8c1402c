package cantstop.client.play.lobby;

import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.screen.WindowLayers;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.talk.TalkModel;
import java.util.Optional;
import java.util.function.LongSupplier;

/// The lobby of the table that is visited, with all that it needs.
final class OpenLobby {
    private OpenLobby() {}

    static void show(FakeVisit visit, WindowLayers layers, LongSupplier clock) {
        KnockModel knocking = new KnockModel(visit.words, () -> FakeVisit.ANNAS, () -> {});
        knocking.follow(Optional.of(visit.party()));
        layers.show(new LobbyScreen(
                new LobbyModel(visit.navigator, visit.party()),
                new TalkModel(visit.party(), visit.words, () -> FakeVisit.ANNAS.name()),
                new JoinButton(knocking, visit.words, layers),
                visit.words,
                seat -> new LobbyModel(visit.navigator, visit.party()).clear(seat),
                seat -> {},
                entry -> {},
                layers,
                () -> {},
                clock));
    }
}

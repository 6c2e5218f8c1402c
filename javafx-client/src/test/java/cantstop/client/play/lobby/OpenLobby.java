package cantstop.client.play.lobby;

import cantstop.client.fake.Visit;
import cantstop.client.kit.screen.Navigation;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.talk.TalkButton;
import cantstop.client.play.talk.TalkModel;
import java.util.Optional;
import java.util.function.LongSupplier;

/// The lobby of the table that is visited, with all that it needs.
final class OpenLobby {
    private OpenLobby() {}

    static void show(Visit visit, Navigation navigation, LongSupplier clock) {
        KnockModel knocking = new KnockModel(visit.words, () -> Visit.ANNAS);
        knocking.follow(Optional.of(visit.party()));
        navigation.show(new LobbyScreen(
                new LobbyModel(visit.evening, visit.party()),
                new TalkButton(
                        new TalkModel(visit.party(), visit.words, () -> Visit.ANNAS.name()), visit.words, navigation),
                new JoinButton(knocking, visit.words, navigation),
                visit.words,
                seat -> new LobbyModel(visit.evening, visit.party()).clear(seat),
                seat -> {},
                navigation,
                () -> {},
                clock));
    }
}

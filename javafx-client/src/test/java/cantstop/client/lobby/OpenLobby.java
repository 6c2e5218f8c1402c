package cantstop.client.lobby;

import cantstop.client.fake.Visit;
import cantstop.client.knock.JoinButton;
import cantstop.client.knock.KnockModel;
import cantstop.client.screen.Navigation;
import cantstop.client.talk.TalkButton;
import cantstop.client.talk.TalkModel;
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

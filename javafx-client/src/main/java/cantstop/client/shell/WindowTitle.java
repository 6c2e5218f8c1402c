package cantstop.client.shell;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.GameState;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// The window's title: it says when it is my turn, to those who look elsewhere meanwhile.
final class WindowTitle {
    private final Navigator navigator;
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");

    WindowTitle(Navigator navigator) {
        this.navigator = navigator;
        show();
    }

    ReadOnlyStringProperty text() {
        return text.getReadOnlyProperty();
    }

    /// Speaks of this party from now on.
    void follow(Optional<Party> party) {
        show();
        party.ifPresent(there -> {
            there.state().subscribe(state -> show());
            there.presence().nudgedBy().subscribe(by -> show());
        });
    }

    /// Says what is so now, in the language of now.
    void show() {
        text.set(said(navigator.party().get()));
    }

    private String said(Optional<Party> party) {
        Words words = navigator.me().words();
        if (party.isEmpty()) {
            return words.say("app.title");
        }
        Party there = party.get();
        boolean mine = there.state()
                .get()
                .playing()
                .map(GameState::mover)
                .filter(mover -> Optional.of(mover).equals(there.mySeat()))
                .isPresent();
        if (there.presence().nudgedBy().get().isPresent()) {
            return words.say(
                    "app.title.nudged",
                    SeatNames.of(
                            words,
                            there.state().get(),
                            there.presence().nudgedBy().get().get()));
        }
        return mine ? words.say("app.title.mine") : words.say("app.title");
    }
}

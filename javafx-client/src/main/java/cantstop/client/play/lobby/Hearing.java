package cantstop.client.play.lobby;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// How many laptops hear a host and how many got through, in words.
record Hearing(ObservableValue<Hosts.Audience> audience, ObservableValue<TableState> table, Words words) {
    /// How many see this game, and how many of them are connected.
    ObservableValue<String> heard() {
        return Bindings.createStringBinding(this::seenBy, audience, table);
    }

    /// How many can't connect, and what to do about it; empty where all can.
    ObservableValue<String> shutOut() {
        return audience.map(count -> count.shutOut() == 0 ? "" : words.say("lobby.shut-out", count.shutOut()));
    }

    private String seenBy() {
        Hosts.Audience count = audience.getValue();
        // Who came by an address need not have heard anything.
        return count.heard() == 0 && isVisited() ? "" : words.say("lobby.audience", count.heard(), count.through());
    }

    private boolean isVisited() {
        return table.getValue().chairs().stream()
                        .filter(chair -> chair.occupant() instanceof Occupant.Human)
                        .count()
                > 1;
    }
}

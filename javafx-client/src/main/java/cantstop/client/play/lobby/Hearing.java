package cantstop.client.play.lobby;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Hosts;
import cantstop.engine.Occupant;
import cantstop.engine.TableState;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

/// How many laptops hear a host and how many got through, in words.
record Hearing(ObservableValue<Hosts.Audience> audience, ObservableValue<TableState> table, Words words) {
    /// @param open whether it is for others at all
    ObservableValue<String> told(boolean open) {
        return Bindings.createStringBinding(() -> open ? now() : "", audience, table);
    }

    private String now() {
        Hosts.Audience count = audience.getValue();
        // Who came by an address need not have heard anything.
        String heard =
                count.heard() == 0 && isVisited() ? "" : words.say("lobby.audience", count.heard(), count.through());
        String deaf = count.shutOut() == 0 ? "" : words.say("lobby.shut-out", count.shutOut());
        return (heard + " " + deaf).strip();
    }

    private boolean isVisited() {
        return table.getValue().chairs().stream()
                        .filter(chair -> chair.occupant() instanceof Occupant.Human)
                        .count()
                > 1;
    }
}

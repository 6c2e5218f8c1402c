package cantstop.client.model.party;

import cantstop.protocol.client.DiceAlarm;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Warnings about a working connection: a copied installation, or a host that cheats. Confined to the FX thread.
public final class Warnings {
    final ReadOnlyBooleanWrapper copied = new ReadOnlyBooleanWrapper();
    final ReadOnlyObjectWrapper<Optional<DiceAlarm>> dice = new ReadOnlyObjectWrapper<>(Optional.empty());

    Warnings() {}

    /// Whether the host has found that this installation is in two places.
    public ReadOnlyBooleanProperty copied() {
        return copied.getReadOnlyProperty();
    }

    /// What is wrong with the throws here, until it has been read.
    public ReadOnlyObjectProperty<Optional<DiceAlarm>> dice() {
        return dice.getReadOnlyProperty();
    }

    /// What is wrong with the throws has been read.
    public void read() {
        dice.set(Optional.empty());
    }
}

package cantstop.client.kit.screen;

import java.util.Objects;
import javafx.beans.value.WritableValue;
import org.jspecify.annotations.Nullable;

/// Properties that are told only what is new to them: JavaFX's own call everybody for an equal value as well, and what
/// follows is drawn again for nothing.
public final class Changes {
    private Changes() {}

    /// Sets a property, where that changes what it says.
    public static <T> void set(WritableValue<T> property, @Nullable T value) {
        if (!Objects.equals(property.getValue(), value)) {
            property.setValue(value);
        }
    }
}

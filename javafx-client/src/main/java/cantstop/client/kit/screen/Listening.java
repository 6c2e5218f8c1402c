package cantstop.client.kit.screen;

import java.util.function.BiConsumer;
import javafx.beans.Observable;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/// What a screen or a model listens to while it is in view, or while it follows a party: all of it is given up at
/// once. Confined to the FX thread.
public final class Listening {
    private Subscription all = Subscription.EMPTY;

    /// Runs this from now on when one of those changes.
    public void to(Runnable changed, Observable... those) {
        for (Observable one : those) {
            all = all.and(one.subscribe(changed));
        }
    }

    /// Is told from now on what the value was and is.
    public <T> void to(ObservableValue<T> value, BiConsumer<? super T, ? super T> changed) {
        all = all.and(value.subscribe((was, is) -> changed.accept(was, is)));
    }

    /// Listens to nothing any more.
    public void stop() {
        all.unsubscribe();
        all = Subscription.EMPTY;
    }
}

package cantstop.client.model.party;

import cantstop.engine.Event;
import cantstop.engine.TableState;

/// Is told of each event when its animation begins. On the FX thread.
public interface AnimationListener {
    /// An event begins to be shown.
    ///
    /// @param before what is seen now
    /// @param after what will be seen next
    /// @param hurried whether more has happened already
    void begins(Event event, TableState before, TableState after, boolean hurried);

    /// A listener that does nothing.
    AnimationListener NONE = (event, before, after, hurried) -> {};
}

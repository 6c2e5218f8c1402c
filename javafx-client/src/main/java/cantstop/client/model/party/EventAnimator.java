package cantstop.client.model.party;

import cantstop.engine.Event;
import cantstop.engine.TableState;

/// Shows events as they happen: the table's screen. On the FX thread.
public interface EventAnimator {
    /// Begins to show an event.
    ///
    /// @param before what is seen now
    /// @param after what will be seen next
    /// @param hurried whether more has happened already: show it as fast as it can be
    /// @param done runs once, when it has been shown; at once if there is nothing to show
    void play(Event event, TableState before, TableState after, boolean hurried, Runnable done);

    /// Ends what moves, now; its `done` runs before this returns.
    void finish();

    /// A stage that shows nothing.
    EventAnimator NONE = new EventAnimator() {
        @Override
        public void play(Event event, TableState before, TableState after, boolean hurried, Runnable done) {
            done.run();
        }

        @Override
        public void finish() {}
    };
}

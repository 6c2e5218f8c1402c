package cantstop.protocol.client;

import cantstop.engine.identity.Key;

/// Tells a session what happens on its link. What is left to say is what becomes of messages that are not the
/// session's own.
abstract class SessionListener implements LinkListener {
    private final HostSession session;

    SessionListener(HostSession session) {
        this.session = session;
    }

    @Override
    public final void reached() {
        session.reached();
    }

    @Override
    public final void opened(Key hostKey) {
        session.opened(hostKey);
    }

    @Override
    public final void lost(LossReason reason) {
        session.lose(reason);
    }
}

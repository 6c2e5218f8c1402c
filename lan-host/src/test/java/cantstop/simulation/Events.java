package cantstop.simulation;

import cantstop.engine.Event;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;

/// Events as they lie on a disk or come from a host, where anything that can't be read is a fault.
final class Events {
    private Events() {}

    static Event decoded(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new Violation("an event that nobody can read: " + e.getMessage(), e);
        }
    }
}

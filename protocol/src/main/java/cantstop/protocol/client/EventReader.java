package cantstop.protocol.client;

import cantstop.engine.Event;
import cantstop.protocol.Encoded;

/// Reads an event from its bytes.
@FunctionalInterface
public interface EventReader {
    /// The event in these bytes.
    ///
    /// @throws IllegalArgumentException for bytes that are no event
    Event read(Encoded bytes);
}

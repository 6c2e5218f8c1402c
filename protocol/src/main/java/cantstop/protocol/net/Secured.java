package cantstop.protocol.net;

import cantstop.engine.identity.Key;
/// The user event of a connection that is encrypted and whose other end has shown its key. The session that gets
/// it may send from then on.
///
/// @param key the fingerprint of the other end's key

public record Secured(Key key) {}

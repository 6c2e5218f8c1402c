/// Connections as both ends see them: TLS with keys on both sides, frames, messages.
///
/// ```
/// socket -> TLS -> who is it -> frames -> messages -> session
///           Tls    Handshake    Frame…    Message…    (the host's or the guest's own)
/// ```
///
/// [cantstop.protocol.net.Pipelines] puts these together, in this order, for both ends.
@NullMarked
package cantstop.protocol.net;

import org.jspecify.annotations.NullMarked;

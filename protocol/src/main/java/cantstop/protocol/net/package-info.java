/// Connections as both ends see them: TLS with keys on both sides, frames, messages.
///
/// ```
/// socket -> TLS -> who is it -> frames -> messages -> session
///           Tls    Handshake    Frame…    Message…    (the host's or the guest's own)
/// ```
///
/// [cantstop.protocol.net.Pipelines] puts these together, in this order, for both ends.
///
/// Before there is a connection, both ends broadcast over a [cantstop.protocol.net.LanSocket]: by `Routes` into
/// every network that [cantstop.protocol.net.Interfaces] lists. A `SourceRateLimit` limits what it receives.
///
/// Every error in a connection reaches `CloseOnError`, the one place that ends it.
@NullMarked
package cantstop.protocol.net;

import org.jspecify.annotations.NullMarked;

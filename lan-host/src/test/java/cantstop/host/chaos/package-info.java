/// A bad network for real sockets, of our own: [cantstop.host.chaos.ChaosProxy] stands between guests and a host.
///
/// ```
/// guest <---> Mouth --Way--> socket <---> host      a Relay for each connection
///             socket <--Way-- Mouth
/// ```
///
/// What it can do: let everything arrive late and unevenly ([cantstop.host.chaos.Weather]), cut it into small pieces,
/// reset connections, reset them at one end only (the other is half open), and swallow everything for a while.
@NullMarked
package cantstop.host.chaos;

import org.jspecify.annotations.NullMarked;

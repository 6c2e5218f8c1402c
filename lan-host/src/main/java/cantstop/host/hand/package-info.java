/// The throws that several laptops make together, at the host: who takes part, the wait for their secrets, and what
/// happens if one does not come.
///
/// The host's own hand ([cantstop.host.hand.OwnHand]) is a chain of secrets in memory. A throw itself is in the log
/// and nowhere else: a host that is killed reads it, asks the same laptops again, and gets the same dice.
/// [cantstop.host.hand.SharedThrows] is the duty that waits for the secrets and ends the throw. What a throw needs,
/// and which faces follow, is decided in the engine.
@NullMarked
package cantstop.host.hand;

import org.jspecify.annotations.NullMarked;

/// Dice that no laptop can load: a commit-and-reveal scheme for several laptops, as pure functions of bytes.
///
/// Each laptop that takes part has a *hand* at a table: a chain of secrets, each the hash of the one after it
/// ([cantstop.engine.dice.HandChain]). It shows only the end of the chain, the *tip*, signed by the laptop's key
/// ([cantstop.engine.dice.HandOpening]). For the throw with number `t` it shows the secret with index `t`. Any laptop
/// can hash that secret down to the tip ([cantstop.engine.dice.Hand]), so its owner could not have chosen it late. No
/// other laptop can compute the next one.
///
/// The secrets of all hands together are the key from which the faces follow ([cantstop.engine.dice.Faces]). As long
/// as one laptop keeps its secret to itself until the roll is in the log, no laptop can predict or choose the dice.
///
/// This room knows no table, no seat and no event; identities are hex digits here. When a throw is due, who may
/// take part and what follows is decided in `cantstop.engine`.
@NullMarked
package cantstop.engine.dice;

import org.jspecify.annotations.NullMarked;

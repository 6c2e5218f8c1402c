/// Dice in an asphalt bay, in the order they fell. A previewed pairing parts them into two pairs, each with its sum.
/// [cantstop.client.kit.dice.Cast] is how they are thrown, the same on every screen, and `Tumble` the keyframes of
/// that throw. It reads the engine's state and decides nothing: the roll is known before the dice fall. It knows no
/// party and no screen.
@NullMarked
package cantstop.client.kit.dice;

import org.jspecify.annotations.NullMarked;

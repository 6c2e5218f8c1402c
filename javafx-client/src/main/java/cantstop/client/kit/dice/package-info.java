/// Dice: real pips, in the order they fell, in an asphalt bay. A pairing that is looked at parts
/// them into two bays, each with its sum. [cantstop.client.kit.dice.Throw] is how they fall: the same on every screen.
@NullMarked
package cantstop.client.kit.dice;

import org.jspecify.annotations.NullMarked;

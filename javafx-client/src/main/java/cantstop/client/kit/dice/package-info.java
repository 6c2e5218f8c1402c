/// Dice: real pips, in the order they fell, with brackets that say which of them a pairing adds up.
@NullMarked
package cantstop.client.kit.dice;

import org.jspecify.annotations.NullMarked;

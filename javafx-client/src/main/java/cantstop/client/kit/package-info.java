/// What screens are made of: the window's layers and the parts of a screen, the board, dice and controls, themes, the
/// words of each language, and what may be asked of sound and voice.
///
/// Nothing here knows a party, a profile or a host. A control shows the values that it is given and tells what was
/// pressed; which values, a screen decides.
@NullMarked
package cantstop.client.kit;

import org.jspecify.annotations.NullMarked;

/// The building blocks of screens: the window's layers and the parts of a screen, the board, dice and controls,
/// themes, the words of each language, and the interfaces to sound and voice.
///
/// Nothing here knows a party, a profile or a host. A control shows the values that it is given and reports what was
/// pressed; the screen decides which values.
@NullMarked
package cantstop.client.kit;

import org.jspecify.annotations.NullMarked;

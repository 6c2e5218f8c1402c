/// What all screens have in common: the [cantstop.client.kit.screen.Screen] itself, the
/// [cantstop.client.kit.screen.WindowLayers] from one to the next, what lies over them, and a few parts that several
/// are made of. Colours are roles of the theme, sizes are in em; both are set in the shell's `screens.css`.
@NullMarked
package cantstop.client.kit.screen;

import org.jspecify.annotations.NullMarked;

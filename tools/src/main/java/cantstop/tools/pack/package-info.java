/// Packing of what players get. [PackMain] does the steps of `./pack` that a shell can't: it puts the portable
/// program together from the jars, with the licences and the bill of materials of everything in it, and draws
/// the icon ([Icon]).
@NullMarked
package cantstop.tools.pack;

import org.jspecify.annotations.NullMarked;

/// Throws bytes at everything that reads what others wrote. [cantstop.protocol.fuzz.Decoders] knows the decoders;
/// [cantstop.protocol.fuzz.Fuzz] is what `./fuzz` drives with coverage, for hours; a test throws some at each.
@NullMarked
package cantstop.protocol.fuzz;

import org.jspecify.annotations.NullMarked;

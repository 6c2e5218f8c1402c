/// Where the bots' nets come from: games against themselves, from nothing but a seed. `./bench train` runs it.
@NullMarked
package cantstop.engine.training;

import org.jspecify.annotations.NullMarked;

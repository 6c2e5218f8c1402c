/// Where the bots' nets come from: games against themselves, from nothing but a seed. `./bench train` runs it. A
/// [cantstop.engine.training.Schooling] lets [cantstop.engine.training.SelfPlay] play, keeps its lessons in a
/// [cantstop.engine.training.Memory], and has its [cantstop.engine.training.Pupil] learn from them. None of it ships.
@NullMarked
package cantstop.engine.training;

import org.jspecify.annotations.NullMarked;

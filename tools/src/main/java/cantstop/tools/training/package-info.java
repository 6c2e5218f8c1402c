/// Training of the bots' nets: games of a net against itself, from nothing but a seed. `./bench train` runs it.
/// A `Trainer` lets `SelfPlay` play, keeps its samples in a `ReplayBuffer`, and fits a `TrainableNet` to them.
/// The program that is shipped contains only the nets.
@NullMarked
package cantstop.tools.training;

import org.jspecify.annotations.NullMarked;

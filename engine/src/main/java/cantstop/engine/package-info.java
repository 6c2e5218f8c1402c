/// The rules of Can't Stop, and nothing else: no clock, no thread, no I/O, and no randomness that the caller did
/// not pass in.
///
/// ## A table is its log
///
/// Everything that happens at a table is an [cantstop.engine.Event] in one [cantstop.engine.Log]: who sat down,
/// what was rolled, what was chosen. A [cantstop.engine.TableState] is the fold of these events; a game is the
/// stretch from `Started` to `Over`, and its [cantstop.engine.GameState] is part of the table's state. The host,
/// every guest and a saved file each hold the whole game, because each holds the log.
///
/// ## From a command to an event
///
/// [cantstop.engine.Rules] has two functions. `decide` takes a [cantstop.engine.Command] of an
/// [cantstop.engine.Actor] and returns a [cantstop.engine.Decision]: events, a [cantstop.engine.Refusal], or how
/// many dice it needs first. `evolve` returns the state after an event and checks nothing. [cantstop.engine.Audit]
/// decides every event of a log again, to check a log that came from outside.
///
/// ## Moving, in two numbers
///
/// The arithmetic of moves is done on packed numbers: eleven heights of four bits each in one `long`
/// ([cantstop.engine.Packed]). A player's squares are one such number and the markers are another.
/// [cantstop.engine.Board] is what stays the same during a turn, and it has all rules about moving: the options on
/// the screen, the decision about a command, the odds, the bots' search and the simulated games all use
/// `Board.options`, `advance`, `forcing` and `stop`.
///
/// ## What is played
///
/// [cantstop.engine.Settings] holds what can be chosen: the [cantstop.engine.Variant], how many columns win, who
/// begins, time, odds. What a variant changes stands in `Board`. A [cantstop.engine.Seat] is a place at the table,
/// and says that there are four; a [cantstop.engine.Chair] is who occupies it, and with what badge. A
/// [cantstop.engine.Pairing] is one of the three ways to split four dice; an [cantstop.engine.Option] is what a
/// player may choose of one.
///
/// ## Reading order
///
/// `Column`, `Roll`, `Pairing`, `Option`; then `Packed` and `Board`; then `GameState` and `Phase`, `TableState` and
/// `Chair`; then `Command`, `Event`, `Refusal`; then `Rules` with `TurnRules`, `StartRules`, `TableRules` and
/// `Evolution`; last `Log`, `Digest` and `Audit`.
@NullMarked
package cantstop.engine;

import org.jspecify.annotations.NullMarked;

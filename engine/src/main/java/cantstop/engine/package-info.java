/// The rules of Can't Stop, and nothing else: no clock, no thread, no I/O, no chance that was not handed in.
///
/// ## A table is its log
///
/// Everything that happens at a table is an [cantstop.engine.Event] in one [cantstop.engine.Log]: who sat down,
/// what was rolled, what was chosen. A [cantstop.engine.TableState] is the fold of these events; a game is the stretch
/// from `Started` to `Over`, and its [cantstop.engine.GameState] is part of the table's state. Whoever holds the
/// log holds the game: the host, every guest, a file.
///
/// ## From a wish to an event
///
/// [cantstop.engine.Rules] has two functions. `decide` is asked what a [cantstop.engine.Command] of an
/// [cantstop.engine.Actor] leads to and answers with a [cantstop.engine.Decision]: events, a
/// [cantstop.engine.Refusal] as a value, or how many dice must fall first. `evolve` is the state after an event
/// and judges nothing. [cantstop.engine.Audit] goes through a log from outside and decides every event again.
///
/// ## Moving, in two numbers
///
/// The arithmetic of moves is done on packed numbers: eleven heights of four bits each in one `long`
/// ([cantstop.engine.Packed]). A player's squares are one such number and the markers are another.
/// [cantstop.engine.Board] is what stays the same during a turn, and all rules about moving are there, once: the
/// screen's legal options, the decision about a command, the odds, the bots' search and a million simulated games all
/// come
/// from `Board.options`, `advance`, `forcing` and `stop`.
///
/// ## Reading order
///
/// `Column`, `Roll`, `Pairing`, `Option`; then `Packed` and `Board`; then `GameState` and `Phase`, `TableState`
/// and `Chair`; then `Command`, `Event`, `Refusal`; then `Rules` with `TurnRules`, `StartRules`, `TableRules` and
/// `Evolution`; last `Log`, `Digest` and `Audit`.
@NullMarked
package cantstop.engine;

import org.jspecify.annotations.NullMarked;

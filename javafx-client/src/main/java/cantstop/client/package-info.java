/// The program with a window: six rooms, each of which knows only those below it.
///
/// ```
///           shell          program, window, command line
///          /  |  \
///   system  extras \       system: devices, sleep, single instance, the embedded host
///      |      |    /       extras: lesson, history, story, statistics, watch, give, organise
///      |     play          home, door, lobby, table, end and what they share
///      |      |
///       \   model          navigation, party, profile, coach: no JavaFX node
///         \  /
///          kit             screen, board, controls, dice, theme, words: no party
/// ```
///
/// - [cantstop.client.shell] starts the program and wires the others together. It alone knows all of them.
/// - [cantstop.client.extras] are the parts beside the game. They register with [cantstop.client.play.Extras].
/// - [cantstop.client.play] is the game, from home to its end.
/// - [cantstop.client.model] is what the screens show: the visit to a host, the profile, the coach.
/// - [cantstop.client.kit] is what screens are made of.
/// - [cantstop.client.system] talks to the operating system. Screens reach it through interfaces in `kit` and `model`.
///
/// An architecture test checks the arrows.
@NullMarked
package cantstop.client;

import org.jspecify.annotations.NullMarked;

/// What a second start says to the first. A click on an invite or on a saved game starts the program once more,
/// and on a data folder that is held it has nothing to do but to hand over what it was asked for:
///
/// ```
/// second start                          the program that has the folder
///   connect  ---- player/bell ---->     accept
///   mark, words, end of the stream ->   read: at most 8 KB, at most a second
///                                       on the FX thread: does the window do it?
///   ends, with exit code 0   <--------- one byte: taken, or not
/// ```
///
/// The bell is a Unix domain socket in the data folder, which Linux, macOS and Windows have: only who may open
/// the folder gets at it, no port is open, no secret has to be kept, and the folder that is asked about is the
/// one that is found. What is handed over is a command line, so that a second start can ask for what a first
/// one can, and garbage is refused in the same place. Nothing here knows what the words mean.
@NullMarked
package cantstop.client.system.instance;

import org.jspecify.annotations.NullMarked;

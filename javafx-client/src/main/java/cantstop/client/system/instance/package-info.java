/// Single instance: a second start hands its command line to the program that is running. A click on an invite or
/// on a saved game starts the program once more; if the data folder is held, that second start connects to its
/// holder:
///
/// ```
/// second start (InstanceClient)         the program that has the folder (InstanceServer)
///   connect  ---- player/bell ---->     accept
///   mark, words, end of the stream ->   read: at most 8 KB, at most a second
///                                       on the FX thread: does the window do it?
///   ends, with exit code 0   <--------- one byte: taken, or not
/// ```
///
/// `bell` is a Unix domain socket in the data folder, which Linux, macOS and Windows have. Only a user who may open
/// the folder can connect, no port is open, no secret has to be kept, and the socket always belongs to the right
/// folder. What is handed over is a command line, so a second start can ask for all that a first one can, and
/// garbage is refused in the same place. This package does not parse the words.
@NullMarked
package cantstop.client.system.instance;

import org.jspecify.annotations.NullMarked;

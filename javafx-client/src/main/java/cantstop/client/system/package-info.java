/// The operating system's side of the program: sounds, the voice, keeping the computer awake, one instance per data
/// folder, and the host that this program embeds.
///
/// It stands beside the screens and is called by the shell only. It may listen to the model, and implements what `kit`
/// and `model` ask for through interfaces. A device that fails or is missing never stops the game.
@NullMarked
package cantstop.client.system;

import org.jspecify.annotations.NullMarked;

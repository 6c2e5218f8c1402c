/// Sounds. [cantstop.client.system.sound.Soundtrack] drives all of it: it hears of an event when that begins to be
/// shown, and decides which sound the player at this laptop hears. It plays on a
/// [cantstop.client.system.sound.Speaker], which never blocks and may be silent.
///
/// The sounds are made by `scripts/Sounds.java`, the same bytes on every machine, and lie beside this package.
@NullMarked
package cantstop.client.system.sound;

import org.jspecify.annotations.NullMarked;

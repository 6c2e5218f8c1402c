/// What is heard. All of it is driven from one place, the [cantstop.client.system.sound.Soundtrack]: it hears of an
/// event when that begins to be shown, and decides what it sounds like for whoever sits here. What it sounds on is a
/// [cantstop.client.system.sound.Speaker], which never holds up who calls it and may be none.
///
/// The sounds are made by `scripts/Sounds.java`, the same bytes on every machine, and lie beside this package.
@NullMarked
package cantstop.client.system.sound;

import org.jspecify.annotations.NullMarked;

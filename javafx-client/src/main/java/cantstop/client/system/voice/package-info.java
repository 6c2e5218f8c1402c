/// *Speak*: what happens is read aloud with the voice that the system has, where it has one. Text goes to it by
/// standard input only, on a thread of its own, and the newest sentence wins.
@NullMarked
package cantstop.client.system.voice;

import org.jspecify.annotations.NullMarked;

/// Text to speech: [cantstop.client.system.voice.Narrator] has events read aloud with the system's own voice, if
/// there is one. Text goes to its command by standard input only, on a thread of its own, and the newest sentence
/// wins.
@NullMarked
package cantstop.client.system.voice;

import org.jspecify.annotations.NullMarked;

/// When a table goes on at another host: the strip that says how it stands, and what can be done about it.
/// Who leads is decided by hosts and by the client half; a person only says "here" or "to them".
@NullMarked
package cantstop.client.play.handover;

import org.jspecify.annotations.NullMarked;

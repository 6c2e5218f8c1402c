/// The party as the window sees it: what the client half tells, on the FX thread, as observable values.
///
/// The way of an event: the client half calls [cantstop.client.party.FxBridge] on its own thread; once a pulse the
/// bridge hands on what came, in order; [cantstop.client.party.Party] keeps connection, tables and presence, and
/// gives events to [cantstop.client.party.Playback], which shows each on the stage (the event first) and then lets
/// the state after it be seen. What a person does goes the other way, with the sequence of the state that is *seen*.
/// Nothing here needs a toolkit.
@NullMarked
package cantstop.client.party;

import org.jspecify.annotations.NullMarked;

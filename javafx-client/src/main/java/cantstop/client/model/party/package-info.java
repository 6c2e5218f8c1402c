/// The party as the window sees it: what the client half tells, on the FX thread, as observable values.
///
/// [cantstop.client.model.party.Party] is one visit to a host. It has the table as it is *seen*, and what somebody asks
/// of that table; beside it stand parts that each know one thing, and are asked for it directly:
///
/// - [cantstop.client.model.party.WayThere]: where the host is, and what it calls itself
/// - [cantstop.client.model.party.Hall]: what concerns everybody at that host
/// - [cantstop.client.model.party.Company]: who is at the table, and who is missing
/// - [cantstop.client.model.party.Knocking]: asking a table's owner, and being asked
/// - [cantstop.client.model.party.Talk]: what is said
/// - [cantstop.client.model.party.HandingOver]: the table's next host
///
/// ```
///   client half's thread       |                        FX thread
///   ClientListener -> FxBridge | -> Hearing -> Playback -> Party.state, Party.log -> listeners
///                              |       +----> the parts, and Requests -> listeners
///              Guest <---------|--- Party and the parts <- models and screens
/// ```
///
/// The client half calls [cantstop.client.model.party.FxBridge] on its own thread; once a pulse the bridge hands on
/// what came, in order, to `Hearing`, which takes each thing to whom it concerns. Events go to `Playback`, which
/// shows each on the stage (the event first) and then lets the state after it be seen. What a person does goes
/// the other way, with the sequence of the state that is *seen*; `Requests` knows what is not answered or not
/// seen yet, and why something was not done. A guest may be called from any thread and never waits. Nothing here
/// needs a toolkit.
@NullMarked
package cantstop.client.model.party;

import org.jspecify.annotations.NullMarked;

/// The party as the window sees it: what the client half tells, on the FX thread, as observable values.
///
/// [cantstop.client.model.party.Party] is one visit to a host. It has the table as it is *seen*, and what somebody asks
/// of that table; beside it stand parts that each know one thing, and are asked for it directly:
///
/// - [cantstop.client.model.party.HostLocation]: where the host is, and what it calls itself
/// - [cantstop.client.model.party.HostLobby]: what concerns everybody at that host
/// - [cantstop.client.model.party.Presence]: who is at the table, and who is missing
/// - [cantstop.client.model.party.Knocking]: asking a table's owner, and being asked
/// - [cantstop.client.model.party.TableTalk]: what is said
/// - [cantstop.client.model.party.HandingOver]: the table's next host
///
/// ```
///   client half's thread       |                        FX thread
///   ClientListener -> FxBridge | -> PartyListener -> EventPlayer -> Party.state, Party.log -> listeners
///                              |       +----> the parts, and PendingRequests -> listeners
///              Guest <---------|--- Party and the parts <- models and screens
/// ```
///
/// The client half calls [cantstop.client.model.party.FxBridge] on its own thread; once a pulse the bridge hands on
/// what came, in order, to `PartyListener`, which takes each thing to whom it concerns. Events go to `EventPlayer`,
/// which
/// shows each on the stage (the event first) and then lets the state after it be seen. What a person does goes
/// the other way, with the sequence of the state that is *seen*; `PendingRequests` knows what is not answered or not
/// seen yet, and why something was not done. A guest may be called from any thread and never waits. Nothing here
/// needs a toolkit.
@NullMarked
package cantstop.client.model.party;

import org.jspecify.annotations.NullMarked;

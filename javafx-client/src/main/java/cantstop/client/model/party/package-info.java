/// One visit to a host, as the window sees it: what the guest tells, on the FX thread, as observable values.
///
/// [cantstop.client.model.party.Party] is the visit. It has the table as it is *shown*, and what the user asks of that
/// table. Its parts each know one thing and are asked for it directly:
///
/// - [cantstop.client.model.party.HostLocation]: where the host is, and its name
/// - [cantstop.client.model.party.HostLobby]: what concerns all guests of that host
/// - [cantstop.client.model.party.Presence]: who is at the table, and who is missing
/// - [cantstop.client.model.party.Knocking]: asking a table's owner, and being asked
/// - [cantstop.client.model.party.TableTalk]: what is said
/// - [cantstop.client.model.party.HandingOver]: the table's next host
///
/// ```
///   guest's thread                     |                        FX thread
///   ClientListener (PartyListener)-----|--> EventPlayer -> Party.state, Party.log -> listeners
///                            FxBridge  |  +----> the parts, and PendingRequests -> listeners
///              Guest <-----------------|--- Party and the parts <- models and screens
/// ```
///
/// The guest calls `PartyListener` on its own thread. Each call crosses once, by
/// [cantstop.client.model.party.FxBridge], which keeps the order and runs all that came since the last pulse. Events go
/// to `EventPlayer`: the event is animated first, then the state after it is shown. If a message can't be shown, the
/// whole table is asked for again. What the user does goes the other way, with the sequence of the state that is
/// *shown*; `PendingRequests` knows what is not answered or not shown yet, and why something was not done. A guest may
/// be called from any thread and never blocks. Nothing here needs a toolkit.
@NullMarked
package cantstop.client.model.party;

import org.jspecify.annotations.NullMarked;

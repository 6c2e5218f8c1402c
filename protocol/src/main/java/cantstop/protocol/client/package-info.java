/// The guest's core: it connects to a host, says hello, resumes the table it was at, sends heartbeats and reconnects
/// with back-off. It holds *the one fold of the log* on this side. The window, load tests and the simulation all use
/// it. The core does no I/O: links, time, randomness and the store of logs are passed in, and everything runs on one
/// thread.
///
/// ```
/// Guest -> ClientHalf -> Reconnector -> HostSession -> HostLink      requests
/// owner <- ClientListener <- MessageDispatch <- Incoming <- LinkListener     what the host sends
///              |             |              +- Heartbeat: is the host silent?
///              |             +- BackOff: when to connect again
///              +- CurrentTable -> Attendance -> Replica: the attended table and its fold
///              +- TableMessages -> HoverThrottle: messages to that table, and the columns under the mouse
///              |       +---> Requests: requests without an answer
///              +- HostMigration -> HostSearch: the table's next host
///              |        +--------> KnownAddresses: its possible addresses
///              |        +--------> TakeoverOffer -> Takeover: which laptop is asked to take over
///              +- Subscriptions: standing requests, sent again after each reconnection
///              +- TableRetry: asks again for a table that its host could not keep
///              +- MessageDispatch: which part handles which message
/// ```
///
/// Calls run to the right. A message of the host takes the short way back, past two interfaces. A link tells its
/// [cantstop.protocol.client.LinkListener], an `Incoming`: this asks the session of the link whether the message
/// is its own, and hands any other to the `MessageDispatch` of its `ClientHalf`. The part that the message concerns
/// tells the [cantstop.protocol.client.ClientListener].
///
/// A [cantstop.protocol.client.HostSession] is one link and ends once; the `Reconnector` makes the next one. What
/// outlives a link stands left of it: the attended table and the log. Requests do not outlive a link: when it ends,
/// those without an answer are declined.
///
/// One method may be called from any thread: [cantstop.protocol.client.ClientHalf#nextRequest] gives out the numbers
/// of requests. So `net` answers a caller at once and does the work on the guest's thread.
///
/// Beside the guest, [cantstop.protocol.client.RivalWatch] looks for other hosts that lead the tables of its own host,
/// and [cantstop.protocol.client.HostCheck] keeps made-up hosts out of the list.
package cantstop.protocol.client;

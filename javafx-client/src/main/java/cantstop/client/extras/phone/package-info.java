/// Joining by phone: a card over the host's lobby with the address of a seat for any browser, and a code to scan. The
/// page and its WebSocket are the host's business (`cantstop.host.browser`).
///
/// The code carries the key of the host and the table behind `#`, which a browser never sends: the phone goes straight
/// to this table, and notices another host under the same address.
@NullMarked
package cantstop.client.extras.phone;

import org.jspecify.annotations.NullMarked;

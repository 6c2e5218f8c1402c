/// The key of a page: made and kept in the browser, it signs hands, votes and the introduction to a host. This room
/// has the arithmetic of the curve P-256 and deterministic signatures (RFC 6979).
///
/// It knows bytes and numbers only: no game, no network, no browser.
@NullMarked
package cantstop.browser.key;

import org.jspecify.annotations.NullMarked;

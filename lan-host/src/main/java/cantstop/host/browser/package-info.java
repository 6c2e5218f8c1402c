/// Guests without the program: a page that any browser shows, and the WebSocket by which it plays.
///
/// [cantstop.host.browser.SeatSite] lives beside the downloads on their port ([cantstop.host.give]). `SeatFiles` has
/// the page, which is built by the module `browser-seat`. `SeatUpgrade` makes a guest's connection of an HTTP one:
///
/// ```
/// HTTP -> SeatUpgrade -> SocketFrames -> (ReadThrottle) -> frames -> HostIntroduction -> messages -> (session)
/// ```
///
/// What stands in brackets is [cantstop.host.net]'s, the same as for guests that come by TLS, and added by
/// [cantstop.host.browser.SeatDoor].
@NullMarked
package cantstop.host.browser;

import org.jspecify.annotations.NullMarked;

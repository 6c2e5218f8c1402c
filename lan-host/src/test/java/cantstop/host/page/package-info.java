/// The page in a real Chromium at a real host: a [cantstop.host.page.Phone] presses what a thumb would press, and a
/// [cantstop.host.page.PhoneParty] has the host, a bad network before it, and players who need no browser. What any
/// browser can is a [cantstop.host.page.Visitor]; a [cantstop.host.page.Laptop] plays as a window would, and hosts at
/// times.
@NullMarked
package cantstop.host.page;

import org.jspecify.annotations.NullMarked;

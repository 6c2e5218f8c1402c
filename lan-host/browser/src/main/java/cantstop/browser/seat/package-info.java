/// The view model of a seat in a browser: [cantstop.browser.seat.Seating] listens to the guest's core, takes the
/// page's actions, and turns every state into the text that the page draws. It knows no browser, so it runs in any
/// JVM and in tests; what the browser offers comes in from [cantstop.browser].
///
/// ```
/// page -- act(name, arguments) --> Actions --> ClientHalf --> host
/// page <-- snapshot, event, notice -- Seating <-- ClientHalf
/// ```
@NullMarked
package cantstop.browser.seat;

import org.jspecify.annotations.NullMarked;

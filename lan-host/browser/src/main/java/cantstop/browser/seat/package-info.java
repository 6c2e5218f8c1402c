/// A seat as the page shows it, without any browser: [cantstop.browser.seat.Seating] hears the guest's core and the
/// page's actions, and makes of every state the text that the page draws.
///
/// ```
/// page -- act(name, arguments) --> Actions --> ClientHalf --> host
/// page <-- snapshot, event, notice -- Seating <-- ClientHalf
/// ```
@NullMarked
package cantstop.browser.seat;

import org.jspecify.annotations.NullMarked;

/// The one room that knows the browser: [cantstop.browser.Core] is what the page calls, and everything around it gives
/// the guest's core its clock, its random numbers, its storage and its line. What a seat is, and how it is told to the
/// page, is [cantstop.browser.seat]'s, which runs on any machine.
@NullMarked
package cantstop.browser;

import org.jspecify.annotations.NullMarked;

/// The only room that knows the browser. [cantstop.browser.Core] is what the page calls; the classes around it give
/// the guest's core its clock, its random numbers, its storage and its WebSocket. It knows no game: what a seat shows
/// is decided in [cantstop.browser.seat], which runs without a browser.
@NullMarked
package cantstop.browser;

import org.jspecify.annotations.NullMarked;

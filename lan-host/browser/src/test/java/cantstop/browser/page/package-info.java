/// The page's files and words, and the page itself in Chromium: with a stand-in for the core that shows any state. The
/// tests in a browser are left out on a machine without one.
@NullMarked
package cantstop.browser.page;

import org.jspecify.annotations.NullMarked;

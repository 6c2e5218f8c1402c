/// Browsers that tests drive: those of the page alone, here, and those of the page at a real host, in `lan-host`, which
/// compiles this folder, too.
@NullMarked
package cantstop.browser.driver;

import org.jspecify.annotations.NullMarked;

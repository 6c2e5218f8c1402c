/// The key of a page, and the arithmetic of its curve.
@NullMarked
package cantstop.browser.key;

import org.jspecify.annotations.NullMarked;

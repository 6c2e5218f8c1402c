/// The same games in two runtimes, compared by the digests of their logs.
@NullMarked
package cantstop.browser.games;

import org.jspecify.annotations.NullMarked;

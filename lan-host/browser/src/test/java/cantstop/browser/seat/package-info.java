/// What the tests of the rules plant.
@NullMarked
package cantstop.browser.seat;

import org.jspecify.annotations.NullMarked;

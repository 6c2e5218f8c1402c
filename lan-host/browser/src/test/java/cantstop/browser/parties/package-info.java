/// The guests' cores of simulated parties, played again from their tapes in two runtimes.
@NullMarked
package cantstop.browser.parties;

import org.jspecify.annotations.NullMarked;

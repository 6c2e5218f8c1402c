/// What the host's core is handed, and what it says of itself: time, dice, journal, workers, limits, counters.
@NullMarked
package cantstop.host.environment;

import org.jspecify.annotations.NullMarked;

/// For whoever organises a big party: the code that the host shows is typed in here, and then seats are given out by
/// lot, tables closed, and things announced. Lies over the host's door.
@NullMarked
package cantstop.client.extras.organise;

import org.jspecify.annotations.NullMarked;

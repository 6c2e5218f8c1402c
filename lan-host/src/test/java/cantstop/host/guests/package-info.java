/// Guests that are no people, for tests, soaks and benchmarks: real client halves over real sockets that play game
/// after game ([cantstop.host.guests.Player]), and remember what a host must never take back
/// ([cantstop.host.guests.Memory]).
@NullMarked
package cantstop.host.guests;

import org.jspecify.annotations.NullMarked;

/// The strip above everything else: what is wrong with the connection, and what can be done about it. The screen
/// below stays in view. The room shows the state of the connection and counts down. It never connects by itself:
/// retries and back-off are the guest's core's.
@NullMarked
package cantstop.client.play.banner;

import org.jspecify.annotations.NullMarked;

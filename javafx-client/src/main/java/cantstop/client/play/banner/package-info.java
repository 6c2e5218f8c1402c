/// The strip above everything else: what is wrong with the connection, and what can be done about it. The screen
/// below stays in view.
@NullMarked
package cantstop.client.play.banner;

import org.jspecify.annotations.NullMarked;

/// Requests for access or a seat, and the owner's answers: who knocks, who asks for a seat, who plays next. One strip
/// above every screen shows them, to the owner with the buttons to answer; one overlay shows a spectator the ways to
/// get a seat. The room asks and shows. Whether a request is granted, host and owner decide.
@NullMarked
package cantstop.client.play.knock;

import org.jspecify.annotations.NullMarked;

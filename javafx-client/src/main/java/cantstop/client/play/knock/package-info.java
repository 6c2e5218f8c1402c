/// Those without a seat and those who decide about them: who knocks, who asks for a seat, who plays next. One
/// strip above every screen says it, to the owner with the buttons to answer; one overlay is for whoever would like
/// to join in.
@NullMarked
package cantstop.client.play.knock;

import org.jspecify.annotations.NullMarked;

/// A guest's core at one party, written down and played again in another runtime: all that goes into it, in order, and
/// all that comes out.
///
/// ```
/// here    the party <-> CoreSeam <-> ClientHalf       Recorder writes a tape of what passes the seam
/// there        tape <-> CoreSeam <-> ClientHalf       Replay reads it, and compares every byte that comes out
/// ```
///
/// What goes in: what its owner asks of it, what its links bring, its timers, the time, and what it gets back of
/// chance,
/// of its copies and of its key. What comes out: every message, every attempt to connect, every timer, every entry that
/// it keeps, and all that it tells its owner. A core does nothing by itself, so one that answers each call as the first
/// one did would have made the same party in its place.
@NullMarked
package cantstop.browser.replay;

import org.jspecify.annotations.NullMarked;

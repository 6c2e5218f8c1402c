/// Every order in which threads can take turns.
///
/// Code that shares little between threads hands tasks over: one thread puts them in the queue of another one. What may
/// go wrong between such threads then follows from the order in which they take their turns, and a test can go through
/// all of these instead of waiting for the bad one:
///
/// ```
///   Orders orders = new Orders();
///   do {
///       build it anew, with a ByHand in the place of each thread
///       orders.takeTurns(threads);      // one turn after the other, until none has anything to do
///       look at what came of it
///   } while (orders.next());
/// ```
///
/// [cantstop.turns.ByHand] is the JDK's executor without its thread, [cantstop.turns.Script] somebody who does one
/// thing after the other. What happens inside of a turn is not interleaved; a class that is itself used by several
/// threads at once takes other tests. The tests of the window are compiled with these sources, too.
@NullMarked
package cantstop.turns;

import org.jspecify.annotations.NullMarked;

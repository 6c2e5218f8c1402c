/// The window that ships, without its pictures, at the parties of [cantstop.simulation].
///
/// ```
/// WindowsTest, WindowsSoak -> WindowParties (world, network, disks, hosts, referee)
///                                 |
///                                Desk       what one laptop has: time, guests, a host of its own, who is around
///                                 |
///                            ShippedWindow  Navigator, FxBridge, LastSeat ... as they ship
///                             |        |
///                          InView   People  the models of the screen and strips in view, and who presses their buttons
/// ```
///
/// People press only what is offered at that moment. They know what people know: what their table is called, that they
/// have played there, and where somebody in the room says that a game is. Their drawer keeps the profile over the end
/// of
/// a program; what was not written yet is lost with it.
///
/// A [cantstop.simulation.Reunion] waits until all tables have begun, lets everything go wrong, and then gives the
/// people
/// ten minutes. Found is:
///
/// - somebody who does not get back to their table, at one leader that everybody is at, or at two that have said so;
/// - a table that does not go on, and a host that runs although nobody is there;
/// - a host that a window closes by itself although somebody has been at it for six seconds;
/// - a window that shows a table or says something of a party that was left;
/// - a program that opens, and does not lead to the game in which its people had a seat;
/// - what a task on the window's thread throws; and all that the referee of the simulation finds.
///
/// What is no screen's model is done by hand: the question before leaving, and History's button to go on with a copy.
@NullMarked
package cantstop.client.simulation;

import org.jspecify.annotations.NullMarked;

/// Which screen the window shows, and why. No screen decides where to go next: it says what the user wants, and
/// the window shows the screen that follows. Nothing here needs a toolkit; all of it is confined to the FX
/// thread.
///
/// [cantstop.client.model.navigation.Navigator] leads from one screen to another, and hands out the parts that
/// know something:
///
/// - [cantstop.client.model.navigation.LocalUser]: the user, with a profile and a language
/// - [cantstop.client.model.navigation.OwnHost]: the host in this program, made by
///   [cantstop.client.model.navigation.Hosts]
/// - [cantstop.client.model.navigation.NearbyHosts]: the hosts on this network, found by a
///   [cantstop.protocol.client.discovery.HostDiscovery]
/// - [cantstop.client.model.navigation.HostHandOver]: who leads the table when its host leaves
/// - [cantstop.client.model.navigation.PracticeGames]: practice, and what came of it
///
/// ```
/// Navigator -> Visit -> NearbyHosts, LastSeat, PracticeGames, HostHandOver -> OwnHost -> LocalUser
/// ```
///
/// Calls go to the right only, so each part can be read without those to its left. To go anywhere, screens and
/// their models ask the navigator.
///
/// At home the user chooses a lesson, the history, or a host, here or elsewhere, with an
/// [cantstop.client.model.navigation.Intent]. From then on [cantstop.client.model.navigation.Visit] is told of
/// every change at the party. It has the intent take its next step, calls the other parts, and names the
/// [cantstop.client.model.navigation.ScreenName] that follows from what the host said:
///
/// ```
///      an intent       a table        a game        its end
///   HOME -----> DOOR ----------> LOBBY -----> TABLE -----> END
///                                  ^            ^           |
///                                  +--- back ---+-- again --+     leave: HOME, from anywhere
/// ```
///
/// A guest who comes during a game, or after it, goes from the door right there. What has to outlive a program
/// that is killed is in the profile: [cantstop.client.model.navigation.LastSeat] keeps the seat there.
///
/// A table whose host is gone goes on at another computer that has a copy of it: at this one by opening a host
/// that gathers its players, elsewhere by going there. Finding a lost host again is the guest's business
/// ([cantstop.protocol.client]), and noticing that another host goes on with the same table is the host's.
@NullMarked
package cantstop.client.model.navigation;

import org.jspecify.annotations.NullMarked;

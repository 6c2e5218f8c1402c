/// The course of an evening: from home to a host's tables, to a lobby, to the table, to the end of a game and
/// on. No screen decides where to go next: it says what somebody wants, and another one shows the place that
/// follows. Nothing here needs a toolkit; all of it is confined to the FX thread.
///
/// [cantstop.client.model.navigation.Navigator] has the ways from one place to another, and knows whom to ask:
///
/// - [cantstop.client.model.navigation.LocalUser]: who sits here, with a profile and a language
/// - [cantstop.client.model.navigation.OwnHost]: the host in this program, which
/// [cantstop.client.model.navigation.Hosts] opens
/// - [cantstop.client.model.navigation.LookingAround]: whom [cantstop.client.model.navigation.Neighbours] hears
/// - [cantstop.client.model.navigation.Succession]: who leads the table when its host leaves
/// - [cantstop.client.model.navigation.PracticeGames]: practice, and what came of it
///
/// ```
/// Navigator -> Visit -> LookingAround, LastSeat, PracticeGames, Succession, Rivals -> OwnHost -> LocalUser
/// ```
///
/// An arrow points at those who are called, and none runs back: whoever stands to the right can be understood
/// alone. Screens and their models ask the public ones and listen to what they tell; to go anywhere they ask
/// the evening.
///
/// At home one chooses: a lesson, what was played before, or a host, here or elsewhere, with a
/// [cantstop.client.model.navigation.Intent]: what one comes for. From then on
/// [cantstop.client.model.navigation.Visit] hears
/// of everything that changes at the party, has the wish take its next step, lets the others look, and tells
/// the [cantstop.client.model.navigation.ScreenName] that follows from what the host said:
///
/// ```
///        a wish        a table        a game        its end
///   HOME -----> DOOR ----------> LOBBY -----> TABLE -----> END
///                                  ^            ^           |
///                                  +--- back ---+-- again --+     leave: HOME, from anywhere
/// ```
///
/// Whoever comes when a game is being played, or has ended, goes from the door right there. What has to outlive
/// a program that is killed is in the profile: [cantstop.client.model.navigation.LastSeat] keeps there where I sit.
///
/// A table whose host is gone goes on at another laptop that has a copy of it: at this one by opening a host
/// that gathers its people, elsewhere by going there. Where two laptops do so without knowing of each other,
/// [cantstop.client.model.navigation.Rivals] finds out.
@NullMarked
package cantstop.client.model.navigation;

import org.jspecify.annotations.NullMarked;

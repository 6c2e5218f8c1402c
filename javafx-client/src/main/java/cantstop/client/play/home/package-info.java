/// The home screen: the user's name and piece, and the ways from here to a game: host, join a found or typed address,
/// practise, the lesson, history.
///
/// The room knows the profile and the hosts that are heard. It knows no table from inside: what follows a click is
/// the navigator's.
@NullMarked
package cantstop.client.play.home;

import org.jspecify.annotations.NullMarked;

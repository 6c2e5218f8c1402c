/// The settings: what one person wishes of the program, whoever they play with. They lie over any screen, also during
/// play, and open with F10.
///
/// A change goes into the profile and nowhere else. The window hears of the new profile and wears it: the theme, the
/// size, how things move, the language. So a key that zooms and a button here are the same thing, and whatever is
/// remembered is what is seen.
///
/// A language is changed by making the screen anew: nothing on a screen is worth keeping that its models don't know.
@NullMarked
package cantstop.client.play.settings;

import org.jspecify.annotations.NullMarked;

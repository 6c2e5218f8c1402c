/// The settings: an overlay over any screen, also during play. F10 opens it.
///
/// [cantstop.client.play.settings.SettingsOverlay] has a row for each of
/// [cantstop.client.model.profile.Preferences#all], in that order: a [cantstop.client.play.settings.Pick] or a
/// [cantstop.client.play.settings.Volume]. A new preference needs no change here.
///
/// A change goes into the profile and nowhere else. The window hears of the new profile and follows it: the
/// theme, the size, the motion, the language. So a key that zooms and a button here do the same. For another
/// language the window makes its screen anew.
@NullMarked
package cantstop.client.play.settings;

import org.jspecify.annotations.NullMarked;

/// What this program remembers of its player from one start to the next.
///
/// [cantstop.client.model.profile.Profile] is all of it, as a value. [cantstop.client.model.profile.ProfileStore]
/// reads it once, at the start, and writes it on another thread than the FX thread whenever it changes. A value that
/// can't be parsed gets its default, and a copy of the file is kept.
///
/// A preference is one line in [cantstop.client.model.profile.Preferences]: its key in the file, its name in the
/// bundles, its default and its possible values. The file, the row in the settings and the test of the bundles follow
/// from it. Code that depends on a preference reads it from the profile (`navigator.me().profile()`); a control in
/// `kit` gets it as a property.
@NullMarked
package cantstop.client.model.profile;

import org.jspecify.annotations.NullMarked;

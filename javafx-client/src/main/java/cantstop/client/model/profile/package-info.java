/// What this program remembers of its player from one start to the next.
///
/// [cantstop.client.model.profile.Profile] is all of it, as a value. [cantstop.client.model.profile.ProfileStore]
/// reads it once, at the start, and writes it on another thread than the FX thread whenever it changes. What can't
/// be parsed is as on the first start, and the file is kept aside.
///
/// A preference is one line in [cantstop.client.model.profile.Preferences]: its key in the file, its name in the
/// bundles, its usual value, its answers. The file, the row in the settings and the test of the bundles follow from
/// it. Whoever obeys it reads it from the profile (`navigator.me().profile()`): the window and its screens; a
/// control of the kit is told.
@NullMarked
package cantstop.client.model.profile;

import org.jspecify.annotations.NullMarked;

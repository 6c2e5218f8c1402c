/// What this program remembers of the person in front of it: how they look to the others, where they played, and how
/// the window stood. Read once at the start, written off the FX thread whenever it changes.
@NullMarked
package cantstop.client.model.profile;

import org.jspecify.annotations.NullMarked;

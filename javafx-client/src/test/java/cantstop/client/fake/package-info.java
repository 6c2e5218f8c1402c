/// Stand-ins for what the window talks to, so that its tests need neither network nor toolkit.
@NullMarked
package cantstop.client.fake;

import org.jspecify.annotations.NullMarked;

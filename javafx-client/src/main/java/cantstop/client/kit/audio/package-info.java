/// The interfaces to sound and text to speech for screens. `system` implements them, so that no screen knows a
/// device.
@NullMarked
package cantstop.client.kit.audio;

import org.jspecify.annotations.NullMarked;

/// What a screen may ask of sound and voice. The system's side implements it, so that no screen knows a device.
@NullMarked
package cantstop.client.kit.audio;

import org.jspecify.annotations.NullMarked;

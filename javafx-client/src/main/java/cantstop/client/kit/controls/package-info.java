/// What one plays with beside the board: the options in their three places, Roll and Stop, and a plate for every
/// player. They say what they are told to; what to say is the screens' business.
@NullMarked
package cantstop.client.kit.controls;

import org.jspecify.annotations.NullMarked;

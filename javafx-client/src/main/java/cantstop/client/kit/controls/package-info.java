/// What one plays with beside the board: the options in their three places, Roll and Stop, and a plate for every
/// player. They show the texts that they are given; the screens choose those texts.
@NullMarked
package cantstop.client.kit.controls;

import org.jspecify.annotations.NullMarked;

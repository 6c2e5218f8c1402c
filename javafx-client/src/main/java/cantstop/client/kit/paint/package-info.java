/// Pictures that are drawn once and then shown: the things that the game is played with, each in its material,
/// under one lamp above the left corner. Light comes from there, thickness falls down the screen, shadows fall
/// right and down.
///
/// A [cantstop.client.kit.paint.Picture] says how a thing is drawn with a [cantstop.client.kit.paint.Pen]; a
/// [cantstop.client.kit.paint.PictureCache] draws it for one theme and one size, at the screen's own resolution, and
/// keeps it. Shadows and glows are drawn there, of many faint shapes, so that no frame has to blur anything.
@NullMarked
package cantstop.client.kit.paint;

import org.jspecify.annotations.NullMarked;

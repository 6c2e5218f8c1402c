/// The board: what stands on it ([cantstop.client.kit.board.BoardView]), and the same in words
/// ([cantstop.client.kit.board.BoardInWords]); and the small things the rest of the screen shares with it: a player's
/// [cantstop.client.kit.board.Piece] and a column's [cantstop.client.kit.board.NumberTile].
///
/// ## From a state to a picture
///
/// A `BoardView` holds properties and no nodes. Its skin asks `SpaceContents` what is on each space and `Layout` where
/// that lies, and lets `ColumnNodes` put pictures and pieces there. Pictures are drawn by [cantstop.client.kit.paint].
/// `BoardPictures` has them drawn again if the theme, the size or the screen's scale changes, and shows the old ones
/// until the new ones are ready.
///
/// ## Motion
///
/// `BoardAnimations` shows the state *after* an event at once and lets a `NodeAnimator` move things there from where
/// they were, so that skipping is only a jump to the end. Each kind of motion has a class: `ClimbAnimation`,
/// `BustAnimation`, `KeepAnimation`, `ClaimAnimation`, `WinAnimation`. [cantstop.client.kit.board.BoardTiming] has the
/// times, for the animation and for the sound.
@NullMarked
package cantstop.client.kit.board;

import org.jspecify.annotations.NullMarked;

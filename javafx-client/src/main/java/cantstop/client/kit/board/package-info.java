/// The board: what stands on it ([cantstop.client.kit.board.BoardView]), and the same in words
/// ([cantstop.client.kit.board.BoardInWords]); and the small things the rest of the screen shares with it: a player's
/// [cantstop.client.kit.board.Piece] and a column's [cantstop.client.kit.board.NumberTile].
///
/// ## From a state to a picture
///
/// A `BoardView` holds properties and no nodes. Its skin asks `Standing` what is on each space and `Layout` where that
/// lies, and lets `ColumnNodes` put pictures and pieces there. Pictures are drawn by [cantstop.client.kit.paint]; the
/// `Oven` sees that they fit the theme, the size and the screen, and shows those of before until they do.
///
/// ## Motion
///
/// `BoardAnimations` shows the state *after* an event at once and lets a `Stagehand` move things there from where they
/// were, so that skipping is only a jump to the end. One class a moment says what moves: `Climb`, `Tumble`, `Keep`,
/// `Claim`, `Win`. [cantstop.client.kit.board.Score] says when, for ears as well as for eyes.
@NullMarked
package cantstop.client.kit.board;

import org.jspecify.annotations.NullMarked;

/// The board: what stands on it ([cantstop.client.kit.board.BoardView]), and the same in words
/// ([cantstop.client.kit.board.BoardInWords]); and the small things the rest of the screen shares with it: a player's
/// [cantstop.client.kit.board.Piece] and a column's [cantstop.client.kit.board.NumberTile].
///
/// ## From a state to a picture
///
/// A `BoardView` holds properties and no nodes. Its skin asks `Layout` where each space lies, `Standing` what is
/// on it, and puts nodes there. Anything that moves goes through `BoardAnimations`: it shows the state *after* an
/// event at once and lets things travel there from where they were, so that skipping is only a jump to the end.
@NullMarked
package cantstop.client.kit.board;

import org.jspecify.annotations.NullMarked;

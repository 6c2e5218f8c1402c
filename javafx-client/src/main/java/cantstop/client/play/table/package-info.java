/// The table while a game is being played: the board and everything one does with it.
///
/// [cantstop.client.play.table.TableModel] turns what is seen of the party into plain values: the
/// [cantstop.client.play.table.Controls] (what I can do, and else why not), the [cantstop.client.play.table.Plate]s
/// (who plays, and how they stand). [cantstop.client.play.table.TableScreen] lays them out and gives presses back;
/// [cantstop.client.play.table.TableOverlays] is what is laid over it for a while.
///
/// [cantstop.client.play.table.Keys] is the law on keys: what a key may do depends on what moves, on what is held
/// down and on whose turn it has become. [cantstop.client.play.table.Keyboard] hears them, and brings the keyboard to
/// the board when my turn begins.
@NullMarked
package cantstop.client.play.table;

import org.jspecify.annotations.NullMarked;

/// The table while a game is being played: the board and everything one does with it.
///
/// [cantstop.client.play.table.TableModel] turns what is seen of the party into plain values: the
/// [cantstop.client.play.table.Controls] (what I can do, and else why not), the [cantstop.client.play.table.Plate]s
/// (who plays, and how they stand). [cantstop.client.play.table.TableScreen] lays them out and gives presses back;
/// [cantstop.client.play.table.TableOverlays] is what is laid over it for a while.
///
/// [cantstop.client.play.table.Keys] decides what each key does, the reactions on F2 to F7 included. It depends on what
/// moves, on what is held down and on whose turn it has become. [cantstop.client.play.table.Keyboard] hears the keys,
/// and brings the keyboard to the board when my turn begins.
@NullMarked
package cantstop.client.play.table;

import org.jspecify.annotations.NullMarked;

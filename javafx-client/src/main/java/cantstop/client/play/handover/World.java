package cantstop.client.play.handover;

import cantstop.engine.TableState;

/// One of two ways in which a game may go on.
///
/// @param title which one
/// @param table how the game stands there
public record World(String title, TableState table) {}

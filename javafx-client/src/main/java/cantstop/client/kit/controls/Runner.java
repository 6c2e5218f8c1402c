package cantstop.client.kit.controls;

import cantstop.engine.Colour;
import cantstop.engine.Column;

/// A runner that is out, and what it has climbed in this turn.
///
/// @param colour of whoever rolls
/// @param gained in steps
/// @param left how many spaces it is from the top
public record Runner(Column column, Colour colour, int gained, int left) {}

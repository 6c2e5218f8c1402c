package cantstop.engine;

/// Who made a move: the player, a bot (on its own seat or standing in), or the turn timer.
public enum MoveSource {
    PERSON,
    BOT,
    CLOCK
}

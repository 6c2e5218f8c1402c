package cantstop.engine;

/// Who made a move: its player, a bot (its own or playing for somebody away), or the clock of a table with a
/// timer.
public enum MoveSource {
    PERSON,
    BOT,
    CLOCK
}

package cantstop.engine;

import cantstop.engine.identity.Person;
/// Who sends a command.

public sealed interface Actor {
    /// A person, known by the key of the connection: seated, watching or about to sit down.
    record Guest(Person person) implements Actor {}

    /// The bot that plays a seat: its own, or that of a player who is away.
    record BotAt(Seat seat) implements Actor {}

    /// The host itself: for the turn timer, for players who are away, and for the dice at the start.
    record Host() implements Actor {}
}

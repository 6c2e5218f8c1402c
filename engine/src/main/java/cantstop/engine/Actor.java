package cantstop.engine;

/// Who asks for something.
public sealed interface Actor {
    /// A person, known by the key of the connection: seated, watching or about to sit down.
    record Guest(Person person) implements Actor {}

    /// The bot that plays a seat, its own or for somebody away.
    record BotAt(Seat seat) implements Actor {}

    /// The host itself: for the clock, for people who aren't there, and for the dice at the start.
    record Host() implements Actor {}
}

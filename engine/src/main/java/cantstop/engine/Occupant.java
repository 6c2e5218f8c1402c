package cantstop.engine;

/// Whose seat it is.
public sealed interface Occupant {
    /// A person, at this laptop or another.
    record Human(Person person) implements Occupant {}

    /// A bot that was given the seat. One that only plays for somebody away is no occupant.
    record Robot(BotLevel level) implements Occupant {}
}

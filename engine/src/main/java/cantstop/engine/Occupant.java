package cantstop.engine;

import cantstop.engine.identity.Person;
/// Whose seat it is.

public sealed interface Occupant {
    record Human(Person person) implements Occupant {}

    /// A bot that was given the seat. A bot that stands in for a person who is away is no occupant.
    record Robot(BotLevel level) implements Occupant {}
}

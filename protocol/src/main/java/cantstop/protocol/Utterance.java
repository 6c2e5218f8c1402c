package cantstop.protocol;

/// What a person says at a table beside the game. It is sent to all attendees and in no log.
public sealed interface Utterance {
    /// A line of chat.
    record Chat(ChatText line) implements Utterance {}

    /// A reaction.
    record React(Reaction reaction) implements Utterance {}

    /// "I say bust": the next roll will be one. Counts only from a player, at another player's turn, if the table
    /// has calls, while the roller may roll, and once a roll.
    record CallBust() implements Utterance {}

    /// A kind that only a later version knows. It may be received but is never sent.
    record Unknown() implements Utterance {}
}

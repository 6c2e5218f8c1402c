package cantstop.protocol;

/// What a person says at a table, beside the game. All who attend hear it; it is kept nowhere.
public sealed interface Utterance {
    /// A line of chat.
    record Chat(ChatText line) implements Utterance {}

    /// A word from the side.
    record React(Reaction reaction) implements Utterance {}

    /// "I say bust": the next roll will be one. Counts only from a player, at another player's turn, if the table
    /// has calls, while the roller may roll, and once a roll.
    record CallBust() implements Utterance {}

    /// Something that only a later version can say. It is heard and not understood; it is never sent.
    record Unknown() implements Utterance {}
}

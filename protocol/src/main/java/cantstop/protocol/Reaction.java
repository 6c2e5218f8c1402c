package cantstop.protocol;

/// What can be thrown in from the side, drawn and said in each player's own language.
public enum Reaction {
    GO_ON,
    STOP,
    CHICKEN,
    OUCH,
    BRAVO,
    LUCKY
}

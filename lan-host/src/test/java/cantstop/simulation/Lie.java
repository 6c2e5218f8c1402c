package cantstop.simulation;

import cantstop.protocol.client.DiceAlarm;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a host tells one of its guests in place of the next event of its log. The guest must not take it in, or say
/// aloud what the host did, or set its copy aside, which its screen says, once the host goes on with another log.
enum Lie {
    NONE,
    /// A throw with another secret than the one that was fixed.
    CHANGES_ITS_SECRET,
    /// A throw for a player whose turn it is not.
    ASKS_FOR_ANOTHER_SEAT,
    /// A throw while a player has to choose.
    ASKS_WITHOUT_A_ROLL,
    /// Dice that it made alone beside other hands.
    THROWS_ALONE,
    /// Dice that don't follow from the secrets.
    INVENTS_DICE,
    /// A secret of a laptop that is not the one it has shown.
    ALTERS_A_PROOF,
    /// The end of the turn or of the game, where the dice should fall.
    DODGES_ITS_DICE,
    /// An epoch that no laptop voted for.
    LEADS_UNELECTED,
    /// A throw with the same number and other hands than the others are told of.
    ASKS_TWO_THINGS(null),
    /// That the guest did not show, though it did.
    SAYS_WITHHELD(DiceAlarm.SAID_TO_WITHHOLD),
    /// A move of the guest's player.
    MOVES_FOR_ITS_GUEST(DiceAlarm.FOREIGN_MOVE),
    /// Throw after throw without the guest.
    LEAVES_OUT(DiceAlarm.LEFT_OUT),
    /// Nothing to one guest: it cuts a throw out of its journal when it starts again, and asks all for another one.
    CUTS_ITS_JOURNAL(null);

    private final boolean refused;
    private final @Nullable DiceAlarm aloud;

    /// One that no guest takes in.
    Lie() {
        refused = true;
        aloud = null;
    }

    /// One that a guest can't know to be a lie yet.
    Lie(@Nullable DiceAlarm aloud) {
        refused = false;
        this.aloud = aloud;
    }

    /// Whether no guest may take it in.
    boolean isRefused() {
        return refused;
    }

    /// What a guest says aloud as soon as it hears it; nothing if the lie shows only later.
    Optional<DiceAlarm> aloud() {
        return Optional.ofNullable(aloud);
    }
}

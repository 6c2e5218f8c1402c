package cantstop.client.model.navigation;

import cantstop.client.model.party.Party;
import cantstop.engine.identity.Key;
import java.util.Optional;

/// What would be lost by leaving now.
public enum LeaveCost {
    NOTHING,
    /// My part in a game, until I come back.
    THE_GAME,
    /// A game at my own host without other guests.
    THE_GAME_HERE,
    /// The game of all who are at my host.
    THE_PARTY;

    /// What would be lost by leaving now.
    public static LeaveCost of(Navigator navigator) {
        Optional<Party> party = navigator.party().get();
        boolean here = navigator.ownHost().isOpen();
        Key mine = navigator.me().person().key();
        boolean others = party.filter(there -> hasOthers(there, mine)
                        || navigator
                                .ownHost()
                                .hasOthersBeside(there.state().get().id()))
                .isPresent();
        if (here && others) {
            return THE_PARTY;
        }
        if (party.filter(LeaveCost::isPlaying).isPresent()) {
            return here ? THE_GAME_HERE : THE_GAME;
        }
        return NOTHING;
    }

    private static boolean hasOthers(Party there, Key mine) {
        return there.presence().present().get().stream()
                .anyMatch(person -> !person.key().equals(mine));
    }

    private static boolean isPlaying(Party there) {
        return there.state().get().isPlaying() && there.mySeat().isPresent();
    }
}

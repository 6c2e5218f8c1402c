package cantstop.client.extras.history;

import cantstop.protocol.client.SeenGame;

/// One game in the list: how a table was left, or a game that was over there before.
///
/// @param copy the copy that it is in
/// @param game what is said of it; of one that was over before, as if the table had been left then
/// @param number which of the table's games it is, from 1
/// @param of how many games there were at the table
record ListedGame(SeenGame copy, SeenGame game, int number, int of) {
    /// A copy of which nothing more is known yet.
    static ListedGame of(SeenGame copy) {
        return new ListedGame(copy, copy, 1, 1);
    }

    /// Whether the table has gone on since.
    boolean isEarlier() {
        return game.events() < copy.events();
    }

    /// Whether it is this one that is open.
    boolean isOpen(PastGame past) {
        return past.game().equals(copy) && past.shown() == shown(past);
    }

    /// After how many steps of its log, opened, it is over or was left.
    private int shown(PastGame past) {
        return isEarlier() ? (int) game.events() : past.length();
    }
}

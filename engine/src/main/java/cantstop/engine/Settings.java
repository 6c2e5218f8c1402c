package cantstop.engine;

import java.util.Set;

/// The rules a table plays by. The owner edits them between games; a game keeps those it was started with.
///
/// @param columnsToWin 3, 4 or 5, and no more than [#mostColumns] when a game starts
/// @param variant which of the three games
/// @param placing how strictly new markers must be placed
/// @param takingBack whether the choice of a pairing may be taken back until the next roll or stop
/// @param timerSeconds how long a player may think: 30, 60, 120, or 0 for no limit
/// @param odds whether chances are shown on screen during a game
/// @param coach whether advice is given during a game
/// @param calls whether the others may call a bust
/// @param pace how long bots take over a move
/// @param browsers whether seats are open to guests that come without TLS, in a browser
public record Settings(
        int columnsToWin,
        Variant variant,
        Placing placing,
        boolean takingBack,
        int timerSeconds,
        boolean odds,
        boolean coach,
        boolean calls,
        BotPace pace,
        boolean browsers) {
    public static final int FEWEST_COLUMNS = 3;
    public static final int MOST_COLUMNS = 5;

    /// The timers a table may choose from, in seconds; 0 is none.
    public static final Set<Integer> TIMERS = Set.of(0, 30, 60, 120);

    /// What a new table on the network plays: the standard rules, free placing, taking back, no timer, calls; neither
    /// odds nor coach.
    public static final Settings DEFAULT = new Settings(
            FEWEST_COLUMNS, Variant.STANDARD, Placing.FREE, true, 0, false, false, true, BotPace.AS_FITS, true);

    /// @throws IllegalArgumentException for a number of columns or a timer that no table can have
    public Settings {
        if (columnsToWin < FEWEST_COLUMNS || columnsToWin > MOST_COLUMNS) {
            throw new IllegalArgumentException("no game is won with " + columnsToWin + " columns");
        }
        if (!TIMERS.contains(timerSeconds)) {
            throw new IllegalArgumentException("no timer of " + timerSeconds + " seconds");
        }
    }

    /// The most columns that so many players can play for: 5 with two, 4 with three, 3 with four. With more there
    /// might not be enough columns for any player to win.
    ///
    /// @param players 0 to 4; fewer than two count as two
    public static int mostColumns(int players) {
        return 7 - Math.max(2, players);
    }

    /// These settings with the target lowered to what so many players can play for.
    public Settings cappedFor(int players) {
        return columnsToWin <= mostColumns(players) ? this : withColumnsToWin(mostColumns(players));
    }

    public Settings withColumnsToWin(int columns) {
        return new Settings(columns, variant, placing, takingBack, timerSeconds, odds, coach, calls, pace, browsers);
    }

    public Settings withVariant(Variant other) {
        return new Settings(columnsToWin, other, placing, takingBack, timerSeconds, odds, coach, calls, pace, browsers);
    }

    public Settings withPlacing(Placing other) {
        return new Settings(columnsToWin, variant, other, takingBack, timerSeconds, odds, coach, calls, pace, browsers);
    }

    public Settings withTakingBack(boolean allowed) {
        return new Settings(columnsToWin, variant, placing, allowed, timerSeconds, odds, coach, calls, pace, browsers);
    }

    public Settings withTimerSeconds(int seconds) {
        return new Settings(columnsToWin, variant, placing, takingBack, seconds, odds, coach, calls, pace, browsers);
    }

    public Settings withOdds(boolean shown) {
        return new Settings(
                columnsToWin, variant, placing, takingBack, timerSeconds, shown, coach, calls, pace, browsers);
    }

    public Settings withCoach(boolean allowed) {
        return new Settings(
                columnsToWin, variant, placing, takingBack, timerSeconds, odds, allowed, calls, pace, browsers);
    }

    public Settings withPace(BotPace other) {
        return new Settings(
                columnsToWin, variant, placing, takingBack, timerSeconds, odds, coach, calls, other, browsers);
    }

    public Settings withCalls(boolean allowed) {
        return new Settings(
                columnsToWin, variant, placing, takingBack, timerSeconds, odds, coach, allowed, pace, browsers);
    }

    public Settings withBrowsers(boolean welcome) {
        return new Settings(
                columnsToWin, variant, placing, takingBack, timerSeconds, odds, coach, calls, pace, welcome);
    }
}

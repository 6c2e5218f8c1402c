package cantstop.client.model.profile;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// What is remembered. Immutable.
///
/// @param badge how I wish to look
/// @param recent addresses joined lately, as people type them, the latest first
/// @param window how the window stood
/// @param visit where I had a seat last, as a guest
/// @param practice how I practise
/// @param hosted whether a game was hosted here before, so that the system has asked what it asks
/// @param preferences how the program is to look, move and speak
/// @param firstGames how far somebody has come with these
public record Profile(
        Badge badge,
        List<String> recent,
        WindowPlace window,
        Optional<LastVisit> visit,
        Practice practice,
        boolean hosted,
        Preferences preferences,
        FirstGames firstGames) {
    /// More would not be recognised again.
    public static final int MOST_RECENT = 4;

    public Profile {
        recent = List.copyOf(recent);
    }

    /// Somebody who has neither practised nor hosted yet.
    public Profile(Badge badge, List<String> recent, WindowPlace window, Optional<LastVisit> visit) {
        this(badge, recent, window, visit, Practice.FIRST, false, Preferences.FIRST, FirstGames.NONE);
    }

    /// Who somebody is on the first start: named as the system names them, in any colour and shape.
    ///
    /// @param account the system's name for them
    /// @param fallback where nothing is left of it
    public static Profile fresh(String account, Supplier<PlayerName> fallback, RandomGenerator random) {
        Badge badge = new Badge(
                PlayerName.clean(capitalised(account)).orElseGet(fallback),
                Colour.all().get(random.nextInt(Colour.all().size())),
                Shape.all().get(random.nextInt(Shape.all().size())));
        return new Profile(badge, List.of(), WindowPlace.DEFAULT, Optional.empty());
    }

    private static String capitalised(String account) {
        if (account.isEmpty()) {
            return account;
        }
        int end = account.offsetByCodePoints(0, 1);
        return account.substring(0, end).toUpperCase(Locale.ROOT) + account.substring(end);
    }

    public Profile withBadge(Badge other) {
        return new Profile(other, recent, window, visit, practice, hosted, preferences, firstGames);
    }

    public Profile withWindow(WindowPlace other) {
        return new Profile(badge, recent, other, visit, practice, hosted, preferences, firstGames);
    }

    public Profile withPractice(Practice other) {
        return new Profile(badge, recent, window, visit, other, hosted, preferences, firstGames);
    }

    /// Remembers an address as the latest.
    public Profile withRecent(String address) {
        List<String> all = new ArrayList<>(recent);
        all.remove(address);
        all.addFirst(address);
        return new Profile(
                badge,
                all.subList(0, Math.min(MOST_RECENT, all.size())),
                window,
                visit,
                practice,
                hosted,
                preferences,
                firstGames);
    }

    /// Remembers where I have a seat, or that I have none.
    public Profile withVisit(Optional<LastVisit> other) {
        return new Profile(badge, recent, window, other, practice, hosted, preferences, firstGames);
    }

    /// Remembers that a game was hosted here.
    public Profile withHosted() {
        return new Profile(badge, recent, window, visit, practice, true, preferences, firstGames);
    }

    public Profile withPreferences(Preferences other) {
        return new Profile(badge, recent, window, visit, practice, hosted, other, firstGames);
    }

    public Profile withFirstGames(FirstGames other) {
        return new Profile(badge, recent, window, visit, practice, hosted, preferences, other);
    }
}

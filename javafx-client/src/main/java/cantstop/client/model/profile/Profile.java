package cantstop.client.model.profile;

import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// What this program remembers of its player. Immutable.
///
/// @param badge the name, colour and shape that the player wishes for
/// @param recent the addresses joined lately, as they were typed, the latest first
/// @param window the size of the window
/// @param visit where I had a seat last, as a guest
/// @param practice the last practice game
/// @param hosted whether a game was hosted here before: the system has asked for its permissions then
/// @param preferences how the program looks, moves and sounds
/// @param firstGames how far the player has come in their first games
/// @param wlan the WLAN that guests are offered
public record Profile(
        Badge badge,
        List<String> recent,
        WindowPlace window,
        Optional<LastVisit> visit,
        Practice practice,
        boolean hosted,
        Preferences preferences,
        FirstGames firstGames,
        Wlan wlan) {
    /// Account names that are not a person's name.
    private static final Set<String> IMPERSONAL_ACCOUNTS = Set.of(
            "root",
            "admin",
            "administrator",
            "administrateur",
            "administrador",
            "user",
            "benutzer",
            "utilisateur",
            "usuario",
            "guest",
            "gast",
            "owner",
            "default",
            "defaultuser0",
            "public",
            "pc",
            "laptop",
            "home",
            "test",
            "ubuntu",
            "debian",
            "fedora",
            "mint",
            "pi",
            "live",
            "liveuser",
            "vagrant",
            "docker");

    /// The home screen has room for no more.
    public static final int MOST_RECENT = 4;

    public Profile {
        recent = List.copyOf(recent);
    }

    /// Of a player who has neither practised nor hosted yet.
    public Profile(Badge badge, List<String> recent, WindowPlace window, Optional<LastVisit> visit) {
        this(badge, recent, window, visit, Practice.FIRST, false, Preferences.FIRST, FirstGames.NONE, Wlan.NONE);
    }

    /// The profile of the first start: the system's name for the user, in a random colour and shape.
    ///
    /// @param account the system's name for the user
    /// @param fallback the name if nothing of that is one
    public static Profile fresh(String account, Supplier<PlayerName> fallback, RandomGenerator random) {
        Badge badge = new Badge(
                Optional.of(account)
                        .filter(name -> !IMPERSONAL_ACCOUNTS.contains(name.toLowerCase(Locale.ROOT)))
                        .flatMap(name -> PlayerName.clean(capitalised(name)))
                        .orElseGet(fallback),
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
        return new Profile(other, recent, window, visit, practice, hosted, preferences, firstGames, wlan);
    }

    public Profile withWindow(WindowPlace other) {
        return new Profile(badge, recent, other, visit, practice, hosted, preferences, firstGames, wlan);
    }

    public Profile withPractice(Practice other) {
        return new Profile(badge, recent, window, visit, other, hosted, preferences, firstGames, wlan);
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
                firstGames,
                wlan);
    }

    /// Remembers where the player has a seat, or that they have none.
    public Profile withVisit(Optional<LastVisit> other) {
        return new Profile(badge, recent, window, other, practice, hosted, preferences, firstGames, wlan);
    }

    /// Remembers that a game was hosted here.
    public Profile withHosted() {
        return new Profile(badge, recent, window, visit, practice, true, preferences, firstGames, wlan);
    }

    public Profile withPreferences(Preferences other) {
        return new Profile(badge, recent, window, visit, practice, hosted, other, firstGames, wlan);
    }

    public Profile withFirstGames(FirstGames other) {
        return new Profile(badge, recent, window, visit, practice, hosted, preferences, other, wlan);
    }

    public Profile withWlan(Wlan other) {
        return new Profile(badge, recent, window, visit, practice, hosted, preferences, firstGames, other);
    }
}

package cantstop.browser.seat;

import cantstop.browser.key.PageKey;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.PlayerName;
import cantstop.engine.Shape;
import cantstop.engine.identity.Person;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Who plays at this page: their key, and how they would like to look.
public final class Self {
    private static final String KEY = "cantstop.key";
    private static final String LOOK = "cantstop.look";
    private static final int SECRET = 32;

    private final Storage storage;
    private final PageKey key;
    private final boolean stored;
    private Badge look;

    private Self(Storage storage, PageKey key, boolean stored, Badge look) {
        this.storage = storage;
        this.key = key;
        this.stored = stored;
        this.look = look;
    }

    /// The player of the last visit; a new one at the first visit, or if the browser stores nothing.
    ///
    /// @param random must be unpredictable
    static Self at(Storage storage, RandomGenerator random) {
        Badge look = storage.load(LOOK).flatMap(Self::look).orElseGet(() -> anyLook(random));
        Optional<PageKey> known = storage.load(KEY).flatMap(PageKey::read);
        PageKey key = known.orElseGet(() -> fresh(random));
        return new Self(storage, key, known.isPresent() || storage.save(KEY, key.text()), look);
    }

    private static PageKey fresh(RandomGenerator random) {
        while (true) {
            byte[] secret = new byte[SECRET];
            random.nextBytes(secret);
            Optional<PageKey> key = PageKey.of(secret);
            if (key.isPresent()) {
                return key.get();
            }
        }
    }

    private static Badge anyLook(RandomGenerator random) {
        return new Badge(
                new PlayerName("Guest"),
                Colour.all().get(random.nextInt(Colour.all().size())),
                Shape.all().get(random.nextInt(Shape.all().size())));
    }

    private static Optional<Badge> look(String text) {
        String[] parts = text.split(" ", 3);
        try {
            return parts.length < 3
                    ? Optional.empty()
                    : Optional.of(
                            new Badge(new PlayerName(parts[2]), Colour.valueOf(parts[0]), Shape.valueOf(parts[1])));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    PageKey key() {
        return key;
    }

    Person person() {
        return new Person(key.key(), 0);
    }

    /// Whether the key is kept when the page is closed.
    boolean isStored() {
        return stored;
    }

    Badge look() {
        return look;
    }

    void looks(Badge other) {
        look = other;
        var _ = storage.save(LOOK, other.colour() + " " + other.shape() + " " + other.name());
    }
}

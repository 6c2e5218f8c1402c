package cantstop.client.play;

import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.navigation.ScreenName;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// A registry of the parts beside the game, by what opens them. The game's own screens open them through this and
/// know none of them. An entry that no part registered does nothing.
public final class Extras {
    private final Map<ScreenName, Function<Navigator, ScreenMaker>> screens = new EnumMap<>(ScreenName.class);
    private final Map<Entry, Consumer<ScreenContext>> entries = new EnumMap<>(Entry.class);
    private BiConsumer<ScreenContext, Path> files = (context, file) -> {};

    /// A place that opens a part.
    public enum Entry {
        /// The rules, over any screen.
        RULES,
        /// Organising a big party, from its door.
        ORGANISE,
        /// Sharing the program, from the lobby of the own host.
        GIVE,
        /// Letting a phone or any browser join, from the lobby of the own host.
        PHONE,
        /// The story of the game that has just ended.
        STORY,
        /// A picture of that game to share.
        SHARE
    }

    public Extras(List<Extra> all) {
        all.forEach(extra -> extra.register(this));
    }

    /// Registers how a screen is made, whenever the navigator goes there.
    public void screen(ScreenName name, Function<Navigator, ScreenMaker> maker) {
        screens.put(name, maker);
    }

    /// Registers the action of an entry.
    public void entry(Entry entry, Consumer<ScreenContext> open) {
        entries.put(entry, open);
    }

    /// Registers how saved games are opened.
    public void files(BiConsumer<ScreenContext, Path> open) {
        files = open;
    }

    /// The screen of the place where the navigator is, if a part beside the game shows it.
    public Optional<ScreenMaker> screenAt(Navigator navigator) {
        return Optional.ofNullable(screens.get(navigator.place().get())).map(maker -> maker.apply(navigator));
    }

    void open(Entry entry, ScreenContext context) {
        entries.getOrDefault(entry, nothing -> {}).accept(context);
    }

    /// Opens a saved game.
    public void open(Path file, ScreenContext context) {
        files.accept(context, file);
    }
}

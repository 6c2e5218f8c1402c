package cantstop.client.stories;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// All stories, in the order of an evening.
public final class Stories {
    private static final Map<String, Story> ALL = written();

    private Stories() {}

    /// All of them, by their names.
    public static Map<String, Story> all() {
        return ALL;
    }

    /// One of them.
    ///
    /// @throws NullPointerException where there is none of that name
    public static Story named(String name) {
        return Objects.requireNonNull(ALL.get(name), name);
    }

    private static Map<String, Story> written() {
        Chapter chapter = new Chapter(new LinkedHashMap<>());
        AtHome.tell(chapter);
        AtADoor.tell(chapter);
        InALobby.tell(chapter);
        AtATable.tell(chapter);
        MidGame.tell(chapter);
        HandedOver.tell(chapter);
        LookedBack.tell(chapter);
        return Collections.unmodifiableMap(chapter.stories());
    }
}

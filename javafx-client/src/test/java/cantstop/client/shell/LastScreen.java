package cantstop.client.shell;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.stories.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Where a story comes to its last screen. A window that opens only there need not make those before, which nobody
/// looks at: three of them for a story at a table.
final class LastScreen {
    private static final Map<Story, Integer> CHANGES = new ConcurrentHashMap<>();

    private final Story story;
    private final Supplier<FakeVisit> begin;

    /// @param begin begins a visit like the one in which the story will be told
    LastScreen(Story story, Supplier<FakeVisit> begin) {
        this.story = story;
        this.begin = begin;
    }

    /// Tells the story.
    ///
    /// @param open runs where the last screen begins
    /// @return what it made
    <T> T tell(FakeVisit visit, Supplier<T> open) {
        int last = CHANGES.computeIfAbsent(story, none -> changes());
        List<T> opened = new ArrayList<>();
        List<ScreenName> seen = new ArrayList<>();
        visit.navigator.place().subscribe(place -> {
            seen.add(place);
            if (seen.size() == last) {
                opened.add(open.get());
            }
        });
        tellTo(visit);
        return Objects.requireNonNull(opened.getFirst());
    }

    /// How many screens there are, as a window would see that looks on from the beginning.
    private int changes() {
        FakeVisit visit = begin.get();
        List<ScreenName> seen = new ArrayList<>();
        visit.navigator.place().subscribe(place -> seen.add(place));
        tellTo(visit);
        return seen.size();
    }

    private void tellTo(FakeVisit visit) {
        story.told().accept(visit);
        visit.later.run();
    }
}

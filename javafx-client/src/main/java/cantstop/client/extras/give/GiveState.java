package cantstop.client.extras.give;

import java.util.List;
import java.util.Optional;

/// What the card shows.
///
/// @param line what is going on, or why nothing is; may be empty
/// @param page the address to be typed into a browser
/// @param others where it can be reached, too
/// @param files what is on it, in words
public record GiveState(String line, Optional<String> page, List<String> others, List<String> files) {
    public GiveState {
        others = List.copyOf(others);
        files = List.copyOf(files);
    }

    /// Whether the page is open.
    public boolean isOpen() {
        return page.isPresent();
    }
}

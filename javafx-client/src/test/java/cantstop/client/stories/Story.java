package cantstop.client.stories;

import cantstop.client.fake.FakeVisit;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;

/// What leads to a screen.
///
/// @param told what happens first
/// @param keys what is pressed once it has been told
/// @param button what is pressed then: the name of what it says; empty for none
public record Story(Consumer<FakeVisit> told, List<KeyCode> keys, String button) {
    public Story {
        keys = List.copyOf(keys);
    }
}

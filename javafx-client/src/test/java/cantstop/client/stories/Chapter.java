package cantstop.client.stories;

import cantstop.client.fake.FakeVisit;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;

/// Where stories are put when they are written.
///
/// @param stories those that there are, by their names
record Chapter(Map<String, Story> stories) {
    /// A story after which these keys are pressed.
    void tell(String name, Consumer<FakeVisit> told, KeyCode... keys) {
        stories.put(name, new Story(told, List.of(keys), ""));
    }

    /// A story after which a button is pressed, named by what it says.
    void press(String button, String name, Consumer<FakeVisit> told) {
        stories.put(name, new Story(told, List.of(), button));
    }
}

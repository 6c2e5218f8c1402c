package cantstop.browser.seat;

import java.util.List;
import java.util.Optional;

/// What comes with an action of the page. Anything but what is asked for counts as left out.
public interface Arguments {
    Optional<String> text(String name);

    Optional<Integer> number(String name);

    Optional<Boolean> truth(String name);

    List<Integer> numbers(String name);

    /// An object within; one without fields if there is none.
    Arguments object(String name);
}

package cantstop.engine.arena;

import java.util.List;
import java.util.Optional;

/// The words after a command.
public final class Arguments {
    private final List<String> words;

    public Arguments(String[] words) {
        this.words = List.of(words);
    }

    public boolean has(String name) {
        return words.contains(name);
    }

    /// The word after a name.
    public Optional<String> word(String name) {
        int place = words.indexOf(name);
        return place >= 0 && place + 1 < words.size() ? Optional.of(words.get(place + 1)) : Optional.empty();
    }

    /// The word after a name, at its commas.
    public Optional<List<String>> list(String name) {
        return word(name).map(word -> List.of(word.split(",")));
    }

    /// The number after a name.
    public int number(String name, int otherwise) {
        return word(name).map(Integer::parseInt).orElse(otherwise);
    }
}

package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import java.util.List;

/// The names of tables. A default name is shown in the reader's language, whatever the language of the player who
/// opened the table.
public final class TableNames {
    private static final String ANYBODY = "\u0000";
    private static final List<Usual> USUAL = Words.ofAllLanguages().stream()
            .map(words -> new Usual(words.say("table.name", ANYBODY).split(ANYBODY, -1), words.say("practice.table")))
            .toList();

    private TableNames() {}

    /// The default names in a language: the text around the name of the player who opened the table.
    private record Usual(String[] around, String practice) {
        boolean isOf(String name) {
            return name.length() > around[0].length() + around[1].length()
                    && name.startsWith(around[0])
                    && name.endsWith(around[1]);
        }

        String owner(String name) {
            return name.substring(around[0].length(), name.length() - around[1].length());
        }
    }

    /// The name as it is shown.
    public static String of(Words words, String name) {
        if (USUAL.stream().anyMatch(usual -> usual.practice().equals(name))) {
            return words.say("practice.table");
        }
        return USUAL.stream()
                .filter(usual -> usual.isOf(name))
                .findFirst()
                .map(usual -> words.say("table.name", usual.owner(name)))
                .orElse(name);
    }
}

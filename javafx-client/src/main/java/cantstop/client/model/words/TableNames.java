package cantstop.client.model.words;

import cantstop.client.kit.words.Words;
import java.util.List;

/// The names of tables. A default name is shown in the reader's language, whatever the language of the player who
/// opened the table.
public final class TableNames {
    private static final String ANYBODY = "\u0000";
    private static final List<Usual> USUAL =
            Words.ofAllLanguages().stream().map(Usual::of).toList();

    private TableNames() {}

    /// The default names in a language: the text around the name of the player who opened the table.
    private record Usual(String before, String after, String practice) {
        static Usual of(Words words) {
            String[] around = words.say("table.name", ANYBODY).split(ANYBODY, -1);
            return new Usual(around[0], around[1], words.say("practice.table"));
        }

        boolean isOf(String name) {
            return name.length() > before.length() + after.length() && name.startsWith(before) && name.endsWith(after);
        }

        String owner(String name) {
            return name.substring(before.length(), name.length() - after.length());
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

package cantstop.browser.seat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes maps, lists, texts, numbers, truths and nothing as JSON.
final class Json {
    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder out = new StringBuilder();

    private Json() {}

    static String of(Map<String, ? extends @Nullable Object> object) {
        Json json = new Json();
        json.value(object);
        return json.out.toString();
    }

    private void value(@Nullable Object value) {
        switch (value) {
            case null -> out.append("null");
            case Map<?, ?> map -> object(map);
            case List<?> list -> array(list);
            case Boolean truth -> out.append(truth.booleanValue());
            case Integer number -> out.append(number.intValue());
            case Long number -> out.append(number.longValue());
            case Double number -> out.append(number.doubleValue());
            default -> text(value.toString());
        }
    }

    private void object(Map<?, ?> map) {
        String before = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(before);
            text(String.valueOf(entry.getKey()));
            out.append(':');
            value(entry.getValue());
            before = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private void array(List<?> list) {
        String before = "[";
        for (Object one : list) {
            out.append(before);
            value(one);
            before = ",";
        }
        out.append(list.isEmpty() ? "[]" : "]");
    }

    private void text(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                out.append('\\').append(letter);
            } else if (letter < FIRST_PRINTABLE) {
                out.append("\\u00")
                        .append(Character.forDigit(letter >> 4, 16))
                        .append(Character.forDigit(letter & 15, 16));
            } else {
                out.append(letter);
            }
        }
        out.append('"');
    }
}

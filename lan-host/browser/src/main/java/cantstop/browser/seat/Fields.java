package cantstop.browser.seat;

import cantstop.engine.Column;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// The fields of an object that is being made for the page, in the order in which they are named.
final class Fields {
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

    static Fields with(String name, @Nullable Object value) {
        return new Fields().and(name, value);
    }

    Fields and(String name, @Nullable Object value) {
        fields.put(
                name,
                switch (value) {
                    case null -> null;
                    case Fields inner -> inner.map();
                    case Optional<?> maybe -> plain(maybe.orElse(null));
                    case OptionalInt maybe -> maybe.isPresent() ? maybe.getAsInt() : null;
                    case List<?> list -> Fields.each(list);
                    default -> plain(value);
                });
        return this;
    }

    private static List<@Nullable Object> each(List<?> list) {
        List<@Nullable Object> plain = new ArrayList<>();
        list.forEach(one -> plain.add(plain(one)));
        return plain;
    }

    private static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Fields inner -> inner.map();
            case Seat seat -> seat.number();
            case Column column -> column.number();
            case Enum<?> constant -> constant.name();
            default -> value;
        };
    }

    Map<String, @Nullable Object> map() {
        return fields;
    }

    String json() {
        return Json.of(fields);
    }
}

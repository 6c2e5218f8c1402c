package cantstop.browser;

import cantstop.browser.seat.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// The fields of an object of the page.
final class PageArguments implements Arguments {
    private final JSObject object;

    private PageArguments(JSObject object) {
        this.object = object;
    }

    /// What a text says in JSON; nothing if it is no object.
    static Arguments of(String json) {
        return new PageArguments(parsed(json));
    }

    @Override
    public Optional<String> text(String name) {
        return Optional.ofNullable(text(object, name));
    }

    @Override
    public Optional<Integer> number(String name) {
        return isNumber(object, name) ? Optional.of(number(object, name)) : Optional.empty();
    }

    @Override
    public Optional<Boolean> truth(String name) {
        return isTruth(object, name) ? Optional.of(truth(object, name)) : Optional.empty();
    }

    @Override
    public List<Integer> numbers(String name) {
        List<Integer> numbers = new ArrayList<>();
        for (int one : numbers(object, name)) {
            numbers.add(one);
        }
        return numbers;
    }

    @Override
    public Arguments object(String name) {
        return new PageArguments(object(object, name));
    }

    @JSBody(
            params = "json",
            script = "try { var o = JSON.parse(json || '{}'); return o && typeof o === 'object' ? o : {}; }"
                    + " catch (e) { return {}; }")
    private static native JSObject parsed(String json);

    @JSBody(
            params = {"object", "name"},
            script = "return typeof object[name] === 'string' ? object[name] : null;")
    private static native String text(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return Number.isInteger(object[name]) && Math.abs(object[name]) < 2147483648;")
    private static native boolean isNumber(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return object[name];")
    private static native int number(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return typeof object[name] === 'boolean';")
    private static native boolean isTruth(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return object[name];")
    private static native boolean truth(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return Array.isArray(object[name])"
                    + " ? object[name].filter(n => Number.isInteger(n) && Math.abs(n) < 2147483648) : [];")
    private static native int[] numbers(JSObject object, String name);

    @JSBody(
            params = {"object", "name"},
            script = "return object[name] && typeof object[name] === 'object' ? object[name] : {};")
    private static native JSObject object(JSObject object, String name);
}

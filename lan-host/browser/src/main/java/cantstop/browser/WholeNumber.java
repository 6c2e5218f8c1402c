package cantstop.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// A whole number of any size, as every browser has them, and what can be done with such.
public abstract class WholeNumber implements JSObject {
    private WholeNumber() {}

    @JSBody(params = "text", script = "return BigInt('0x' + text);")
    public static native WholeNumber read(String text);

    @JSBody(
            params = {"number", "bits"},
            script = "return BigInt.asIntN(bits, number);")
    public static native WholeNumber signed(WholeNumber number, int bits);

    @JSBody(
            params = {"a", "b"},
            script = "return a + b;")
    public static native WholeNumber plus(WholeNumber a, WholeNumber b);

    @JSBody(
            params = {"a", "b"},
            script = "return a - b;")
    public static native WholeNumber less(WholeNumber a, WholeNumber b);

    @JSBody(
            params = {"a", "b"},
            script = "return a * b;")
    public static native WholeNumber times(WholeNumber a, WholeNumber b);

    @JSBody(
            params = {"a", "b"},
            script = "return a / b;")
    public static native WholeNumber over(WholeNumber a, WholeNumber b);

    @JSBody(
            params = {"a", "m"},
            script = "const r = a % m; return r < 0 ? r + m : r;")
    public static native WholeNumber rest(WholeNumber a, WholeNumber m);

    /// By Euclid's algorithm.
    @JSBody(
            params = {"a", "m"},
            script = "let x = a, y = m, u = BigInt(1), v = BigInt(0);"
                    + " while (y) { const q = x / y; [x, y, u, v] = [y, x - q * y, v, u - q * v]; }"
                    + " return u < 0 ? u + m : u;")
    public static native WholeNumber inverse(WholeNumber a, WholeNumber m);

    @JSBody(
            params = {"a", "e", "m"},
            script = "let r = BigInt(1);"
                    + " for (const bit of e.toString(2)) { r = r * r % m; if (bit === '1') r = r * a % m; } return r;")
    public static native WholeNumber power(WholeNumber a, WholeNumber e, WholeNumber m);

    @JSBody(params = "a", script = "return -a;")
    public static native WholeNumber minus(WholeNumber a);

    @JSBody(
            params = {"a", "b"},
            script = "return a ^ b;")
    public static native WholeNumber xor(WholeNumber a, WholeNumber b);

    @JSBody(
            params = {"a", "count"},
            script = "return a << BigInt(count);")
    public static native WholeNumber left(WholeNumber a, int count);

    @JSBody(
            params = {"a", "count"},
            script = "return a >> BigInt(count);")
    public static native WholeNumber right(WholeNumber a, int count);

    @JSBody(params = "a", script = "return Number(BigInt.asUintN(1, a)) === 1;")
    public static native boolean isOdd(WholeNumber a);

    @JSBody(params = "a", script = "return a < 0 ? -1 : a > 0 ? 1 : 0;")
    public static native int sign(WholeNumber a);

    @JSBody(params = "a", script = "return Number(BigInt.asIntN(32, a));")
    public static native int low(WholeNumber a);

    @JSBody(params = "a", script = "return (a < 0 ? ~a : a).toString(2).replace(/^0/, '').length;")
    public static native int bits(WholeNumber a);

    @JSBody(params = "a", script = "return a ? a.toString(2).match(/0*$/)[0].length : -1;")
    public static native int zeros(WholeNumber a);
}

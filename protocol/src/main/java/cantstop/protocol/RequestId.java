package cantstop.protocol;

/// Tells a guest's requests apart on its connection: the host's answer to a request carries it back.
///
/// @param number counts up from 1 where this program's guest asks; hosts take 0 to 2^63 - 1
public record RequestId(long number) implements Comparable<RequestId> {
    /// The number with which a host declines an `Attend`, which has no request number.
    public static final RequestId ATTENDING = new RequestId(0);

    @Override
    public int compareTo(RequestId other) {
        return Long.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Long.toString(number);
    }
}

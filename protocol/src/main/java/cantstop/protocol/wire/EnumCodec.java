package cantstop.protocol.wire;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Maps an enum to its namesake on the wire: `JUMPING` is `VARIANT_JUMPING`. Building one fails unless every constant
/// has a partner on the other side.
final class EnumCodec<D extends Enum<D>, W extends Enum<W>> {
    /// The constant that protobuf reads an unknown number as.
    private static final String UNRECOGNIZED = "UNRECOGNIZED";

    private final Map<D, W> outward;
    private final Map<W, D> inward;
    private final String what;

    private EnumCodec(Map<D, W> outward, Map<W, D> inward, String what) {
        this.outward = outward;
        this.inward = inward;
        this.what = what;
    }

    static <D extends Enum<D>, W extends Enum<W>> EnumCodec<D, W> of(Class<D> domain, Class<W> wire, String prefix) {
        return of(domain, wire, prefix, Set.of());
    }

    /// @param unsent constants that are never sent
    static <D extends Enum<D>, W extends Enum<W>> EnumCodec<D, W> of(
            Class<D> domain, Class<W> wire, String prefix, Set<D> unsent) {
        Map<D, W> outward = new EnumMap<>(domain);
        Map<W, D> inward = new EnumMap<>(wire);
        for (D constant : domain.getEnumConstants()) {
            if (!unsent.contains(constant)) {
                W partner = Enum.valueOf(wire, prefix + constant.name());
                outward.put(constant, partner);
                inward.put(partner, constant);
            }
        }
        Set<String> neither = Set.of(prefix + "UNSPECIFIED", UNRECOGNIZED);
        Arrays.stream(wire.getEnumConstants())
                .filter(constant -> !inward.containsKey(constant) && !neither.contains(constant.name()))
                .forEach(constant -> {
                    throw new IllegalStateException("no " + domain.getSimpleName() + " for " + constant);
                });
        return new EnumCodec<>(outward, inward, domain.getSimpleName());
    }

    W write(D constant) {
        @Nullable W partner = outward.get(constant);
        if (partner == null) {
            throw new IllegalArgumentException(constant + " is never sent");
        }
        return partner;
    }

    /// Whether only a later version knows this constant. The caller decides what it counts as.
    boolean isLater(W constant) {
        return constant.name().equals(UNRECOGNIZED);
    }

    /// @param later what a constant of a later version counts as
    /// @throws IllegalArgumentException for a value that is unset
    D read(W constant, D later) {
        return isLater(constant) ? later : read(constant);
    }

    /// @throws IllegalArgumentException for a value that is unset or not known here
    D read(W constant) {
        @Nullable D partner = inward.get(constant);
        if (partner == null) {
            throw new IllegalArgumentException("unknown " + what);
        }
        return partner;
    }
}

package cantstop.protocol.fuzz;

import java.util.Arrays;

/// The one target of the fuzzer: the first byte says for which decoder the rest is.
public final class Fuzz {
    private Fuzz() {}

    /// Takes one input. Anything that it throws is a finding.
    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        if (input.length > 0) {
            Decoders[] all = Decoders.values();
            all[(input[0] & 0xff) % all.length].read(Arrays.copyOfRange(input, 1, input.length));
        }
    }
}

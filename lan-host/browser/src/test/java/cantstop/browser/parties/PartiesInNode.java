package cantstop.browser.parties;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/// Plays the tapes of a file in Node.
public final class PartiesInNode {
    private PartiesInNode() {}

    /// Plays.
    ///
    /// @param args the file
    public static void main(String[] args) {
        Int8Array file = read(args[0]);
        byte[] packed = new byte[file.getLength()];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = file.get(i);
        }
        Parties.play(packed);
    }

    @JSBody(params = "name", script = "return new Int8Array(files.readFileSync(name));")
    private static native Int8Array read(String name);
}

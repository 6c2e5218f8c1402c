package cantstop.protocol.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes what the fuzzer begins with: one of every message there is.
public final class SeedsMain {
    private SeedsMain() {}

    /// Writes them.
    ///
    /// @param args the folder
    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Decoders decoder : Decoders.values()) {
            List<byte[]> seeds = decoder.seeds();
            for (int number = 0; number < seeds.size(); number++) {
                Files.write(folder.resolve(decoder + "-" + number), input(decoder, seeds.get(number)));
            }
        }
    }

    static byte[] input(Decoders decoder, byte[] bytes) {
        byte[] input = new byte[bytes.length + 1];
        input[0] = (byte) List.of(Decoders.values()).indexOf(decoder);
        System.arraycopy(bytes, 0, input, 1, bytes.length);
        return input;
    }
}

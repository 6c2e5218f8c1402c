package cantstop.browser.parties;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Plays the tapes of a file in this virtual machine.
public final class PartiesHere {
    private PartiesHere() {}

    /// Plays.
    ///
    /// @param args the file
    public static void main(String[] args) throws IOException {
        Parties.play(Files.readAllBytes(Path.of(args[0])));
    }
}

package cantstop.tools.training;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Where a training that was stopped goes on: everything that the rounds to come depend on, so that the net comes
/// out the same as without the stop.
///
/// @param file beside the nets; gone once the training is over
/// @param course names the training: another seed, or another number of rounds, is another one
public record Checkpoint(Path file, String course) {
    /// Writes the state after a round; a stop in the middle leaves the state before.
    void save(int round, TrainableNet trainable, ReplayBuffer buffer) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".part");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeUTF(course);
            out.writeInt(round);
            trainable.write(out);
            buffer.write(out);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /// Reads the latest state.
    ///
    /// @return the round it was written after; 0 where there is none, and then nothing has changed
    int resume(TrainableNet trainable, ReplayBuffer buffer) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(course)) {
                return 0;
            }
            int round = in.readInt();
            trainable.read(in);
            buffer.read(in);
            return round;
        }
    }

    public void remove() throws IOException {
        Files.deleteIfExists(file);
    }
}

package cantstop.client.extras.history;

import cantstop.engine.LogEntry;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;

/// Games in files of their own, to hand on to somebody else. Read and written on another thread than whoever asks.
final class LogFiles {
    private final Executor thread;

    LogFiles(Executor thread) {
        this.thread = thread;
    }

    /// Reads a game and judges every event of it; fails with a [LogFile.NotALog] for what is none.
    CompletionStage<PastGame> open(Path file) {
        return CompletableFuture.supplyAsync(() -> read(file), thread);
    }

    private static PastGame read(Path file) {
        try {
            if (Files.size(file) > LogFile.LARGEST) {
                throw new LogFile.NotALog(LogFile.NotALog.Reason.SOMETHING_ELSE);
            }
            SeenLog log = LogFile.read(Files.readAllBytes(file));
            return PastGame.ofFile(
                    name(file), log, Files.getLastModifiedTime(file).toInstant());
        } catch (IOException _) {
            throw new CompletionException(new LogFile.NotALog(LogFile.NotALog.Reason.UNREADABLE));
        } catch (LogFile.NotALog e) {
            throw new CompletionException(e);
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// Writes a game. The file is there when it is whole, or not at all.
    CompletionStage<String> save(Path file, List<LogEntry> entries) {
        byte[] bytes = LogFile.write(entries);
        return CompletableFuture.supplyAsync(
                () -> {
                    Path half = file.resolveSibling(name(file) + ".part");
                    try {
                        Files.write(half, bytes);
                        Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
                        return name(file);
                    } catch (IOException e) {
                        throw new CompletionException(e);
                    }
                },
                thread);
    }
}

package cantstop.client.system.voice;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.LoggerFactory;

/// The voice of the system, one process a sentence, started on a thread of its own. The newest sentence wins: an older
/// one that is still being read ends, and one that has not begun never does.
public final class SystemVoice implements Voice {
    private final Optional<SpeechCommand> reader;
    private final Launcher launcher;
    private final Executor thread;
    private final AtomicLong newest = new AtomicLong();
    private Optional<Process> reading = Optional.empty();
    private volatile boolean broken;

    /// Starts programs.
    interface Launcher {
        Process start(List<String> command) throws IOException;
    }

    /// The voice of this system, if it has one.
    public SystemVoice() {
        this(
                SpeechCommand.here(),
                command -> new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start(),
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("voice").factory()));
    }

    SystemVoice(Optional<SpeechCommand> reader, Launcher launcher, Executor thread) {
        this.reader = reader;
        this.launcher = launcher;
        this.thread = thread;
    }

    @Override
    public boolean isThere() {
        return reader.isPresent() && !broken;
    }

    @Override
    public void say(String sentence, Locale language) {
        long mine = newest.incrementAndGet();
        reader.filter(there -> !broken)
                .ifPresent(there -> thread.execute(() -> {
                    if (mine == newest.get()) {
                        read(there, sentence, language);
                    }
                }));
    }

    private void read(SpeechCommand there, String sentence, Locale language) {
        try {
            hush(there);
            Process process = launcher.start(there.in(language));
            reading = Optional.of(process);
            try (OutputStream text = process.getOutputStream()) {
                text.write(sentence.getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            broken = true;
            LoggerFactory.getLogger(SystemVoice.class).info("there is no voice here: {}", e.toString());
        }
    }

    private void hush(SpeechCommand there) throws IOException {
        boolean stillReading = reading.filter(Process::isAlive).isPresent();
        if (stillReading) {
            reading.ifPresent(Process::destroy);
            if (!there.hush().isEmpty()) {
                launcher.start(there.hush());
            }
        }
    }
}

package cantstop.client.system.sleep;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.LoggerFactory;

/// Runs the commands as processes. To start one may take a while, so it happens on a thread of its own.
final class ProcessHolding implements SleepInhibitor.Holding {
    @Override
    public SleepInhibitor.Hold begin(List<String> command) {
        Started started = new Started(command);
        Thread.ofVirtual().name("awake").start(started);
        return started;
    }

    private static final class Started implements SleepInhibitor.Hold, Runnable {
        private final List<String> command;
        private final CompletableFuture<Void> released = new CompletableFuture<>();
        private final CompletableFuture<Void> ended = new CompletableFuture<>();

        Started(List<String> command) {
            this.command = command;
        }

        @Override
        public void run() {
            try {
                Process process = new ProcessBuilder(command)
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD)
                        .start();
                var _ = process.onExit().thenRun(() -> ended.complete(null));
                var _ = released.thenRun(() -> {
                    process.descendants().forEach(ProcessHandle::destroy);
                    process.destroy();
                });
            } catch (IOException e) {
                LoggerFactory.getLogger(ProcessHolding.class)
                        .debug("{} can't be run: {}", command.getFirst(), e.getMessage());
                ended.complete(null);
            }
        }

        @Override
        public CompletionStage<?> ended() {
            return ended;
        }

        @Override
        public void release() {
            released.complete(null);
        }
    }
}

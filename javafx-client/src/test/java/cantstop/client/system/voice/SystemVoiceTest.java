package cantstop.client.system.voice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The system's own voice: text by standard input, off this thread, and the newest sentence wins.
class SystemVoiceTest {
    private final Deque<Runnable> thread = new ArrayDeque<>();
    private final List<List<String>> commands = new ArrayList<>();
    private final List<FakeProcess> started = new ArrayList<>();
    private final SpeechCommand reader =
            SpeechCommand.on("Linux", "/usr/bin", path -> true).orElseThrow();
    private final SystemVoice voice = new SystemVoice(Optional.of(reader), this::start, thread::add);

    private Process start(List<String> command) {
        commands.add(command);
        started.add(new FakeProcess());
        return started.getLast();
    }

    private void run() {
        while (!thread.isEmpty()) {
            thread.removeFirst().run();
        }
    }

    @Test
    void theTextComesByStandardInputAndNeverOnTheCommandLine() {
        voice.say("Zoë; rm -rf / rolled 6", Locale.GERMAN);
        assertThat(started).isEmpty();
        run();
        assertThat(started.getFirst().given.toString(StandardCharsets.UTF_8)).isEqualTo("Zoë; rm -rf / rolled 6");
        assertThat(commands.getFirst())
                .noneMatch(word -> word.contains("rolled"))
                .contains("de");
    }

    @Test
    void aSentenceThatIsStillReadEndsForTheNewest() {
        voice.say("one", Locale.ENGLISH);
        run();
        voice.say("two", Locale.ENGLISH);
        run();
        assertThat(started.getFirst().isAlive()).isFalse();
        assertThat(commands.get(1)).contains("--cancel");
        assertThat(started.getLast().given.toString(StandardCharsets.UTF_8)).isEqualTo("two");
    }

    @Test
    void whatWasOvertakenBeforeItBeganIsNeverRead() {
        voice.say("one", Locale.ENGLISH);
        voice.say("two", Locale.ENGLISH);
        run();
        assertThat(started).hasSize(1);
        assertThat(started.getFirst().given.toString(StandardCharsets.UTF_8)).isEqualTo("two");
    }

    @Test
    void aVoiceThatDoesNotStartIsNotThereAnyMore() {
        SystemVoice mute = new SystemVoice(
                Optional.of(reader),
                command -> {
                    throw new IOException("no such program");
                },
                Runnable::run);
        assertThat(mute.isThere()).isTrue();
        mute.say("one", Locale.ENGLISH);
        assertThat(mute.isThere()).isFalse();
    }

    @Test
    void whereNothingReadsAloudThereIsNoVoice() {
        assertThat(SpeechCommand.on("Linux", "/usr/bin", path -> false)).isEmpty();
        assertThat(SpeechCommand.on("Mac OS X", "", path -> true)).isEmpty();
        SystemVoice none = new SystemVoice(Optional.empty(), this::start, Runnable::run);
        none.say("one", Locale.ENGLISH);
        assertThat(none.isThere()).isFalse();
        assertThat(started).isEmpty();
    }

    @Test
    void eachSystemHasItsOwn() {
        assertThat(SpeechCommand.on("Mac OS X", "/usr/bin", path -> path.equals(Path.of("/usr/bin/say")))
                        .orElseThrow()
                        .command())
                .containsExactly("/usr/bin/say", "-f", "-");
        assertThat(SpeechCommand.on("Windows 11", "/windows", path -> path.endsWith("powershell.exe"))
                        .orElseThrow()
                        .in(Locale.FRENCH)
                        .getLast())
                .contains("In.ReadToEnd()", "'fr'");
    }
}

package cantstop.client.system.voice;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The program of a system that reads aloud what it is given on standard input. Text never stands on a command line:
/// a player's name could inject anything there.
///
/// @param command with `{language}` for the code of a language
/// @param hush the command that silences it; empty if ending the process does
record SpeechCommand(List<String> command, List<String> hush) {
    private static final String WINDOWS = """
            [Console]::InputEncoding = [Text.Encoding]::UTF8; \
            Add-Type -AssemblyName System.Speech; \
            $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
            try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '{language}') } catch {}; \
            $voice.Speak([Console]::In.ReadToEnd())""";

    SpeechCommand {
        command = List.copyOf(command);
        hush = List.copyOf(hush);
    }

    /// The text-to-speech command of this machine, if it has one.
    static Optional<SpeechCommand> here() {
        return on(System.getProperty("os.name", ""), System.getenv().getOrDefault("PATH", ""), Files::isExecutable);
    }

    /// The text-to-speech command of a system.
    ///
    /// @param path its search path
    /// @param exists whether a program lies there
    static Optional<SpeechCommand> on(String system, String path, Predicate<Path> exists) {
        if (system.startsWith("Windows")) {
            return find("powershell.exe", path, exists)
                    .map(shell -> new SpeechCommand(
                            List.of(shell, "-NoProfile", "-NonInteractive", "-Command", WINDOWS), List.of()));
        }
        if (system.startsWith("Mac")) {
            return find("say", path, exists).map(say -> new SpeechCommand(List.of(say, "-f", "-"), List.of()));
        }
        // It hands the text to a daemon and ends, so ending it would silence nothing.
        return find("spd-say", path, exists)
                .map(say -> new SpeechCommand(
                        List.of(say, "--wait", "--pipe-mode", "--language", "{language}"), List.of(say, "--cancel")));
    }

    private static Optional<String> find(String name, String path, Predicate<Path> exists) {
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder).resolve(name))
                .filter(exists)
                .map(Path::toString)
                .findFirst();
    }

    /// The command for a language.
    List<String> in(Locale language) {
        return command.stream()
                .map(word -> word.replace("{language}", language.getLanguage()))
                .toList();
    }
}

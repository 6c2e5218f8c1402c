package cantstop.client.shell;

import cantstop.client.kit.words.Words;
import cantstop.client.model.words.DiceWords;
import cantstop.engine.story.DiceRecord;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.client.SeenLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What `--check` says of a saved game: whether all of it follows from the rules and from the secrets that the laptops
/// showed, and who threw the dice.
///
/// @param code what the program exits with: 0 for a sound game, 1 for one that is not, 2 for no game at all
/// @param text what is printed
record CheckedGame(int code, String text) {
    private static final int NOT_SOUND = 1;
    private static final int NO_GAME = 2;

    /// Reads and judges a file.
    static CheckedGame of(Path file, Words words) {
        try {
            return judged(LogFile.read(Files.readAllBytes(file)), words);
        } catch (LogFile.NotALog e) {
            return noGame(file, e.reason(), words);
        } catch (IOException _) {
            return noGame(file, LogFile.NotALog.Reason.UNREADABLE, words);
        }
    }

    private static CheckedGame noGame(Path file, LogFile.NotALog.Reason why, Words words) {
        return new CheckedGame(NO_GAME, words.say("history.file." + why.name(), file));
    }

    private static CheckedGame judged(SeenLog seen, Words words) {
        long length = seen.log().sequence();
        String verdict = seen.flaw()
                .map(flaw -> switch (flaw) {
                    case SeenLog.Flaw.Illegal(var what) -> words.say("history.illegal", what.sequence());
                    case SeenLog.Flaw.Newer _ -> words.say("history.newer", length);
                    case SeenLog.Flaw.Damaged _ -> words.say("history.damaged", length);
                })
                .orElseGet(() -> words.say("history.legal", length));
        List<String> dice =
                new DiceWords(words).sentences(DiceRecord.of(seen.log().events()));
        return new CheckedGame(seen.flaw().isPresent() ? NOT_SOUND : 0, verdict + "\n" + String.join("\n", dice));
    }
}

package cantstop.client.extras.history;

import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.LocalUser;
import cantstop.client.model.words.DiceWords;
import cantstop.client.model.words.LogWords;
import cantstop.client.model.words.TableNames;
import cantstop.engine.LogEntry;
import cantstop.engine.story.DiceRecord;
import cantstop.protocol.client.SeenCast;
import cantstop.protocol.client.SeenGame;
import cantstop.protocol.client.SeenLog;

/// What is said of copies and of what happened in them, in the language of the moment: a game that is open
/// outlives a change of language.
final class HistoryWords {
    private final LocalUser me;

    HistoryWords(LocalUser me) {
        this.me = me;
    }

    /// What a copy is called: a table by its name, practice by whom it was against.
    String title(SeenGame game) {
        return game.cast().isPractice()
                ? words().say("history.practice", words().list(game.cast().bots()))
                : TableNames.of(words(), game.name());
    }

    /// Who sat there.
    String players(SeenGame game) {
        return words().list(game.cast().players());
    }

    /// What the list says below a table's name.
    String line(SeenGame game) {
        String branch = game.branch() == 0 ? "" : "\n" + words().say("history.branch", game.branch());
        return words().say("history.when", game.last().toEpochMilli()) + " · " + state(game) + branch;
    }

    /// The same of one of several games at a table. The log does not say when those before the last one were played.
    String line(ListedGame row) {
        if (row.of() == 1) {
            return line(row.game());
        }
        String which = words().say("history.which", row.number(), row.of());
        return row.isEarlier() ? which + " · " + state(row.game()) : line(row.game()) + "\n" + which;
    }

    private String state(SeenGame game) {
        return game.playing()
                ? words().say("history.playing")
                : game.cast().winner().map(this::won).orElseGet(() -> words().say("history.over"));
    }

    private String won(SeenCast.Winner winner) {
        boolean mine = winner.person().filter(me.person()::equals).isPresent();
        return mine ? words().say("history.won.mine") : words().say("history.won", winner.name());
    }

    /// So much of the disk, in megabytes, with one digit after the point; what is less than that counts as one.
    double megabytes(long bytes) {
        return bytes == 0 ? 0 : Math.max(0.1, Math.round(bytes / 1e5) / 10.0);
    }

    /// What happened at that step.
    String sentence(PastGame past, int step) {
        if (step == 0) {
            return "";
        }
        LogEntry entry = past.log().log().after(step - 1).getFirst();
        return new LogWords(words())
                .say(entry.event(), past.after(step - 1), past.after(step))
                .orElse("");
    }

    /// What can be said for a copy, and what can't.
    String verdict(PastGame past) {
        String judged = past.log()
                .flaw()
                .map(flaw -> switch (flaw) {
                    case SeenLog.Flaw.Illegal(var what) -> words().say("history.illegal", what.sequence());
                    case SeenLog.Flaw.Newer _ -> words().say("history.newer", past.length());
                    case SeenLog.Flaw.Damaged _ -> words().say("history.damaged", past.length());
                })
                .orElseGet(() -> legal(past));
        if (past.game().branch() > 0) {
            return branched(past) + " " + judged;
        }
        if (past.game().cast().isPractice()) {
            return past.file().isPresent() ? judged + " " + words().say("history.alone.file") : judged;
        }
        return past.mayGoOnWith(me.person()) || past.file().isPresent()
                ? judged + " " + words().say("history.alone")
                : judged;
    }

    /// Why a branch is one; empty for what is none.
    String branched(PastGame past) {
        return past.game().branch() == 0 ? "" : words().say("history.branch.why");
    }

    private String legal(PastGame past) {
        String legal = words().say("history.legal", past.length());
        return past.game().cast().isPractice() ? legal : legal + " " + thrown(past);
    }

    /// Who threw the dice of a copy.
    private String thrown(PastGame past) {
        return String.join(
                " ",
                new DiceWords(words()).sentences(DiceRecord.of(past.log().log().events())));
    }

    /// What going on means.
    String wayOn(PastGame past) {
        return words().say(past.isOver() ? "history.again" : "history.goOn");
    }

    private Words words() {
        return me.words();
    }
}

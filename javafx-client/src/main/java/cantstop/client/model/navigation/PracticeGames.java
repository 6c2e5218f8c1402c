package cantstop.client.model.navigation;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.profile.Practice;
import cantstop.client.model.words.BotWords;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.GameState;
import cantstop.engine.PlayerName;
import cantstop.engine.TableName;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;

/// Practice against bots on this computer: the opponents and the results. Confined to the FX thread.
public final class PracticeGames {
    private final LocalUser me;
    private Optional<Win> win = Optional.empty();
    private boolean latest;

    PracticeGames(LocalUser me) {
        this.me = me;
    }

    /// A game of practice that I have won.
    ///
    /// @param first the bots that I have never beaten before, in the order of their seats
    /// @param next the bot to try now; empty if all are beaten
    public record Win(List<BotLevel> first, Optional<BotLevel> next) {
        public Win {
            first = List.copyOf(first);
        }
    }

    /// The intent of such a practice game, which is remembered as the last set-up.
    Intent intent(Practice practice) {
        keep(practice);
        List<Intent.Practising.Opponent> bots = practice.bots().stream()
                .map(level -> new Intent.Practising.Opponent(level, badge(level)))
                .toList();
        TableName name = new TableName(me.words().say("practice.table"));
        return new Intent.Practising(name, me.profile().get().badge(), practice.settings(), bots);
    }

    /// How a bot would like to look: named as one knows it, and else whatever is free.
    public Badge badge(BotLevel level) {
        Badge mine = me.profile().get().badge();
        Words words = me.words();
        PlayerName name = PlayerName.clean(new BotWords(words).name(level))
                .orElseGet(() -> new PlayerName(words.say("bot.name")));
        return new Badge(name, mine.colour(), mine.shape());
    }

    /// The game that is over, where I have won it.
    public Optional<Win> win() {
        return win;
    }

    /// Whether the last game was practice.
    public boolean wasLatest() {
        return latest;
    }

    /// A visit begins.
    ///
    /// @param practice whether for practice
    void begins(boolean practice) {
        latest = practice;
    }

    /// Looks at a table of practice after something changed there.
    void look(Party there) {
        TableState table = there.state().get();
        Practice before = me.profile().get().practice();
        Practice after = PracticeResult.after(before, table, there.mySeat());
        keep(after);
        GameState game = table.game();
        boolean won = game != null && game.isFinished() && there.mySeat().equals(Optional.ofNullable(game.winner()));
        if (!won) {
            win = Optional.empty();
        } else if (win.isEmpty()) {
            List<BotLevel> first = PracticeResult.bots(table).stream()
                    .filter(level -> !before.beaten().contains(level))
                    .distinct()
                    .toList();
            win = Optional.of(new Win(first, after.next()));
        }
    }

    /// Games at other hosts are no practice.
    void forget() {
        win = Optional.empty();
    }

    private void keep(Practice practice) {
        me.change(me.profile().get().withPractice(practice));
    }
}

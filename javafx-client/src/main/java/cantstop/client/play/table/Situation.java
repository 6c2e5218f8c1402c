package cantstop.client.play.table;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.words.Words;
import cantstop.client.model.tales.TurnTale;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.SeatNames;
import cantstop.client.model.words.TaleWords;
import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Refusal;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What somebody at a table can do just now. Made anew for each state that is seen.
///
/// @param mine my seat, where I have one
/// @param shared whether I share this laptop with others who play, so that "your turn" would be said to all of them
/// @param offline why the table stands still, as a headline; empty while the host hears me
/// @param pending while something I did is under way: what to say of it
/// @param recent what the log tells of this turn and of the one before it
/// @param tale what the turn before is remembered for
public record Situation(
        TableState table,
        GameState game,
        Optional<Seat> mine,
        boolean shared,
        Optional<String> offline,
        Optional<String> pending,
        Recent recent,
        Optional<TurnTale> tale,
        Words words,
        Reasons reasons) {
    /// What there is to press, and why what can't be pressed can't.
    public Controls controls() {
        return new Controls(
                headline(),
                isMyTurn(),
                isMyTurn() && offline.isEmpty(),
                dice(),
                game.phase() instanceof Phase.Falling && !isStarting(),
                game.options(),
                isMyTurn() && isFree() && game.phase() instanceof Phase.ToChoose,
                roll(),
                stop(),
                Stake.of(table, game, recent.rolls(), words),
                isMyTurn() && isFree() && game.settings().takingBack() && game.phase() instanceof Phase.ToGoOn,
                mine.filter(seat -> table.chair(seat).standIn() != null).isPresent(),
                mine.filter(seat -> table.occupied().equals(List.of(seat))).isPresent() && !game.isFinished(),
                freeSeat(),
                lost().map(Player.Bust::roll),
                lostSaid(),
                news(),
                told(),
                mover());
    }

    private Optional<String> freeSeat() {
        boolean watching = mine.isEmpty() && isFree() && !game.isFinished();
        return abandoned(table, game).filter(seat -> watching).map(seat -> SeatNames.of(words, table, seat));
    }

    /// A player's seat that nobody sits on any more.
    static Optional<Seat> abandoned(TableState table, GameState game) {
        return game.players().stream()
                .map(Player::seat)
                .filter(seat -> table.chair(seat).isEmpty())
                .findFirst();
    }

    /// Whether the game waits for me.
    private boolean isMyTurn() {
        return mine.filter(game.mover()::equals).isPresent()
                && !isStarting()
                && !game.isFinished()
                && table.chair(game.mover()).bot() == null;
    }

    private boolean isStarting() {
        return game.isThrowingForStart();
    }

    private boolean isFree() {
        return offline.isEmpty() && pending.isEmpty();
    }

    private Optional<Roll> dice() {
        return switch (game.beforeRoll().phase()) {
            case Phase.ToChoose(Roll roll) -> Optional.of(roll);
            case Phase.ToGoOn(Roll roll, long _) -> Optional.of(roll);
            case Phase.ForStart _, Phase.ToRoll _, Phase.Falling _, Phase.Finished _ -> Optional.empty();
        };
    }

    /// What the turn before came to nothing with, until the dice roll again.
    private Optional<Player.Bust> lost() {
        return Optional.ofNullable(before().bust()).filter(bust -> game.phase() instanceof Phase.ToRoll);
    }

    private Player before() {
        List<Player> players = game.players();
        return players.get(Math.floorMod(players.indexOf(game.player(game.mover())) - 1, players.size()));
    }

    private String lostSaid() {
        return lost().filter(bust -> offline.isEmpty())
                .map(bust -> new Captions(words, this::isMine).cost(table, before(), bust))
                .orElse("");
    }

    private boolean isMine(Seat seat) {
        return !shared && mine.filter(seat::equals).isPresent();
    }

    /// What the turn before won, or dared, until the dice roll again.
    private Optional<News> news() {
        if (!(game.phase() instanceof Phase.ToRoll)) {
            return Optional.empty();
        }
        Seat seat = before().seat();
        if (!recent.took().isEmpty()) {
            int left = game.settings().columnsToWin() - game.columnsWon(seat);
            String said = isMine(seat)
                    ? words.say("turn.took.mine", words.columns(recent.took()))
                    : words.say("turn.took", SeatNames.of(words, table, seat), words.columns(recent.took()));
            return Optional.of(news(
                    said,
                    words.say("turn.took.left", left),
                    recent.took().stream().map(Column::toString).collect(Collectors.joining("  ")),
                    said));
        }
        return lastTale()
                .filter(TurnTale.Survived.class::isInstance)
                .map(TurnTale.Survived.class::cast)
                .map(dared -> news(
                        "",
                        "",
                        words.say("tale.survived.rolls", dared.rolls()),
                        isMine(seat)
                                ? words.say("tale.survived.caption.mine", dared.oneIn())
                                : words.say("tale.survived.caption", SeatNames.of(words, table, seat), dared.oneIn())));
    }

    private News news(String said, String besides, String painted, String caption) {
        Map<Seat, Badge> looks = SeatNames.looks(words, table.chairs());
        Seat seat = before().seat();
        return new News(
                said,
                besides,
                painted,
                caption,
                Optional.ofNullable(looks.get(seat)),
                Initials.of(looks).getOrDefault(seat, ""));
    }

    private Optional<TurnTale> lastTale() {
        return tale.filter(last -> offline.isEmpty()
                && game.phase() instanceof Phase.ToRoll
                && last.seat().equals(before().seat()));
    }

    /// What a bust cost is said anyway, and what was dared is painted.
    private String told() {
        return lastTale()
                .filter(last -> !(last instanceof TurnTale.Fell || last instanceof TurnTale.Survived))
                .map(last -> isMine(last.seat())
                        ? new TaleWords(words).toThemselves(last)
                        : new TaleWords(words).say(last, table))
                .orElse("");
    }

    private Optional<Colour> mover() {
        return isStarting() || game.isFinished() ? Optional.empty() : Optional.of(Stake.mover(table, game, words));
    }

    private String headline() {
        return offline.orElseGet(this::turn);
    }

    /// Whose turn it is, and what it waits for.
    private String turn() {
        String name = SeatNames.of(words, table, game.mover());
        String whose = !isMyTurn() ? "theirs" : shared ? "shared" : "mine";
        return switch (game.phase()) {
            case Phase.ForStart _ -> words.say("start.title");
            case Phase.Falling _ when isStarting() -> words.say("start.title");
            case Phase.Falling _ -> words.say(whose.equals("mine") ? "turn.rolling.mine" : "turn.rolling.theirs", name);
            case Phase.ToRoll _ -> words.say("turn.toRoll." + whose, name);
            case Phase.ToChoose _ -> words.say("turn.toChoose." + whose, name);
            case Phase.ToGoOn _ when game.forcing().isEmpty() -> words.say("turn.toGoOn." + whose, name);
            case Phase.ToGoOn _ -> words.say("turn.mustRoll." + whose, name);
            case Phase.Finished _ -> words.say("turn.finished");
        };
    }

    private Controls.Press roll() {
        boolean more = game.beforeRoll().phase() instanceof Phase.ToGoOn;
        String label = words.say(!more ? "roll.first" : Stake.isHigh(game) ? "roll.dare" : "roll.again");
        Optional<String> choose = Optional.of(refused(
                game.phase() instanceof Phase.Falling ? Refusal.Plain.DICE_FALLING : Refusal.Plain.CHOOSE_FIRST));
        return new Controls.Press(label, "", hindrance().or(() -> game.mayRoll() ? Optional.empty() : choose));
    }

    private Controls.Press stop() {
        boolean wins = isMidTurn() && game.stopWinsGame();
        String label = words.say(wins ? "stop.game" : "stop");
        return new Controls.Press(label, stopDetail(), hindrance().or(this::whyNoStop));
    }

    private Optional<String> whyNoStop() {
        return switch (game.phase()) {
            case Phase.ToRoll _ -> Optional.of(refused(Refusal.Plain.NOTHING_TO_KEEP));
            case Phase.ToChoose _ -> Optional.of(refused(Refusal.Plain.CHOOSE_FIRST));
            case Phase.Falling _ -> Optional.of(refused(Refusal.Plain.DICE_FALLING));
            case Phase.ForStart _, Phase.ToGoOn _, Phase.Finished _ ->
                game.mayStop()
                        ? Optional.empty()
                        : Optional.of(reasons.refusal(new Refusal.MustRollOn(game.forcing()), table));
        };
    }

    private String refused(Refusal.Plain why) {
        return words.say("refusal." + why.name());
    }

    private String stopDetail() {
        List<Column> won = game.columnsAtStake();
        if (!isMidTurn() || game.stepsAtStake() == 0) {
            return "";
        }
        if (game.stopWinsGame()) {
            return words.say("end.columns", words.columns(won));
        }
        return won.isEmpty() ? words.say("stop.keep", game.stepsAtStake()) : words.say("stop.win", words.columns(won));
    }

    private boolean isMidTurn() {
        Phase phase = game.beforeRoll().phase();
        return phase instanceof Phase.ToGoOn || phase instanceof Phase.ToChoose;
    }

    /// What keeps me from doing anything at all; empty words where the headline says it.
    private Optional<String> hindrance() {
        if (mine.isEmpty()) {
            return Optional.of(words.say("hindrance.watching"));
        }
        Chair chair = table.chair(mine.get());
        if (game.isFinished()) {
            return Optional.of(words.say("turn.finished"));
        }
        if (isStarting()) {
            return Optional.of(refused(Refusal.Plain.NOT_STARTED_YET));
        }
        if (chair.standIn() != null) {
            return Optional.of(refused(Refusal.Plain.BOT_PLAYS));
        }
        if (!mine.get().equals(game.mover())) {
            return Optional.of(reasons.refusal(new Refusal.NotYourTurn(game.mover()), table));
        }
        return offline.map(said -> "").or(() -> pending);
    }
}

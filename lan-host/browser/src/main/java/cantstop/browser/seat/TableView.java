package cantstop.browser.seat;

import cantstop.engine.Badge;
import cantstop.engine.Board;
import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Option;
import cantstop.engine.Packed;
import cantstop.engine.Pairing;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableState;
import cantstop.engine.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A table as the page draws it.
final class TableView {
    private final TableState state;
    private final Optional<Seat> mine;

    /// @param mine the seat of this page's person
    TableView(TableState state, Optional<Seat> mine) {
        this.state = state;
        this.mine = mine;
    }

    /// Everything that follows from the log alone.
    Fields fields(LastThrow last) {
        GameState game = state.game();
        Fields fields = Fields.with("id", state.id().hex())
                .and("name", state.name().text())
                .and("epoch", state.epoch().number())
                .and("sequence", state.sequence())
                .and("owner", owner())
                .and("locked", state.locked())
                .and("order", order(game))
                .and("phase", phase(game))
                .and("mySeats", mine.stream().toList())
                .and("mySeat", mine)
                .and("mayStart", mayStart())
                .and("settings", settings(state.settings()))
                .and(
                        "columns",
                        Column.all().stream()
                                .map(column -> column(game, column))
                                .toList());
        play(fields, game);
        return last.show(fields, game);
    }

    private List<Seat> order(@Nullable GameState game) {
        return game == null
                ? state.occupied()
                : game.players().stream().map(Player::seat).toList();
    }

    private @Nullable Seat owner() {
        return state.owner() == null ? null : state.seatOf(state.owner()).orElse(null);
    }

    private boolean mayStart() {
        return !state.isPlaying()
                && state.occupied().size() >= 2
                && mine.isPresent()
                && mine.get().equals(owner());
    }

    static String phase(@Nullable GameState game) {
        if (game == null) {
            return "LOBBY";
        }
        if (game.isThrowingForStart()) {
            return "START";
        }
        return switch (game.phase()) {
            case Phase.ForStart _ -> "START";
            case Phase.ToRoll _ -> "ROLL";
            case Phase.ToChoose _ -> "CHOOSE";
            case Phase.ToGoOn _ -> "DECIDE";
            case Phase.Falling _ -> "FALLING";
            case Phase.Finished _ -> "OVER";
        };
    }

    static Fields settings(Settings settings) {
        return Fields.with("columnsToWin", settings.columnsToWin())
                .and("variant", settings.variant())
                .and("placing", settings.placing())
                .and("takingBack", settings.takingBack())
                .and("timerSeconds", settings.timerSeconds())
                .and("odds", settings.odds())
                .and("coach", settings.coach())
                .and("calls", settings.calls())
                .and("pace", settings.pace())
                .and("browsers", settings.browsers());
    }

    /// A seat; null for an empty one without squares.
    @Nullable
    Fields seat(Chair chair) {
        Badge badge = chair.badge();
        if (badge == null) {
            return null;
        }
        GameState game = state.game();
        boolean plays = game != null && game.isPlayer(chair.seat());
        return look(badge)
                .and("seat", chair.seat())
                .and("empty", chair.isEmpty())
                .and("bot", chair.occupant() instanceof Occupant.Robot)
                .and("level", chair.bot() == null ? null : chair.bot().id())
                .and("standIn", chair.standIn() != null)
                .and("wins", chair.wins())
                .and("plays", plays)
                .and("won", game != null && plays ? won(game, chair.seat()) : List.of())
                .and("mover", game != null && !game.isFinished() && game.mover().equals(chair.seat()));
    }

    static Fields look(Badge badge) {
        return Fields.with("name", badge.name().text())
                .and("colour", badge.colour())
                .and("shape", badge.shape());
    }

    private static List<Column> won(GameState game, Seat seat) {
        return Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
    }

    private static Fields column(@Nullable GameState game, Column column) {
        Fields fields = Fields.with("number", column.number()).and("height", column.height());
        if (game == null) {
            return fields.and("owner", null).and("pieces", List.of()).and("runner", null);
        }
        List<Fields> pieces = game.players().stream()
                .map(Player::seat)
                .filter(seat -> game.square(seat, column) > 0)
                .map(seat -> Fields.with("seat", seat).and("space", game.square(seat, column)))
                .toList();
        int marker = game.marker(column);
        return fields.and("owner", game.winnerOf(column))
                .and("pieces", pieces)
                .and(
                        "runner",
                        marker == 0
                                ? null
                                : Fields.with("seat", game.mover())
                                        .and("from", game.square(game.mover(), column))
                                        .and("space", marker));
    }

    private void play(Fields fields, @Nullable GameState game) {
        fields.and("winner", game == null ? null : game.winner());
        if (game != null && !game.isFinished()) {
            run(fields, game);
        } else {
            fields.and("mover", null)
                    .and("myTurn", false)
                    .and("options", List.of())
                    .and("stake", null);
        }
    }

    /// What there is to decide.
    private void run(Fields fields, GameState game) {
        boolean myTurn = mine.filter(game.mover()::equals).isPresent();
        fields.and("mover", game.mover())
                .and("myTurn", myTurn && game.isWaitingForMover())
                .and("options", options(game))
                .and("canRoll", myTurn && game.mayRoll())
                .and("canStop", myTurn && game.mayStop())
                .and(
                        "mayTakeBack",
                        myTurn
                                && game.phase() instanceof Phase.ToGoOn
                                && game.settings().takingBack())
                .and("mayCall", mine.filter(game::mayCall).isPresent())
                .and("wouldWin", game.columnsAtStake())
                .and("wouldWinGame", game.stopWinsGame())
                .and("stake", stake(game));
    }

    private static Fields stake(GameState game) {
        long out =
                Column.all().stream().filter(column -> game.marker(column) > 0).count();
        return Fields.with("steps", game.stepsAtStake())
                .and("runners", Board.MARKERS - (int) out)
                .and("needs", game.needed())
                .and(
                        "bustChance",
                        game.settings().odds() && game.mayRoll()
                                ? Odds.of(game.board(), game.markers()).bust()
                                : null);
    }

    private static List<Fields> options(GameState game) {
        if (!(game.phase() instanceof Phase.ToChoose(Roll roll))) {
            return List.of();
        }
        List<Option> options = game.options();
        long packed = game.board().options(roll.index(), game.markers());
        List<Fields> shown = new ArrayList<>();
        for (int place = 0; place < options.size(); place++) {
            long after = game.board().advance(game.markers(), Board.option(packed, place));
            shown.add(option(options, place, after));
        }
        return shown;
    }

    private static Fields option(List<Option> all, int place, long after) {
        Option option = all.get(place);
        Pairing pairing = option.pairing();
        List<Integer> with = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int die = 0; die < Roll.DICE; die++) {
            (pairing.isWithFirst(die) ? with : others).add(die);
        }
        List<Integer> columns = option.columns().stream().map(Column::number).toList();
        Map<Integer, Integer> spaces = new TreeMap<>();
        columns.forEach(column -> spaces.put(column, Packed.space(after, column)));
        boolean either =
                all.stream().filter(other -> other.pairing().equals(pairing)).count() > 1;
        return Fields.with("index", place)
                .and("pairing", pairing.index())
                .and("pairs", List.of(with, others))
                .and("sums", List.of(pairing.sum(), pairing.otherSum()))
                .and("columns", columns)
                .and("usable", List.of(columns.contains(pairing.sum()), columns.contains(pairing.otherSum())))
                .and("either", either)
                .and("after", spaces);
    }
}

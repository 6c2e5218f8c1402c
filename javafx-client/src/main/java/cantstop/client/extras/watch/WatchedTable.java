package cantstop.client.extras.watch;

import cantstop.client.kit.board.BoardView;
import cantstop.client.kit.dice.DiceView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.EventAnimator;
import cantstop.client.model.party.Party;
import cantstop.client.model.tales.TurnTale;
import cantstop.client.model.tales.TurnTales;
import cantstop.client.model.words.SeatNames;
import cantstop.client.model.words.TableNames;
import cantstop.client.model.words.TaleWords;
import cantstop.client.play.table.TableAnimator;
import cantstop.client.play.talk.Flights;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Roll;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One table with all the room there is: the board, who plays, the dice. Where other tables stand beside it, only
/// who moves.
final class WatchedTable extends HBox {
    /// Of the rise from space to space: on a board as high as the screen a column's number is 5 % of it.
    private static final double NUMBERS = 0.83;

    /// Of the width and of the height: as wide as a board wants to be, and room for names beside it.
    private static final double WIDEST = 0.66;
    private static final double WIDE = 0.97;

    /// So few players leave room for larger dice.
    private static final int FEW = 2;

    private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");

    private final Party party;
    private final Words words;
    private final Flights flights;
    private final TaleWords telling;
    private final TurnTales tales = new TurnTales();
    private final BoardView board = new BoardView();
    private final DiceView dice = DiceView.inBay();
    private final Label title = Parts.label("", "watched-title");
    private final Label caption = Parts.paragraph("", "watched-caption");
    private final VBox players = new VBox();
    private final VBox side;
    private final List<WatchedPlayer> rows = new ArrayList<>();
    private final Optional<OtherTables> others;
    private final EventAnimator stage;
    private final Supplier<Motion> motion;
    private final Listening listening = new Listening();

    /// A table that is followed from [#activate] on.
    ///
    /// @param others the tables to show beside it, or none
    WatchedTable(Party party, Words words, Supplier<Motion> motion, Optional<OtherTables> others) {
        this.party = party;
        this.words = words;
        telling = new TaleWords(words);
        this.others = others;
        this.motion = motion;
        stage = new TableAnimator(board, dice, motion);
        board.wordsProperty().set(words);
        board.numberSizeProperty().set(NUMBERS);
        board.setFocusTraversable(false);
        board.prefWidthProperty()
                .bind(Bindings.min(
                        widthProperty().multiply(WIDEST), heightProperty().multiply(WIDE)));
        board.setMinSize(Region.USE_PREF_SIZE, 0);
        board.setMaxWidth(Region.USE_PREF_SIZE);
        dice.wordsProperty().set(words);
        players.getStyleClass().add("watched-players");
        // Nothing is cut but what has no room at all: dice and what they have to show come first.
        players.setMinHeight(others.isEmpty() ? 0 : Region.USE_PREF_SIZE);
        dice.setFocusTraversable(false);
        dice.setMinHeight(Region.USE_PREF_SIZE);
        // Where nothing stands below it, the bay has all that the players leave.
        dice.setMaxHeight(Double.MAX_VALUE);
        VBox.setVgrow(dice, others.isEmpty() ? Priority.ALWAYS : Priority.NEVER);
        side = new VBox(title, players, caption, dice);
        others.ifPresent(side.getChildren()::add);
        side.getStyleClass().add("watched-side");
        side.setMinSize(0, 0);
        HBox.setHgrow(side, Priority.ALWAYS);
        setMinSize(0, 0);
        getChildren().addAll(board, side);
        flights = new Flights(party, motion, this::row, board, true);
        getStyleClass().add("watched-table");
    }

    void activate() {
        listening.to(party.state(), (was, is) -> show(is));
        party.playOn(stage);
        flights.activate();
        others.ifPresent(OtherTables::activate);
        show(party.state().get());
    }

    void deactivate() {
        others.ifPresent(OtherTables::deactivate);
        party.playOn(EventAnimator.NONE);
        flights.deactivate();
        listening.stop();
    }

    /// What flies over it.
    Node flights() {
        return flights;
    }

    private Optional<Node> row(Seat seat) {
        return rows.stream()
                .filter(row -> players.getChildren().contains(row) && row.isOf(seat))
                .map(Node.class::cast)
                .findFirst();
    }

    private static Optional<Roll> lying(GameState game) {
        return switch (game.phase()) {
            case Phase.ToChoose(Roll roll) -> Optional.of(roll);
            case Phase.ToGoOn(Roll roll, long _) -> Optional.of(roll);
            case Phase.ForStart _, Phase.ToRoll _, Phase.Falling _, Phase.Finished _ -> Optional.empty();
        };
    }

    private void show(TableState table) {
        GameState game = table.game();
        title.setText(TableNames.of(words, table.name().text()));
        board.badgesProperty().set(SeatNames.looks(words, table.chairs()));
        if (game == null) {
            return;
        }
        Optional<TurnTale> tale = tales.latest(party.log());
        boolean between = game.phase() instanceof Phase.ToRoll || game.isFinished();
        caption.setText(tale.filter(told -> between)
                .map(told -> telling.say(told, table))
                .orElseGet(() -> WatchCaption.of(table, game, words)));
        if (!party.isMoving()) {
            board.gameProperty().set(game);
            // A wall that comes to a table in the middle of a turn has not seen its dice fall.
            lying(game).ifPresent(dice::show);
            if (game.phase() instanceof Phase.Falling && !game.isThrowingForStart()) {
                dice.shake(motion.get());
            }
        }
        List<Player> shown = game.players().stream()
                .filter(player -> others.isEmpty() || player.seat().equals(game.mover()))
                .toList();
        while (rows.size() < shown.size()) {
            rows.add(new WatchedPlayer());
        }
        players.getChildren().setAll(rows.subList(0, shown.size()));
        side.pseudoClassStateChanged(ROOMY, others.isEmpty() && shown.size() <= FEW);
        for (int i = 0; i < shown.size(); i++) {
            rows.get(i).show(table, game, shown.get(i), words);
        }
    }
}

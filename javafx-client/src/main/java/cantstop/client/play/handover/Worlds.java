package cantstop.client.play.handover;

import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.board.SmallBoard;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.PieceChip;
import cantstop.client.kit.words.Words;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Two ways in which the game may go on, side by side: of each a small board, and who has won what there.
final class Worlds extends HBox {
    private final Words words;
    private List<World> shown = List.of();

    Worlds(Words words) {
        this.words = words;
        getStyleClass().add("worlds");
        show(List.of());
    }

    void show(List<World> worlds) {
        if (!worlds.equals(shown)) {
            shown = worlds;
            getChildren()
                    .setAll(worlds.stream().map(world -> node(world, worlds)).toList());
        }
        Parts.showIf(!worlds.isEmpty(), this);
    }

    /// What is other in the other one is ringed.
    private Node node(World world, List<World> all) {
        VBox said = new VBox(Parts.paragraph(world.title(), "world-title"));
        said.getStyleClass().add("world-said");
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox node = new HBox(said);
        node.getStyleClass().add("world");
        HBox.setHgrow(node, Priority.ALWAYS);
        TableState table = world.table();
        Optional.ofNullable(table.game()).ifPresent(game -> {
            Optional<GameState> other = all.stream()
                    .filter(one -> !one.equals(world))
                    .flatMap(one -> one.table().playing().stream())
                    .findFirst();
            node.getChildren()
                    .addFirst(new PictureView(
                            new SmallBoard(game, SeatNames.looks(words, table.chairs()), other), "world-picture"));
            game.players().forEach(player -> said.getChildren().add(score(table, game, player.seat(), other)));
        });
        return node;
    }

    private Node score(TableState table, GameState game, Seat seat, Optional<GameState> other) {
        PieceChip chip = new PieceChip();
        Optional<Badge> badge = Optional.ofNullable(SeatNames.badge(words, table.chair(seat)));
        chip.show(badge);
        Label name = Parts.label(SeatNames.of(words, table, seat), "world-name");
        List<Column> ahead = Column.all().stream()
                .filter(column -> other.filter(there -> game.square(seat, column) > there.square(seat, column))
                        .isPresent())
                .toList();
        Label more = Parts.label(
                ahead.isEmpty()
                        ? ""
                        : words.say(
                                "handover.world.ahead",
                                String.join(
                                        ", ",
                                        ahead.stream().map(Column::toString).toList())),
                "world-ahead");
        Parts.showIf(!ahead.isEmpty(), more);
        VBox lines = new VBox(name, more);
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(USE_PREF_SIZE);
        HBox row = new HBox(chip, lines, Parts.spring());
        row.getStyleClass().addAll("row", "plate-columns");
        List<Column> won = Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
        for (Column column : won) {
            NumberTile tile = new NumberTile(column);
            badge.ifPresent(one -> tile.pseudoClassStateChanged(Piece.of(one.colour()), true));
            row.getChildren().add(tile);
        }
        String said = words.say("plate.columns", won.size(), words.columns(won));
        name.setAccessibleText(words.say("said", name.getText(), said));
        return row;
    }
}

package cantstop.client.kit.board;

import cantstop.client.kit.paint.Chevrons;
import cantstop.client.kit.paint.Cone;
import cantstop.client.kit.paint.GhostCone;
import cantstop.client.kit.paint.Paving;
import cantstop.client.kit.paint.Picture;
import cantstop.client.kit.paint.PictureCache;
import cantstop.client.kit.paint.Rays;
import cantstop.client.kit.paint.ShoulderWord;
import cantstop.client.kit.paint.StandingSign;
import cantstop.client.kit.theme.Theme;
import cantstop.engine.Badge;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/// The nodes of a board, in layers: the sign with its columns, what is painted on them, what stands there, and what a
/// motion needs for its time.
final class BoardLayers {
    /// How far drawing reaches beyond the board's bounds, in pixels: its shadow, and a corner of the stakes.
    private static final double BEYOND = 40;

    private final Pane ground = layer();
    private final Rectangle edge = new Rectangle();
    private final Pane painted = layer();
    private final Pane standingLayer = layer();
    private final Pane over = layer();
    private final SignFace face = new SignFace();
    private final StakeSign stakes = new StakeSign();
    private final WinScene winScene = new WinScene();
    /// The name of a column's winner. Made with the board, as applying CSS in that moment would hold up the
    /// animation.
    private final Label splash = new Label();
    private final List<ColumnNodes> columns =
            Column.all().stream().map(ColumnNodes::new).toList();

    private @Nullable SpaceContents standing;
    private List<Column> shown = Column.all();
    private Players players = Players.of(Map.of());
    private double numbers;
    private Layout layout = new Layout(Column.all(), 0, 0);
    private Optional<PictureCache> cache = Optional.empty();

    BoardLayers() {
        // What falls off the board would stretch every box around it, and each would be drawn anew in every frame.
        ground.setClip(edge);
        painted.getChildren().addAll(face.nodes());
        columns.forEach(column -> painted.getChildren().addAll(column.ground()));
        columns.forEach(column -> painted.getChildren().addAll(column.steps()));
        columns.forEach(column -> standingLayer.getChildren().addAll(column.standing()));
        standingLayer.getChildren().addAll(winScene.nodes());
        splash.getStyleClass().setAll("splash");
        splash.setManaged(false);
        splash.setVisible(false);
        ground.getChildren().addAll(painted, standingLayer, over, stakes, splash);
    }

    private static Pane layer() {
        Pane layer = new Pane();
        layer.setManaged(false);
        layer.setMouseTransparent(true);
        return layer;
    }

    Node node() {
        return ground;
    }

    /// Makes visible what stands on the board.
    ///
    /// @param is what does, or null for an empty board
    /// @param seen the columns that are to be seen
    /// @param size of the columns' numbers, in units
    /// @param festive whether a won game is celebrated
    void show(@Nullable SpaceContents is, Players who, List<Column> seen, double size, boolean festive) {
        standing = is;
        players = who;
        shown = List.copyOf(seen);
        numbers = size;
        for (ColumnNodes column : columns) {
            column.show(standing, players, shown.contains(column.column), numbers);
        }
        winScene.show(festive ? game() : null, players);
        face.name(!winScene.dim().isVisible());
    }

    private @Nullable GameState game() {
        return standing == null ? null : standing.game();
    }

    /// Puts everything where it belongs.
    void place(Layout where, Theme theme, Optional<PictureCache> pictures) {
        layout = where;
        cache = pictures;
        edge.setX(-BEYOND);
        edge.setY(-BEYOND);
        edge.setWidth(layout.width() + 2 * BEYOND);
        edge.setHeight(layout.height() + 2 * BEYOND);
        for (ColumnNodes column : columns) {
            if (shown.contains(column.column)) {
                column.place(layout, standing);
            }
        }
        face.place(layout, cache, numbers);
        stakes.place(layout, theme);
        winScene.place(layout, columns);
        cache.ifPresent(from -> placedPictures().forEach(picture -> picture.put(layout, from)));
    }

    /// What is seen now, and what will be in this game.
    List<Picture> pictures(Layout where) {
        List<Picture> pictures =
                new ArrayList<>(List.of(where.sign(), new ShoulderWord(true), new ShoulderWord(false)));
        placedPictures().flatMap(picture -> picture.picture().stream()).forEach(pictures::add);
        pictures.add(new Chevrons.Lost());
        for (Colour colour : players.colours()) {
            pictures.add(new Cone(colour, Cone.ON_A_SPACE, true));
            pictures.add(new Cone(colour, 1, false));
            pictures.add(new Chevrons.Gained(colour));
            pictures.add(new GhostCone(colour, Cone.ON_A_SPACE));
            pictures.add(new Chevrons.Hoped(colour));
        }
        return pictures;
    }

    /// What will be seen if the mover stops now, and takes time to draw.
    List<Picture> soon() {
        GameState game = game();
        Optional<Badge> mover = Optional.ofNullable(game).flatMap(is -> players.badge(is.mover()));
        if (game == null || mover.isEmpty()) {
            return List.of();
        }
        List<Picture> pictures = new ArrayList<>();
        Badge badge = mover.get();
        for (Column column : game.columnsAtStake()) {
            pictures.add(new Paving(column, badge.colour(), badge.shape()));
            pictures.add(new StandingSign(column, badge.colour()));
            pictures.add(new Rays(badge.colour()));
        }
        if (game.stopWinsGame()) {
            pictures.addAll(winScene.pictures(badge));
        }
        return pictures;
    }

    private Stream<BoardPicture> placedPictures() {
        return Stream.of(painted, standingLayer, over)
                .flatMap(layer -> layer.getChildren().stream())
                .filter(BoardPicture.class::isInstance)
                .map(BoardPicture.class::cast);
    }

    ColumnNodes column(Column column) {
        return columns.get(column.number() - Column.LOWEST);
    }

    Stream<ColumnNodes> columns() {
        return columns.stream();
    }

    Players players() {
        return players;
    }

    StakeSign stakes() {
        return stakes;
    }

    Label splash() {
        return splash;
    }

    WinScene winScene() {
        return winScene;
    }

    Optional<PictureCache> cache() {
        return cache;
    }

    Layout layout() {
        return layout;
    }

    double numbers() {
        return numbers;
    }

    /// Something of a motion, on top of everything else.
    void add(Node effect) {
        effect.setManaged(false);
        effect.setMouseTransparent(true);
        over.getChildren().add(effect);
    }

    void remove(Node effect) {
        over.getChildren().remove(effect);
    }
}

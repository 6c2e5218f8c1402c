package cantstop.client.kit.controls;

import cantstop.client.gallery.Positions;
import cantstop.client.kit.theme.Theme;
import cantstop.client.kit.theme.Zoom;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Roll;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The options of one roll in a window.
abstract class ShownOptions {
    final GameState game = Positions.busyToChoose();
    final List<Option> chosen = new ArrayList<>();
    final List<@Nullable Option> previewed = new ArrayList<>();
    final List<@Nullable Option> considered = new ArrayList<>();

    OptionsView show(Stage stage) {
        OptionsView view = new OptionsView();
        view.orientationProperty().set(Orientation.HORIZONTAL);
        view.rollProperty().set(Positions.ROLL);
        view.optionsProperty().set(game.options());
        view.onChooseProperty().set(chosen::add);
        view.onPreviewProperty().set(previewed::add);
        view.onConsiderProperty().set(considered::add);
        Scene scene = new Scene(new StackPane(view), 430, 100);
        Theme.LIGHT.applyTo(scene);
        Zoom.NORMAL.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        return view;
    }

    static Option option(Roll roll, int... columns) {
        return new Option(
                roll.pairings().getFirst(),
                IntStream.of(columns).mapToObj(Column::of).toList());
    }

    static Bounds place(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}

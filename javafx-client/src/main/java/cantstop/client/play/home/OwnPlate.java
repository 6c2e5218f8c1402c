package cantstop.client.play.home;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.BadgePicker;
import cantstop.client.kit.screen.BesideOrBelow;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The user's number plate, edited in place: name, colour and shape. The choices are added when there is time for it;
/// its place is kept until then, so that nothing moves.
final class OwnPlate {
    private final HomeModel model;
    private final Words words;
    private final Piece piece = new Piece();
    private final TextField name = new TextField();
    private final HBox head = new HBox();
    private final HBox looks = new HBox();
    private final VBox box;
    private Optional<BadgePicker> picker = Optional.empty();

    /// A plate without anything to pick.
    OwnPlate(HomeModel model, Words words) {
        this.model = model;
        this.words = words;
        Label problem = Parts.line("problem");
        problem.textProperty().bind(model.nameProblem());
        name.setText(model.badge().name().text());
        name.textProperty().subscribe((was, is) -> {
            model.rename(is);
            show();
        });
        // Enter is done with the name, and does not begin what Enter begins elsewhere on Home.
        name.setOnAction(entered -> name.requestFocusTraversal(TraversalDirection.NEXT));
        name.setAccessibleText(words.say("home.name"));
        name.getStyleClass().add("plate-field");
        HBox.setHgrow(name, Priority.ALWAYS);
        piece.getStyleClass().add("own-piece");
        StackPane band = new StackPane(piece);
        band.getStyleClass().addAll("piece-ground", "own-band");
        HBox who = new HBox(band, name);
        who.getStyleClass().add("own-name");
        looks.getStyleClass().add("home-looks");
        BesideOrBelow plate = new BesideOrBelow(who);
        plate.buttons().getChildren().add(looks);
        plate.getStyleClass().add("own-plate");
        head.getChildren().addAll(Parts.label(words.say("home.me"), "card-title"), Parts.spring());
        head.getStyleClass().add("own-head");
        box = new VBox(head, plate, problem);
        box.getStyleClass().add("own");
    }

    Node node() {
        return box;
    }

    /// Puts this in the empty corner above the plate.
    void corner(Node small) {
        head.getChildren().add(small);
    }

    /// Puts what can be picked in its place.
    void come() {
        BadgePicker picks = new BadgePicker(
                words,
                colour -> {
                    model.paint(colour);
                    show();
                },
                shape -> {
                    model.reshape(shape);
                    show();
                });
        looks.getChildren().setAll(picks.colours(), picks.shapes());
        picker = Optional.of(picks);
        show();
    }

    /// Shows this badge.
    void show() {
        Badge badge = model.badge();
        Seat any = Seat.of(0);
        piece.show(badge, Initials.of(Map.of(any, badge)).getOrDefault(any, ""));
        picker.ifPresent(picks -> picks.show(badge, Set.of(), Set.of()));
    }
}

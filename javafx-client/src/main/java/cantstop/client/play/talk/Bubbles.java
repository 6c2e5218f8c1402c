package cantstop.client.play.talk;

import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.engine.Seat;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.FadeTransition;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// What was said just now, a bubble at the piece of whoever said it, over the rest of their plate: it points at the
/// piece, stays for as long as it takes to read, and never takes a press. Whoever has no plate in view speaks from the
/// players' corner of the board.
public final class Bubbles extends Pane {
    /// In em: in less no sentence has room.
    private static final double LEAST_WIDE = 16;

    /// Of the plate's frame so much stays in sight, in pixels.
    private static final double FRAME = 3;

    /// Of one player.
    private static final int MOST = 2;

    private static final Duration READING = Duration.seconds(4);

    private final TalkModel model;
    private final Supplier<Motion> motion;
    private final Region board;
    private final Function<Seat, Optional<Node>> plates;
    private final Label em = new Label();
    private final Listening listening = new Listening();

    /// Nothing was said yet.
    ///
    /// @param board beside which the players are
    /// @param plates where somebody's plate is
    public Bubbles(Region board, Function<Seat, Optional<Node>> plates, TalkModel model, Supplier<Motion> motion) {
        this.model = model;
        this.motion = motion;
        this.board = board;
        this.plates = plates;
        em.setManaged(false);
        em.setVisible(false);
        getChildren().add(em);
        getStyleClass().add("bubbles");
        // What is said asks for no room.
        setMinSize(0, 0);
        setMouseTransparent(true);
        setPickOnBounds(false);
    }

    public void activate() {
        listening.to(
                () -> latest().filter(said -> !flies(said)).ifPresent(this::show),
                model.talk().latest());
    }

    /// A reaction of a player who has a plate flies from there, if motion is on.
    private boolean flies(HostMessage.Spoken said) {
        return said.what() instanceof Utterance.React
                && said.seat() != null
                && motion.get().travels();
    }

    public void deactivate() {
        listening.stop();
        getChildren().removeIf(Node::isManaged);
    }

    private Optional<HostMessage.Spoken> latest() {
        return model.talk().latest().get();
    }

    private void show(HostMessage.Spoken spoken) {
        Optional<Seat> from = Optional.ofNullable(spoken.seat());
        Bubble bubble = new Bubble(from, bubble(spoken));
        List<Node> before = getChildren().stream()
                .filter(other -> other instanceof Bubble said && said.from.equals(from))
                .skip(MOST - 1)
                .toList();
        getChildren().removeAll(before);
        getChildren().addFirst(bubble);
        SequentialTransition life = new SequentialTransition(new PauseTransition(READING));
        if (motion.get().isVisible()) {
            life.getChildren().addFirst(fade(bubble, 0, 1));
            life.getChildren().addLast(fade(bubble, 1, 0));
        }
        life.setOnFinished(over -> getChildren().remove(bubble));
        life.play();
    }

    private FadeTransition fade(Node bubble, double from, double to) {
        FadeTransition fade = new FadeTransition(motion.get().of(Moment.MARKER), bubble);
        fade.setFromValue(from);
        fade.setToValue(to);
        return fade;
    }

    @Override
    protected void layoutChildren() {
        Map<Optional<Seat>, List<Bubble>> said = getChildren().stream()
                .filter(Bubble.class::isInstance)
                .map(Bubble.class::cast)
                .collect(Collectors.groupingBy(bubble -> bubble.from));
        said.forEach((from, bubbles) -> from.flatMap(plates)
                .filter(plate -> plate.getParent().isVisible())
                .ifPresentOrElse(plate -> placeAt(bubbles, plate), () -> placeInCorner(bubbles)));
    }

    /// Beside the piece, over the rest of the plate, and wider where that is little. What was said before stands beside
    /// the latest if the plate is long enough.
    private void placeAt(List<Bubble> bubbles, Node plate) {
        Bounds whole = bounds(plate);
        Node ground = plate.lookup(".piece-ground");
        double x = ground == null ? whole.getMinX() : bounds(ground).getMaxX();
        Bubble latest = bubbles.getFirst();
        double wished = Math.min(latest.prefWidth(-1), em.getFont().getSize() * LEAST_WIDE);
        latest.pointRight(x + wished > getWidth());
        if (x + wished > getWidth()) {
            // Only the piece has room there: what is said stands before it.
            place(latest, whole.getMinX() - wished, whole, wished);
            bubbles.stream().skip(1).forEach(Bubble::hide);
            return;
        }
        double most = Math.min(Math.max(whole.getMaxX() - x, wished), getWidth() - x);
        double width = Math.clamp(latest.prefWidth(-1), Math.min(words(plate, x), most), most);
        place(latest, x, whole, width);
        for (Bubble before : bubbles.subList(1, bubbles.size())) {
            double beside = before.prefWidth(-1);
            if (x + width + beside <= whole.getMaxX()) {
                before.setVisible(true);
                place(before, x + width, whole, beside);
            } else {
                before.hide();
            }
        }
    }

    /// How much of the plate words take: none of them looks out from under a bubble.
    private double words(Node plate, double from) {
        return Stream.of(".plate-name", ".plate-note", ".plate-reason")
                .flatMap(word -> plate.lookupAll(word).stream())
                .filter(Node::isVisible)
                .mapToDouble(word -> bounds(word).getMaxX() - from)
                .max()
                .orElse(0);
    }

    private void place(Bubble bubble, double x, Bounds plate, double width) {
        double height = Math.max(plate.getHeight() - 2 * FRAME, bubble.prefHeight(width));
        double y = Math.max(plate.getCenterY() - height / 2, 0);
        bubble.resizeRelocate(snapPositionX(x), snapPositionY(y), snapSizeX(width), snapSizeY(height));
    }

    private void placeInCorner(List<Bubble> bubbles) {
        Bounds over = bounds(board);
        double y = over.getMinY();
        for (Bubble bubble : bubbles) {
            double width = Math.min(bubble.prefWidth(-1), em.getFont().getSize() * LEAST_WIDE);
            bubble.resizeRelocate(over.getMaxX() - width, y, width, bubble.prefHeight(width));
            y += bubble.getHeight();
        }
    }

    private Bounds bounds(Node node) {
        return sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    /// With the tail that points at the piece.
    private static final class Bubble extends HBox {
        private final Optional<Seat> from;
        private final Region tail = new Region();
        private final HBox said;

        Bubble(Optional<Seat> from, HBox said) {
            this.from = from;
            this.said = said;
            tail.getStyleClass().add("bubble-tail");
            setAlignment(Pos.CENTER_LEFT);
            setHgrow(said, Priority.ALWAYS);
            pointRight(false);
        }

        private void hide() {
            setVisible(false);
            resize(prefWidth(-1), prefHeight(-1));
        }

        private void pointRight(boolean right) {
            tail.setScaleX(right ? -1 : 1);
            List<Node> parts = right ? List.of(said, tail) : List.of(tail, said);
            if (!getChildren().equals(parts)) {
                getChildren().setAll(parts);
            }
        }
    }

    private HBox bubble(HostMessage.Spoken spoken) {
        HBox bubble = new HBox();
        bubble.getStyleClass().add("bubble");
        switch (spoken.what()) {
            case Utterance.Chat _, Utterance.Unknown _ -> {}
            case Utterance.React(var reaction) -> bubble.getChildren().add(Icons.of(reaction));
            case Utterance.CallBust _ -> bubble.getStyleClass().add("call-bubble");
        }
        bubble.getChildren().add(Parts.paragraph(model.sentence(spoken)));
        return bubble;
    }
}

package cantstop.client.play.talk;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.Party;
import cantstop.engine.Seat;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.PauseTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.SequentialTransition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// Reactions, large: each flies from the plate of its player to the middle of the board, where no word stands.
/// Where things don't move it stands on the plate for a while, or is one of the [Bubbles]. It never takes a press.
public final class Flights extends Pane {
    private static final double FLIGHT = 500;
    private static final double FADE = 250;
    private static final Duration SEEN = Duration.millis(1100);

    /// The time without motion: longer, as the eye has to find it.
    private static final Duration STANDING = Duration.seconds(4);

    /// As small as it is at the plate.
    private static final double SMALL = 0.4;

    private final Party party;
    private final Supplier<Motion> motion;
    private final Function<Seat, Optional<Node>> plates;
    private final Node over;
    private final boolean standing;
    private final Listening listening = new Listening();

    /// None is on its way.
    ///
    /// @param plates finds a player's plate
    /// @param over what they fly to
    /// @param standing whether they stand on the plates where things don't move
    public Flights(
            Party party, Supplier<Motion> motion, Function<Seat, Optional<Node>> plates, Node over, boolean standing) {
        this.party = party;
        this.motion = motion;
        this.plates = plates;
        this.over = over;
        this.standing = standing;
        setMouseTransparent(true);
        setPickOnBounds(false);
        setMinSize(0, 0);
        getStyleClass().add("flights");
    }

    public void activate() {
        listening.to(
                () -> party.talk().latest().get().ifPresent(this::show),
                party.talk().latest());
    }

    public void deactivate() {
        listening.stop();
        getChildren().clear();
    }

    private void show(HostMessage.Spoken spoken) {
        Seat seat = spoken.seat();
        if (spoken.what() instanceof Utterance.React(Reaction reaction)
                && seat != null
                && (standing || motion.get().travels())) {
            plates.apply(seat).filter(plate -> plate.getScene() != null).ifPresent(plate -> fly(plate, seat, reaction));
        }
    }

    private void fly(Node plate, Seat seat, Reaction reaction) {
        Label flying = Icons.of(reaction);
        flying.getStyleClass().add("flying-reaction");
        Optional.ofNullable(party.state().get().chair(seat).badge())
                .ifPresent(badge -> flying.pseudoClassStateChanged(Piece.of(badge.colour()), true));
        getChildren().add(flying);
        flying.applyCss();
        flying.setUserData(plate);
        boolean moves = motion.get().travels();
        SequentialTransition life = new SequentialTransition(flying, new PauseTransition(moves ? SEEN : STANDING));
        if (moves) {
            Bounds board = bounds(over);
            Point2D to = new Point2D(board.getCenterX(), board.getCenterY());
            life.getChildren().addFirst(flight(flying, to.subtract(piece(plate))));
        }
        if (motion.get().isVisible()) {
            FadeTransition fade = new FadeTransition(motion.get().of(FADE));
            fade.setToValue(0);
            life.getChildren().addLast(fade);
        }
        life.setOnFinished(over -> getChildren().remove(flying));
        life.play();
    }

    private TranslateTransition flight(Node flying, Point2D way) {
        Duration time = motion.get().of(FLIGHT);
        ScaleTransition growth = new ScaleTransition(time, flying);
        growth.setFromX(SMALL);
        growth.setFromY(SMALL);
        growth.setToX(1);
        growth.setToY(1);
        growth.play();
        TranslateTransition flight = new TranslateTransition(time);
        flight.setToX(way.getX());
        flight.setToY(way.getY());
        flight.setInterpolator(Interpolator.EASE_OUT);
        return flight;
    }

    /// Each stands where the piece of its plate is; the flight takes it from there.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        for (Node flying : getManagedChildren()) {
            if (flying.getUserData() instanceof Node plate && flying instanceof Region sized) {
                Point2D from = piece(plate);
                flying.relocate(from.getX() - sized.getWidth() / 2, from.getY() - sized.getHeight() / 2);
            }
        }
    }

    private Point2D piece(Node plate) {
        Bounds seen = bounds(plate);
        return new Point2D(seen.getMinX(), seen.getCenterY());
    }

    private Bounds bounds(Node node) {
        return sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }
}

package cantstop.client.play.talk;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Moment;
import cantstop.client.kit.theme.Motion;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.animation.TranslateTransition;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// What was said just now, over the corner of the board beside the players, which holds no column. It comes from where
/// they are and points there, stays for as long as it takes to read, and never takes a press.
public final class Bubbles extends VBox {
    /// More of them would cover the board.
    private static final int MOST = 2;

    /// Of the board's width: so far its corner holds no column.
    private static final double WIDEST = 0.36;

    /// In em; where the corner is narrower its type is smaller, as the style sheet says under `.bubbles:narrow`.
    private static final double LEAST_WIDE = 12;

    /// In em: no word has room in less.
    private static final double FEWEST_WIDE = 6.2;

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private static final Duration READING = Duration.seconds(4);

    private final Party party;
    private final TalkModel model;
    private final Supplier<Motion> motion;
    private final Label em = new Label();
    private final Listening listening = new Listening();

    /// Nothing was said yet.
    ///
    /// @param over what they lie over
    public Bubbles(Region over, Party party, TalkModel model, Supplier<Motion> motion) {
        this.party = party;
        this.model = model;
        this.motion = motion;
        em.setManaged(false);
        em.setVisible(false);
        getChildren().add(em);
        getStyleClass().add("bubbles");
        setFillWidth(false);
        maxWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> widest(over.getWidth(), em.getFont().getSize()),
                        over.widthProperty(),
                        em.fontProperty()));
        setMouseTransparent(true);
        setPickOnBounds(false);
    }

    /// In the largest type there is room above the board, and too little beside it for a word.
    private static double widest(double over, double em) {
        double corner = WIDEST * over;
        return corner < FEWEST_WIDE * em ? Math.min(over, LEAST_WIDE * em) : corner;
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
        Node bubble = pointed(bubble(spoken));
        getChildren().addFirst(bubble);
        List<Node> shown = getManagedChildren();
        if (shown.size() > MOST) {
            getChildren().remove(shown.getLast());
        }
        SequentialTransition life = new SequentialTransition(new PauseTransition(READING));
        if (motion.get().isVisible()) {
            life.getChildren().addFirst(arrival(bubble));
            life.getChildren().addLast(fading(bubble));
        }
        life.setOnFinished(over -> getChildren().remove(bubble));
        life.play();
    }

    /// Large type leaves a narrow corner, in which words would be cut into letters. The type may change while something
    /// is said.
    @Override
    protected void layoutChildren() {
        pseudoClassStateChanged(
                NARROW, getMaxWidth() < LEAST_WIDE * em.getFont().getSize());
        super.layoutChildren();
    }

    private Animation arrival(Node bubble) {
        Duration time = motion.get().of(Moment.MARKER);
        FadeTransition fade = new FadeTransition(time, bubble);
        fade.setFromValue(0);
        fade.setToValue(1);
        TranslateTransition flight = new TranslateTransition(time, bubble);
        // The players are to the right of the board.
        flight.setFromX(motion.get().reduced() ? 0 : getWidth());
        flight.setToX(0);
        flight.setInterpolator(Interpolator.EASE_OUT);
        return new ParallelTransition(fade, flight);
    }

    private Animation fading(Node bubble) {
        FadeTransition fade = new FadeTransition(motion.get().of(Moment.MARKER), bubble);
        fade.setToValue(0);
        return fade;
    }

    /// With the tail that points at the players.
    private HBox pointed(HBox bubble) {
        Region tail = new Region();
        tail.getStyleClass().add("bubble-tail");
        HBox both = new HBox(bubble, tail);
        both.setAlignment(Pos.CENTER_RIGHT);
        return both;
    }

    private HBox bubble(HostMessage.Spoken spoken) {
        HBox bubble = new HBox();
        bubble.getStyleClass().add("bubble");
        badge(spoken).ifPresent(badge -> {
            Piece piece = new Piece(badge, initials().getOrDefault(spoken.seat(), ""));
            piece.getStyleClass().add("pick-piece");
            bubble.getChildren().add(piece);
        });
        switch (spoken.what()) {
            case Utterance.Chat _, Utterance.Unknown _ -> {}
            case Utterance.React(var reaction) -> bubble.getChildren().add(Icons.of(reaction));
            case Utterance.CallBust _ -> bubble.getStyleClass().add("call-bubble");
        }
        Label text = Parts.paragraph(model.sentence(spoken));
        bubble.getChildren().add(text);
        return bubble;
    }

    private Optional<Badge> badge(HostMessage.Spoken spoken) {
        Seat seat = spoken.seat();
        return seat == null
                ? Optional.empty()
                : Optional.ofNullable(party.state().get().chair(seat).badge());
    }

    private Map<Seat, String> initials() {
        return Initials.of(SeatNames.looks(model.words(), party.state().get().chairs()));
    }
}

package cantstop.client.play.start;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Overlay;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.theme.Motion;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.BotWords;
import cantstop.client.model.words.SeatNames;
import cantstop.client.play.bots.Portrait;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.StartThrow;
import cantstop.engine.TableState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The throws for the start, over the live table: one after the other, then who begins. It closes by itself four
/// seconds after that, or at any key or click.
public final class StartOverlay implements Overlay {
    private static final Duration STAYS = Duration.seconds(4);

    /// From one throw to the next, in milliseconds.
    private static final double BETWEEN = 420;

    private final Party party;
    private final Words words;
    private final GridPane throwsOfAll = new GridPane();
    private final List<Label> abouts = new ArrayList<>();
    private boolean tight;
    private final Label line = Parts.paragraph("", "title");
    private final Label starter = Parts.line("starter-name");
    private final StackPane winner = new StackPane();
    private final HBox plate = new HBox(winner, starter);
    private final Motion motion;
    private final PauseTransition next;
    private final List<ThrowBay> bays = new ArrayList<>();
    private int revealed;
    private boolean known;
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    /// A window lower than this, in lines of its text, is tight.
    private static final double LEAST_HIGH = 28;

    private final StackPane node = new StackPane();
    private final PauseTransition stay = new PauseTransition(STAYS);
    private final Listening listening = new Listening();

    /// @param motion without any, all throws are seen at once
    public StartOverlay(Party party, Words words, Motion motion, Consumer<Overlay> dismiss) {
        this.party = party;
        this.motion = motion;
        next = new PauseTransition(motion.of(BETWEEN));
        next.setOnFinished(over -> revealNext());
        this.words = words;
        winner.getStyleClass().add("piece-ground");
        plate.getStyleClass().add("starter-plate");
        plate.opacityProperty().bind(starter.opacityProperty());
        plate.visibleProperty().bind(starter.visibleProperty());
        plate.managedProperty().bind(plate.visibleProperty());
        VBox box = new VBox(
                Parts.label(words.say("start.title"), "large"),
                throwsOfAll,
                plate,
                line,
                Parts.paragraph(words.say("start.go-on"), "muted", "start-go-on"));
        box.getStyleClass().addAll("card", "who-starts");
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        throwsOfAll.getStyleClass().add("throws");
        node.heightProperty().subscribe(height -> {
            tight = height.doubleValue() < LEAST_HIGH * line.getFont().getSize();
            box.pseudoClassStateChanged(TIGHT, tight);
            abouts.forEach(about -> Parts.showIf(!tight, about));
        });
        node.getStyleClass().add("scrim");
        node.getChildren().add(box);
        node.setFocusTraversable(true);
        node.setAccessibleRole(AccessibleRole.DIALOG);
        node.setOnMousePressed(pressed -> dismiss.accept(this));
        node.setOnKeyPressed(pressed -> {
            pressed.consume();
            dismiss.accept(this);
        });
        stay.setOnFinished(over -> dismiss.accept(this));
        listening.to(this::show, party.state());
        show();
    }

    private void show() {
        TableState table = party.state().get();
        WhoStarts start = WhoStarts.of(party.log(), table, words);
        Map<Integer, Integer> rows = new HashMap<>();
        throwsOfAll.getChildren().clear();
        abouts.clear();
        bays.clear();
        Map<Seat, String> initials = Initials.of(SeatNames.looks(words, table.chairs()));
        for (int round = 0; round < start.rounds().size(); round++) {
            List<StartThrow> thrown = start.rounds().get(round);
            int most = thrown.stream().mapToInt(StartOverlay::sum).max().orElse(0);
            for (StartThrow one : thrown) {
                Badge badge = SeatNames.badge(words, table.chair(one.seat()));
                if (badge != null) {
                    int row = rows.computeIfAbsent(
                            one.seat().number(),
                            seat -> addName(
                                    badge,
                                    initials.getOrDefault(one.seat(), ""),
                                    table.chair(one.seat()),
                                    rows.size()));
                    ThrowBay bay = new ThrowBay(one, sum(one) == most);
                    bays.add(bay);
                    throwsOfAll.add(bay, round + 1, row);
                }
            }
        }
        line.setText(start.line());
        starter.setText(start.starter()
                .map(seat -> words.say("start.first", SeatNames.of(words, table, seat)))
                .orElse(""));
        winner.getChildren().clear();
        start.starter()
                .ifPresent(seat -> Optional.ofNullable(SeatNames.badge(words, table.chair(seat)))
                        .ifPresent(badge -> {
                            winner.getChildren().add(new Piece(badge, initials.getOrDefault(seat, "")));
                            plate.pseudoClassStateChanged(Piece.of(badge.colour()), true);
                        }));
        node.setAccessibleText((starter.getText() + " " + start.line()).strip());
        known = start.starter().isPresent();
        if (known) {
            // The table goes on below; the order of play stays as it was found out.
            listening.stop();
        }
        bays.stream().limit(revealed).forEach(ThrowBay::reveal);
        if (motion.isVisible()) {
            conclude(false);
            next.playFromStart();
        } else {
            bays.forEach(ThrowBay::reveal);
            conclude(true);
        }
    }

    private static int sum(StartThrow one) {
        return one.first() + one.second();
    }

    private void revealNext() {
        if (revealed < bays.size()) {
            bays.get(revealed).reveal();
            revealed++;
        }
        if (revealed < bays.size()) {
            next.playFromStart();
        } else {
            conclude(true);
        }
    }

    /// What follows keeps its place until it may be known.
    private void conclude(boolean told) {
        starter.setOpacity(told ? 1 : 0);
        line.setOpacity(told ? 1 : 0);
        if (told && known) {
            stay.play();
        }
    }

    /// The piece and the name; of a bot, what kind of player it is, where there is room to say it.
    private int addName(Badge badge, String initials, Chair chair, int row) {
        Piece piece = new Piece(badge, initials);
        piece.getStyleClass().add("piece-of-plate");
        StackPane ground = new StackPane(piece);
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(Region.USE_PREF_SIZE);
        ground.setMaxHeight(Region.USE_PREF_SIZE);
        Label name = Parts.label(badge.name().text(), "strong");
        name.setMinWidth(Region.USE_PREF_SIZE);
        VBox lines = new VBox(name);
        lines.getStyleClass().add("thrower-lines");
        if (chair.occupant() instanceof Occupant.Robot(BotLevel level)) {
            Label about = Parts.paragraph(new BotWords(words).sentence(level), "small", "muted", "about-bot");
            Parts.showIf(!tight, about);
            abouts.add(about);
            lines.getChildren().add(about);
        }
        HBox who = new HBox(ground);
        if (chair.occupant() instanceof Occupant.Robot(BotLevel level)) {
            who.getChildren().add(new PictureView(new Portrait(level), "portrait"));
        }
        who.getChildren().add(lines);
        who.getStyleClass().add("thrower");
        throwsOfAll.add(who, 0, row);
        return row;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public boolean blocks() {
        return false;
    }

    @Override
    public void focus() {
        node.requestFocus();
    }

    @Override
    public void gone() {
        stay.stop();
        next.stop();
        listening.stop();
    }
}

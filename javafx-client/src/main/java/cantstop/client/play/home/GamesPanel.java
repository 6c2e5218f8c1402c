package cantstop.client.play.home;

import cantstop.client.kit.paint.RoadView;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.RowList;
import cantstop.client.kit.screen.WideButton;
import cantstop.client.kit.words.Words;
import cantstop.client.play.update.UpdateNotice;
import cantstop.engine.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The list of the games that are found, or why it is empty. A row is one button, and stays the same node while what
/// it says changes: neither the focus nor a hand over it is lost.
final class GamesPanel {
    private static final PseudoClass CLOSED = PseudoClass.getPseudoClass("closed");
    private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");
    private static final PseudoClass LOOK = PseudoClass.getPseudoClass("look");

    private final GamesModel model;
    private final Words words;
    private final VBox box = new VBox();
    private final VBox rows = new VBox();
    private final RowList list;
    private final UpdateNotice update;
    private final Label count = Parts.label("", "strong", "muted");
    private final Label empty = Parts.line("muted", "games-empty");
    private final VBox hints = new VBox();
    private final RoadView road = new RoadView();
    private final TitledPane why;
    /// No game yet: a bay of the car park that says why.
    private final VBox park;
    private final Consumer<Button> offer;
    private final Consumer<Button> withdraw;
    private Optional<Button> offered = Optional.empty();
    private boolean folded = true;
    /// A row stays in its place, and what is found later comes below.
    private final Map<Games.Id, Entry> entries = new LinkedHashMap<>();
    private final Listening listening = new Listening();

    /// The list, not in view yet.
    ///
    /// @param offer is told of the first game that one can go to
    /// @param withdraw is told of each row before it goes
    GamesPanel(GamesModel model, UpdateNotice update, Words words, Consumer<Button> offer, Consumer<Button> withdraw) {
        this.model = model;
        this.update = update;
        this.words = words;
        this.offer = offer;
        this.withdraw = withdraw;
        why = Parts.folded(words.say("door.shut.helps"), hints, "more-pane", "games-why");
        HBox head = new HBox(Parts.label(words.say("games.title"), "card-title"), Parts.spring(), count);
        head.getStyleClass().add("games-head");
        rows.getStyleClass().add("rows");
        list = new RowList(rows, below -> words.say("games.below", below));
        VBox.setVgrow(list, Priority.ALWAYS);
        hints.getStyleClass().add("hints");
        box.getStyleClass().add("games");
        park = new VBox(empty, road);
        park.getStyleClass().add("park");
        box.getChildren().addAll(head, park, update.node());
    }

    Node node() {
        return box;
    }

    /// Where the whole page has no room they are scrolled with it, and not by themselves.
    ///
    /// @param brief whether what helps is folded
    void tight(boolean tight, boolean brief) {
        list.modest(!tight);
        if (folded != brief) {
            folded = brief;
            why.setExpanded(!brief);
            showRoad();
        }
    }

    void activate() {
        listening.to(this::show, model.games());
        model.activate();
        update.activate();
        show();
    }

    void deactivate() {
        listening.stop();
        update.deactivate();
        model.deactivate();
    }

    private void show() {
        Games games = model.games().get();
        games.rows()
                .forEach(row ->
                        entries.computeIfAbsent(row.id(), id -> new Entry()).show(row));
        List<Games.Id> there = games.rows().stream().map(Games.Row::id).toList();
        entries.entrySet().stream()
                .filter(entry -> !there.contains(entry.getKey()))
                .forEach(entry -> withdraw(entry.getValue().button));
        entries.keySet().retainAll(there);
        List<WideButton> nodes =
                entries.values().stream().map(entry -> entry.button).toList();
        if (!rows.getChildren().equals(nodes)) {
            rows.getChildren().setAll(nodes);
        }
        // What is not in the window need not be dressed, and a start looks at an empty list.
        Region wanted = nodes.isEmpty() ? park : list;
        if (!box.getChildren().get(1).equals(wanted)) {
            box.getChildren().set(1, wanted);
        }
        empty.setText(games.empty());
        empty.setGraphic(Parts.drawing(
                games.alone()
                        ? BootstrapIcons.WIFI_OFF
                        : games.hints().isEmpty() ? BootstrapIcons.SEARCH : BootstrapIcons.PEOPLE_FILL,
                "park-icon"));
        hints.getChildren()
                .setAll(games.hints().stream()
                        .map(hint -> Parts.point("•" + hint, "small", "muted"))
                        .toList());
        if (!games.hints().isEmpty() && !park.getChildren().contains(why)) {
            park.getChildren().add(why);
        }
        Parts.showIf(!games.hints().isEmpty(), why);
        showRoad();
        count.setText(nodes.isEmpty() ? "" : words.say("games.found", nodes.size()));
        if (offered.isEmpty()) {
            offered = games.rows().stream()
                    .filter(row -> row.kind() != Games.Kind.LOOK)
                    .findFirst()
                    .map(row -> entries.get(row.id()))
                    .map(entry -> entry.button);
            offered.ifPresent(offer);
        }
    }

    /// The way to a game, where there is room for it.
    private void showRoad() {
        road.show(model.games().get().road().filter(_ -> !folded));
    }

    private void withdraw(Button row) {
        offered = offered.filter(button -> !button.equals(row));
        withdraw.accept(row);
    }

    /// One row.
    private final class Entry {
        private final Label name = Parts.paragraph("", "game-name");
        private final Label state = Parts.label("", "muted");
        private final Tooltip where = new Tooltip();
        private final HBox seats = new HBox();
        private final Label action = Parts.label("", "game-action");
        private final WideButton button;

        Entry() {
            VBox texts = new VBox(name, state);
            texts.getStyleClass().add("game-texts");
            HBox.setHgrow(texts, Priority.ALWAYS);
            texts.setMinWidth(0);
            action.setMinWidth(Region.USE_PREF_SIZE);
            seats.setMinWidth(Region.USE_PREF_SIZE);
            seats.getStyleClass().add("game-seats");
            HBox line = new HBox(texts, seats, action);
            line.getStyleClass().add("row");
            button = new WideButton(line);
            button.getStyleClass().add("game-row");
            button.setTooltip(where);
        }

        /// A chip for each seat: with a piece on it if a player sits there. How it looks is not told from afar.
        private void showSeats(int taken) {
            seats.getChildren().clear();
            for (int seat = 0; seat < Seat.COUNT; seat++) {
                Region chip = new Region();
                chip.getStyleClass().add("seat-chip");
                chip.pseudoClassStateChanged(TAKEN, seat < taken);
                seats.getChildren().add(chip);
            }
        }

        /// A host that can't be joined can still be read, so its row takes the focus and does nothing.
        void show(Games.Row row) {
            name.setText(row.name());
            where.setText(row.name() + "\n" + row.where());
            state.setText(row.line());
            action.setText(row.action());
            action.setVisible(row.isOpen());
            action.pseudoClassStateChanged(LOOK, row.kind() == Games.Kind.LOOK);
            row.seated().ifPresent(this::showSeats);
            Parts.showIf(row.seated().isPresent(), seats);
            button.pseudoClassStateChanged(CLOSED, !row.isOpen());
            button.setAccessibleRole(row.isOpen() ? AccessibleRole.BUTTON : AccessibleRole.TEXT);
            button.setAccessibleText(row.action() + " " + row.name() + ", " + row.where() + ". " + row.state());
            button.setOnAction(pressed -> model.join(row));
        }
    }
}

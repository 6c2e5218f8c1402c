package cantstop.client.play.door;

import cantstop.client.kit.paint.Caution;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.paint.RoadView;
import cantstop.client.kit.paint.Wordmark;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.RowList;
import cantstop.client.kit.screen.Screen;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The door: one card, beside the sign with the game's name where there is room for both.
public final class DoorScreen implements Screen {
    private static final PseudoClass LISTING = PseudoClass.getPseudoClass("listing");
    private static final PseudoClass BUSY = PseudoClass.getPseudoClass("busy");
    private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    /// So few tables are drawn larger, where there is room for the sign, too.
    private static final PseudoClass FEW = PseudoClass.getPseudoClass("few");

    private static final int FEW_TABLES = 2;

    /// In letters.
    private static final int ADDRESS = 18;

    /// From this height on, in em, what helps is unfolded.
    private static final double ROOMY = 46;

    /// In a lower window, in em, the words need the room of the picture; where there is a list of what helps, too, in
    /// one that is lower than this.
    private static final double LOW = 40;

    private static final double LOW_FOR_HELP = 58;

    /// The least width for both, in em.
    private static final double WITH_SIGN = 82;

    private final DoorModel model;
    private final DoorSaid said;
    private final Label problem = Parts.line("problem");
    private final TextField address = new TextField();
    private final HBox mending = new HBox();
    private final HBox head;
    private final FlowPane buttons;
    private final PictureView warning = new PictureView(new Caution("!"), "door-warning");
    private final RoadView road = new RoadView();
    private final TableLines tables;
    private final Button again;
    private final Button open;
    private final Button home;
    private final Button organise;
    private final Button wait;
    private final Button anywhere;
    private final Scrolled above;
    private final VBox card;
    private final HBox both;
    private final StackPane root = new StackPane();
    private final PictureView sign = new PictureView(new Wordmark(), "wordmark");
    private final Label em = new Label();
    private final Listening listening = new Listening();
    private Optional<Node> offered = Optional.empty();

    /// A door that is not in view yet.
    ///
    /// @param organising lets somebody organise the host
    /// @param busy shows that one waits
    public DoorScreen(DoorModel model, Words words, Runnable organising, BusySign busy) {
        this.model = model;
        said = new DoorSaid(words, busy);
        tables = new TableLines(words, model::sit);
        again = Parts.button(words.say("door.again"), this::tryAgain, "accent", "door-again");
        address.setAccessibleText(words.say("home.join"));
        address.setPrefColumnCount(ADDRESS);
        address.setOnAction(entered -> tryAgain());
        Label named = Parts.label(words.say("home.join"), "strong");
        named.setLabelFor(address);
        named.setMinWidth(Region.USE_PREF_SIZE);
        mending.getChildren().addAll(named, address);
        mending.getStyleClass().addAll("row", "door-address");
        HBox.setHgrow(address, Priority.ALWAYS);
        open = Parts.button(words.say("door.open"), model::openTable);
        home = Parts.button("", model::goHome);
        home.setCancelButton(true);
        organise = Parts.button(words.say("door.organise"), organising);
        wait = Parts.button(words.say("door.wait"), model::waitForSeat);
        anywhere = Parts.button(words.say("door.anywhere"), model::sitAnywhere, "door-anywhere");
        // What leads to a seat first: a list has them below its left edge.
        buttons = new FlowPane(home, anywhere, wait, open, organise, again);
        buttons.getStyleClass().addAll("buttons", "button-flow");
        RowList list = new RowList(tables, below -> words.say("games.more", below));
        VBox.setVgrow(list, Priority.ALWAYS);
        list.visibleProperty().bind(tables.visibleProperty());
        list.managedProperty().bind(tables.visibleProperty());
        HBox.setHgrow(said, Priority.ALWAYS);
        head = new HBox(warning, said);
        head.getStyleClass().addAll("row", "door-head");
        // In large type what is said is scrolled, and the buttons stay.
        VBox part = new VBox(head, road, mending, problem);
        part.getStyleClass().add("door-part");
        warning.setMaxHeight(Region.USE_PREF_SIZE);
        above = new Scrolled(part);
        card = Parts.card("", above, list, buttons);
        card.getStyleClass().add("door");
        card.setMinWidth(Region.USE_PREF_SIZE);
        sign.getStyleClass().add("door-sign");
        HBox.setHgrow(sign, Priority.ALWAYS);
        HBox.setHgrow(card, Priority.SOMETIMES);
        both = new HBox(card, sign);
        both.getStyleClass().add("door-sides");
        both.widthProperty().subscribe(this::showSignWhereItFits);
        em.fontProperty().subscribe(this::showSignWhereItFits);
        em.fontProperty().subscribe(this::unfoldWhereItFits);
        root.heightProperty().subscribe(this::unfoldWhereItFits);
        root.getStyleClass().add("screen");
        em.setManaged(false);
        em.setVisible(false);
        root.getChildren().addAll(em, both);
    }

    private void tryAgain() {
        if (mending.isManaged()) {
            problem.setText(model.again(address.getText()));
        } else {
            model.again();
        }
    }

    /// It is only to look at: large type needs its room.
    private void showSignWhereItFits() {
        // Also while one waits: it stands where it stood at Home.
        boolean room = root.getWidth() >= WITH_SIGN * em.getFont().getSize();
        Parts.showIf(room, sign);
        card.pseudoClassStateChanged(FEW, room && tables.getChildren().size() <= FEW_TABLES);
    }

    private void unfoldWhereItFits() {
        said.unfold(isAtLeast(ROOMY));
        showRoadWhereItFits(model.door().get());
    }

    /// The picture of the road says more than the warning sign, which needs less room.
    private void showRoadWhereItFits(DoorState door) {
        Optional<RoadToHost.State> way = model.road().filter(there -> isAtLeast(said.helps() ? LOW_FOR_HELP : LOW));
        road.show(way);
        Parts.showIf(isWarning(door) && way.isEmpty(), warning);
    }

    private static boolean isWarning(DoorState door) {
        return !door.busy() && door.tables().isEmpty() && !door.open();
    }

    private boolean isAtLeast(double high) {
        return root.getHeight() >= high * em.getFont().getSize();
    }

    private void show() {
        DoorState door = model.door().get();
        said.show(door);
        boolean listing = !door.tables().isEmpty();
        place(listing);
        home.setText(door.leave());
        card.pseudoClassStateChanged(LISTING, listing);
        card.pseudoClassStateChanged(ALONE, !listing);
        boolean warned = isWarning(door);
        // A list is scrolled itself.
        above.setMinHeight(listing ? Region.USE_PREF_SIZE : 0);
        // Tables have all of the height, anything else has a card in its middle.
        card.setMaxHeight(listing ? Double.MAX_VALUE : Region.USE_PREF_SIZE);
        card.pseudoClassStateChanged(BUSY, door.busy());
        card.pseudoClassStateChanged(WARNING, warned);
        home.getStyleClass().remove("accent");
        if (warned && !door.again()) {
            // The only way on.
            home.getStyleClass().add("accent");
        }
        showRoadWhereItFits(door);
        Parts.showIf(door.address().isPresent(), mending);
        problem.setText("");
        address.setText(door.address().orElse(""));
        Parts.showIf(door.again(), again);
        Parts.showIf(door.open(), open);
        Parts.showIf(door.anywhere(), anywhere);
        // Of two tables one sees which has a seat; of many, any seat is the first thing to want.
        anywhere.getStyleClass().remove("accent");
        if (many(door)) {
            anywhere.getStyleClass().add("accent");
        }
        Parts.showIf(door.seating() != DoorState.Seating.NONE, organise);
        Parts.showIf(door.seating() == DoorState.Seating.OFFERED, wait);
        Parts.showIf(!door.tables().isEmpty(), tables);
        tables.show(door.tables(), door.tables().size() <= FEW_TABLES);
        showSignWhereItFits();
        focus(door);
    }

    private static boolean many(DoorState door) {
        return door.anywhere() && door.tables().size() > FEW_TABLES;
    }

    /// Beside a list the ways elsewhere stand above it, and below it what leads to a seat.
    private void place(boolean listing) {
        if (listing != head.getChildren().contains(home)) {
            head.getChildren().remove(home);
            buttons.getChildren().remove(home);
            if (listing) {
                head.getChildren().add(home);
            } else {
                buttons.getChildren().addFirst(home);
            }
        }
    }

    /// Offers the keyboard what is likeliest now, whenever that is something else than before.
    private void focus(DoorState door) {
        Node likeliest = likeliest(door);
        if (offered.filter(likeliest::equals).isPresent()) {
            return;
        }
        offered = Optional.of(likeliest);
        if (likeliest.equals(tables)) {
            tables.focusFirst();
        } else {
            likeliest.requestFocus();
        }
    }

    private Node likeliest(DoorState door) {
        if (door.address().filter(String::isEmpty).isPresent()) {
            return address;
        }
        if (door.again()) {
            return again;
        }
        if (many(door)) {
            return anywhere;
        }
        if (!door.tables().isEmpty()) {
            return tables;
        }
        return door.open() ? open : home;
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void activate() {
        listening.to(this::show, model.door());
        model.activate();
        offered = Optional.empty();
        show();
    }

    /// What names the host steps out from under a strip.
    @Override
    public void covered(double height) {
        StackPane.setMargin(both, new Insets(Math.max(0, height - root.snappedTopInset()), 0, 0, 0));
    }

    @Override
    public void deactivate() {
        model.deactivate();
        listening.stop();
        said.rest();
    }
}

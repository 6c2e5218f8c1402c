package cantstop.client.play.lobby;

import cantstop.client.kit.board.Piece;
import cantstop.client.kit.paint.PictureView;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.words.Words;
import cantstop.client.play.bots.Portrait;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Colour;
import cantstop.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// One seat of the lobby: who sits there, and what can be done about it.
final class SeatRow {
    private static final PseudoClass MINE = PseudoClass.getPseudoClass("mine");
    private static final PseudoClass FREE = PseudoClass.getPseudoClass("free");
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /// Less width than this, in em of a name, and a bot's portrait gives way to what is said of the bot.
    private static final double ROOM_FOR_PORTRAIT = 19;

    private final LobbyModel model;
    private final Seat seat;
    private final Words words;
    private final Piece piece = new Piece();
    private final StackPane ground = new StackPane(piece);
    private final Label name = Parts.label("", "strong");
    private final Label note = Parts.label("", "small", "muted");
    private final Tooltip whole = new Tooltip();
    private final Button sit;
    private final Button clear;
    private final Button friend;
    private final Button bot;
    private final StackPane portrait = new StackPane();
    private final VBox texts = new VBox(name, note);
    private final LookPanel look;
    private final HBox row = new HBox();
    private final HBox bay;

    /// A row.
    ///
    /// @param look stands on the plate where I sit here
    /// @param chooseBot opens the ladder for this seat
    /// @param sendAway frees the seat
    /// @param seatFriend seats somebody else at this laptop
    SeatRow(
            LobbyModel model,
            Words words,
            Seat seat,
            LookPanel look,
            Runnable chooseBot,
            Runnable sendAway,
            Runnable seatFriend) {
        this.model = model;
        this.look = look;
        this.seat = seat;
        this.words = words;
        sit = Parts.button(words.say("lobby.sit"), () -> model.sit(seat), "accent");
        clear = Parts.button(words.say("lobby.clear"), sendAway);
        friend = Parts.button(words.say("lobby.friend"), seatFriend);
        bot = Parts.button(words.say("lobby.bot"), chooseBot);
        piece.getStyleClass().add("piece-of-plate");
        ground.getStyleClass().add("piece-ground");
        ground.setMinWidth(Region.USE_PREF_SIZE);
        ground.setMaxHeight(Region.USE_PREF_SIZE);
        note.setMinWidth(0);
        whole.textProperty().bind(note.textProperty());
        texts.setMinWidth(0);
        texts.getStyleClass().add("seat-texts");
        row.getChildren().addAll(ground, portrait, texts, Parts.spring(), friend, bot, sit, clear);
        row.getStyleClass().addAll("row", "seat");
        row.widthProperty().subscribe(width -> makeRoom());
        // What its type and the buttons beside it leave is known when it is laid out.
        texts.widthProperty().subscribe(width -> makeRoom());
        HBox.setHgrow(row, Priority.ALWAYS);
        Label number = Parts.label(Integer.toString(seat.number() + 1), "bay-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        bay = new HBox(number, row);
        bay.getStyleClass().add("bay");
    }

    Node node() {
        return bay;
    }

    void show(LobbyState.Place place) {
        boolean taken = place.badge().isPresent();
        dress(place.mine());
        row.pseudoClassStateChanged(FREE, !taken);
        Optional<Colour> tint = place.badge().filter(badge -> !place.mine()).map(Badge::colour);
        Colour.all()
                .forEach(colour -> row.pseudoClassStateChanged(
                        Piece.of(colour), tint.filter(colour::equals).isPresent()));
        Parts.showIf(taken, ground);
        if (taken) {
            Badge badge = place.badge().get();
            piece.show(badge, place.initials());
            name.setText(badge.name().text());
        } else {
            name.setText(words.say("lobby.empty"));
        }
        name.setMinWidth(taken ? 0 : Region.USE_PREF_SIZE);
        note.setText(place.note());
        Optional<BotLevel> level = model.botAt(seat);
        portrait.getChildren()
                .setAll(level.map(known -> new PictureView(new Portrait(known), "portrait")).stream()
                        .toList());
        note.setTooltip(level.isPresent() ? whole : null);
        name.setTooltip(level.isPresent() ? whole : null);
        Parts.showIf(place.mayTake(), sit);
        Parts.showIf(place.maySeatBot(), bot);
        Parts.showIf(place.mayClear(), clear);
        Parts.showIf(place.maySeatFriend(), friend);
        friend.setAccessibleText(words.say("lobby.friend") + ", " + words.say("seat.number", seat.number() + 1));
        sit.setAccessibleText(words.say("lobby.sit") + ", " + words.say("seat.number", seat.number() + 1));
        clear.setText(words.say(place.mine() ? "lobby.stand" : "lobby.clear"));
        clear.setAccessibleText(clear.getText() + ": " + name.getText());
        bot.setText(words.say(taken ? "lobby.bot.other" : "lobby.bot"));
        bot.setAccessibleText(bot.getText() + ", " + words.say("seat.number", seat.number() + 1));
        makeRoom();
    }

    /// On my plate I pick how I look, and the note has moved up beside my name.
    private void dress(boolean mine) {
        if (mine != row.getPseudoClassStates().contains(MINE)) {
            row.pseudoClassStateChanged(MINE, mine);
            HBox head = new HBox(name, note);
            head.getStyleClass().add("own-seat-head");
            texts.getChildren().setAll(mine ? List.of(head, look.node()) : List.of(name, note));
        }
    }

    /// What the row leaves beside its pictures and buttons.
    private double roomForWords() {
        List<Node> others = row.getChildren().stream()
                .filter(part -> part.isManaged() && !part.equals(texts))
                .toList();
        double taken = others.stream().mapToDouble(part -> part.prefWidth(-1)).sum();
        return row.getWidth()
                - row.snappedLeftInset()
                - row.snappedRightInset()
                - taken
                - others.size() * row.getSpacing();
    }

    private void makeRoom() {
        boolean room = row.getWidth() >= ROOM_FOR_PORTRAIT * name.getFont().getSize();
        row.pseudoClassStateChanged(NARROW, !room);
        Parts.showIf(room && !portrait.getChildren().isEmpty(), portrait);
        // Half a sentence on a bot is worth less than none.
        boolean fits = model.botAt(seat).isEmpty() || note.prefWidth(-1) <= roomForWords();
        Parts.showIf(!note.getText().isEmpty() && fits, note);
    }

    /// What a free seat is for: sitting down, else a bot.
    Optional<Node> free() {
        return shown(sit, bot);
    }

    Seat seat() {
        return seat;
    }

    /// Where a bot can be put on a free seat.
    Optional<Node> freeForABot() {
        return row.getPseudoClassStates().contains(FREE) ? shown(bot) : Optional.empty();
    }

    /// Whether that is what a bot is chosen with here.
    boolean chose(@Nullable Node held) {
        return bot.equals(held);
    }

    /// Whether this has the keyboard, or had it until it went.
    boolean holds(@Nullable Node held) {
        return row.getChildren().contains(held);
    }

    /// What is pressed next where this button of the row has gone: with a seat that is free again what can be done
    /// there, else the same as before at another seat.
    ///
    /// @param seats this one, and then the others
    Optional<Node> instead(@Nullable Node gone, List<SeatRow> seats) {
        if (clear.equals(gone)) {
            return shown(bot, friend, sit);
        }
        int place = row.getChildren().indexOf(gone);
        return seats.stream()
                .map(other -> other.row.getChildren().get(place))
                .filter(Node::isVisible)
                .findFirst();
    }

    private static Optional<Node> shown(Node... buttons) {
        return Stream.of(buttons).filter(Node::isVisible).findFirst();
    }
}

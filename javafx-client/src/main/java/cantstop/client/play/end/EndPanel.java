package cantstop.client.play.end;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.board.NumberTile;
import cantstop.client.kit.board.Piece;
import cantstop.client.kit.screen.Columns;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.screen.Parts;
import cantstop.client.kit.screen.Scrolled;
import cantstop.client.kit.words.Words;
import cantstop.client.model.navigation.Navigator;
import cantstop.client.model.party.Party;
import cantstop.client.play.knock.JoinButton;
import cantstop.client.play.talk.TalkModel;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.story.TurnCount;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The panel beside the board at the end: the winner, large; what comes next; and the series.
public final class EndPanel {
    private final Party party;
    private final Words words;
    private final Piece piece = new Piece();
    private final StackPane ground = new StackPane(piece);
    private final Label title = Parts.paragraph("", "huge");
    private final Label waiting = Parts.line("muted");
    private final HBox winnings = new HBox();
    private final Label said = Parts.line("strong");
    private final Label votes = Parts.line("strong", "votes");
    private final Encores encores = new Encores();
    private final Button again;
    private final VBox awards = new VBox();
    private final VBox scores = new VBox();
    private final Navigator navigator;
    private final Runnable leaving;
    private final Listening listening = new Listening();
    private final Label praise = Parts.line("praise");
    private final Button next;
    private final Label dice = Parts.line("small", "muted");
    private final Label about = Parts.line("muted");
    private final VBox praises = new VBox(praise, about);
    private final Button rematch;
    private final VBox first = new VBox();
    private final Button lobby;
    private final JoinButton join;
    private final Scrolled scroll;
    private Optional<Ending> shown = Optional.empty();

    /// The end of the game that is seen, already said.
    ///
    /// @param join lets a spectator ask for a seat
    /// @param tell opens the game's story
    /// @param share opens a picture of it to share
    /// @param leave asks before leaving: a host would close the table for all guests
    public EndPanel(Navigator navigator, Party party, JoinButton join, Runnable tell, Runnable share, Runnable leave) {
        this.navigator = navigator;
        leaving = leave;
        this.party = party;
        this.join = join;
        this.words = navigator.me().words();
        next = Parts.button("", () -> laurels().next().ifPresent(navigator::practise), "accent", "next-bot");
        rematch = Parts.button(words.say("end.rematch"), () -> party.ask(new Command.Start()), "accent", "start");
        again = Parts.button(words.say("end.again"), this::callForMore, "accent", "again");
        lobby = Parts.button(
                words.say(navigator.ownHost().isPractising() ? "end.lobby.practice" : "end.lobby"), navigator::toLobby);
        Button home = Parts.button(words.say("home"), leave);
        Button story = Parts.button(words.say("end.story"), tell, "story-button");
        Button show = Parts.button(words.say("share.title"), share, "share-button");
        FlowPane ways = new FlowPane(story, show, lobby, join, home);
        ways.getStyleClass().add("flow");
        piece.getStyleClass().add("piece-of-winner");
        ground.getStyleClass().add("piece-ground");
        ground.setMaxHeight(Region.USE_PREF_SIZE);
        ground.setMinWidth(Region.USE_PREF_SIZE);
        scores.getStyleClass().add("scores");
        VBox series = Parts.card(words.say("end.series"), scores);
        // Two players have larger rows than four.
        VBox.setVgrow(scores, Priority.ALWAYS);
        VBox.setVgrow(series, Priority.ALWAYS);
        series.getStyleClass().add("series");
        VBox won = new VBox(title, winnings);
        won.getStyleClass().add("champion-said");
        HBox champion = new HBox(ground, won);
        champion.getStyleClass().addAll("row", "champion", "own-plate");
        winnings.getStyleClass().add("won");
        winnings.setMaxWidth(HBox.USE_PREF_SIZE);
        awards.getStyleClass().add("awards");
        praises.getStyleClass().add("praises");
        // What comes later stands below: nothing that can be pressed moves for it.
        VBox all = new VBox(champion, praises, first, ways, waiting, votes, said, awards, series, dice);
        all.getStyleClass().add("end");
        scroll = new Scrolled(all);
        scroll.fill();
        scroll.setMinWidth(0);
        // How wide the side is goes by what it says: said now, nothing moves after the first frame.
        show();
    }

    Scrolled node() {
        return scroll;
    }

    void leave() {
        leaving.run();
    }

    /// What is said now; none before the game is over.
    Optional<Ending> said() {
        return shown;
    }

    /// Shows an ending.
    ///
    /// @return whether anything has changed
    boolean show() {
        Optional<Ending> now = Ending.of(party, words);
        boolean news = !now.equals(shown);
        if (news) {
            shown = now;
            now.ifPresent(this::show);
        }
        return news;
    }

    private void show(Ending ending) {
        Map<Seat, String> initials = Initials.of(ending.badges());
        Parts.showIf(ending.winner().isPresent(), ground);
        ending.winner()
                .ifPresent(badge -> piece.show(
                        badge, initials.getOrDefault(ending.scores().getFirst().seat(), "")));
        title.setText(ending.title());
        winnings.setAccessibleText(ending.line());
        waiting.setText(ending.waiting());
        dice.setText(ending.dice());
        Parts.showIf(ending.mayRematch(), rematch);
        Parts.showIf(!ending.waiting().isEmpty() && party.mySeat().isPresent(), again);
        winnings.getChildren().clear();
        ending.scores().stream().limit(ending.winner().isPresent() ? 1 : 0).forEach(score -> paint(winnings, score));
        show(laurels());
        awards.getChildren().setAll(Medals.of(ending.awards()));
        Parts.showIf(!ending.awards().isEmpty(), awards);
        scores.getChildren()
                .setAll(ending.scores().stream()
                        .map(score -> row(score, initials.getOrDefault(score.seat(), "")))
                        .toList());
    }

    private void show(Laurels laurels) {
        boolean another = laurels.next().isPresent();
        praise.setText(laurels.praise());
        about.setText(laurels.nextAbout());
        Parts.showIf(another || !laurels.praise().isEmpty(), praises);
        next.setText(laurels.nextName());
        Parts.showIf(another, next);
        // One thing is to be done first.
        rematch.getStyleClass().remove("accent");
        if (!another) {
            rematch.getStyleClass().add("accent");
        }
        widen();
    }

    /// As wide as each other in one row, which is as wide as all else; where they have no room, in a row each.
    private void widen() {
        List<Node> seen =
                Stream.<Node>of(next, rematch, again).filter(Node::isVisible).toList();
        boolean shown = first.getChildren().stream()
                .anyMatch(row -> ((Columns) row).getChildren().equals(seen));
        if (!shown) {
            first.getChildren().setAll(new Columns(seen.toArray(Node[]::new)));
        }
    }

    private Laurels laurels() {
        return navigator
                .practiceGames()
                .win()
                .map(win -> Laurels.of(win, navigator.me().profile().get().practice(), words))
                .orElse(Laurels.NONE);
    }

    /// Tells the others that the user would play again. The owner of the table starts the game.
    private void callForMore() {
        party.say(navigator.me().profile().get().badge().name(), Encores.call(words));
    }

    /// What was said last.
    private void hear() {
        party.talk().latest().get().ifPresent(spoken -> {
            if (encores.hear(spoken)) {
                vote();
            } else {
                said.setText(new TalkModel(party, words, spoken::name).sentence(spoken));
            }
        });
    }

    /// The players who would play again; each may call once more.
    private void vote() {
        votes.setText(encores.sentence(party.state().get(), words));
        boolean mine = party.mySeat().filter(encores::isFrom).isPresent();
        again.setText(words.say(mine ? "end.again.more" : "end.again"));
    }

    private static void paint(HBox row, Ending.Score score) {
        score.columns().forEach(column -> {
            NumberTile tile = new NumberTile(column);
            tile.pseudoClassStateChanged(Piece.of(score.badge().colour()), true);
            row.getChildren().add(tile);
        });
    }

    private Node row(Ending.Score score, String initials) {
        Piece small = new Piece(score.badge(), initials);
        small.getStyleClass().add("piece-of-plate");
        StackPane smallGround = new StackPane(small);
        smallGround.getStyleClass().add("piece-ground");
        smallGround.setMaxHeight(Region.USE_PREF_SIZE);
        TurnCount effort = score.effort();
        String missing = score.missing() > 0 ? words.say("end.missing", score.missing()) : "";
        String turns = words.say("end.effort", effort.turns(), effort.busts());
        String told = Stream.of(missing, turns, words.say("end.wins", score.wins()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
        VBox texts = new VBox(
                Parts.label(score.badge().name().text(), "card-title"), Parts.paragraph(told, "small", "muted"));
        texts.setMinWidth(0);
        texts.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox won = new HBox();
        won.getStyleClass().add("won");
        paint(won, score);
        HBox row = new HBox(smallGround, texts, won);
        VBox.setVgrow(row, Priority.ALWAYS);
        row.getStyleClass().addAll("row", "score");
        row.pseudoClassStateChanged(Piece.of(score.badge().colour()), true);
        return row;
    }

    void activate() {
        listening.to(this::hear, party.talk().latest());
        join.activate();
    }

    /// Gives the focus to the likeliest next action.
    void begin() {
        Stream.of(next, rematch, again, lobby)
                .filter(Node::isVisible)
                .findFirst()
                .ifPresent(Node::requestFocus);
        // Even where that has no room yet: who has won is what one looks for first.
        scroll.setVvalue(0);
    }

    void deactivate() {
        join.deactivate();
        listening.stop();
    }
}

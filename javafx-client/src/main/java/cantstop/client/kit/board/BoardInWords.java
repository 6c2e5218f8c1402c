package cantstop.client.kit.board;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The board as text: whose turn it is, what is at stake, and column by column what stands where. Pure.
///
/// @param words the language
/// @param badges who sits where
public record BoardInWords(Words words, Map<Seat, Badge> badges) {
    public BoardInWords {
        badges = Map.copyOf(badges);
    }

    /// A sentence, and its parts for the screen.
    ///
    /// @param said its sentences, where they are more than one
    /// @param column its subject; empty for the turn, and for all columns on which nothing stands
    /// @param things that stand there, each in words and with its owner; empty without a column
    /// @param choices what can be chosen now, of which the last sentence speaks; empty where nothing can
    public record Line(List<String> said, Optional<Column> column, List<Thing> things, List<Option> choices) {
        public Line {
            said = List.copyOf(said);
            things = List.copyOf(things);
            choices = List.copyOf(choices);
        }

        /// A line with nothing to choose.
        public Line(String sentence, Optional<Column> column, List<Thing> things) {
            this(List.of(sentence), column, things, List.of());
        }

        private Line(String sentence) {
            this(sentence, Optional.empty(), List.of());
        }

        /// All of it.
        public String sentence() {
            return String.join(" ", said);
        }
    }

    /// What stands on a column.
    ///
    /// @param said whose it is, and where
    /// @param space from the bottom
    public record Thing(Kind kind, String said, Seat seat, int space) {}

    /// What can stand there.
    public enum Kind {
        PIECE,
        RUNNER,
        /// The piece at the top of a column that is won.
        WINNER
    }

    /// Everything as one text, a sentence a line.
    public String text(@Nullable GameState game) {
        return String.join("\n", sentences(game));
    }

    /// The same, a sentence each.
    public List<String> sentences(@Nullable GameState game) {
        return lines(game).stream().map(Line::sentence).toList();
    }

    /// Everything: in one line who leads and whose turn it is, then from 2 to 12 the columns on which something
    /// stands, then the empty ones.
    public List<Line> lines(@Nullable GameState game) {
        if (game == null) {
            return List.of(new Line(words.say("board.words.none")));
        }
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                Stream.concat(leaders(game).stream(), turn(game).stream()).toList(),
                Optional.empty(),
                List.of(),
                game.phase() instanceof Phase.ToChoose ? game.options() : List.of()));
        List<Integer> empty = new ArrayList<>();
        for (Column column : Column.all()) {
            List<Thing> standing = standing(game, column);
            if (standing.isEmpty()) {
                empty.add(column.number());
            } else {
                lines.add(line(column, standing));
            }
        }
        if (empty.size() == Column.all().size()) {
            lines.add(new Line(words.say("board.words.none")));
        } else if (!empty.isEmpty()) {
            lines.add(new Line(words.say("board.words.empty", empty.size(), words.list(empty))));
        }
        return List.copyOf(lines);
    }

    private Line line(Column column, List<Thing> standing) {
        String things = words.list(standing.stream().map(Thing::said).toList());
        String sentence = words.say("board.words.column", column.number(), things);
        return new Line(sentence, Optional.of(column), standing);
    }

    /// Who has won the most columns, while the game runs.
    private Optional<String> leaders(GameState game) {
        int most = game.players().stream()
                .mapToInt(player -> game.columnsWon(player.seat()))
                .max()
                .orElse(0);
        List<String> names = game.players().stream()
                .filter(player -> game.columnsWon(player.seat()) == most)
                .map(player -> name(player.seat()))
                .toList();
        return Optional.of(words.say("board.words.leads", names.size(), words.list(names), most))
                .filter(said -> most > 0 && !game.isFinished());
    }

    private List<String> turn(GameState game) {
        return switch (game.phase()) {
            case Phase.Falling _ -> turn(game.beforeRoll());
            case Phase.ForStart _ -> List.of(words.say("start.title"));
            case Phase.Finished(Seat winner) when winner != null -> List.of(words.say("board.words.won", name(winner)));
            case Phase.Finished _ -> List.of(words.say("board.words.ended"));
            case Phase.ToRoll _ -> List.of(words.say("board.words.turn", name(game.mover())));
            case Phase.ToChoose choose ->
                List.of(
                        words.say("board.words.turn", name(game.mover())),
                        words.say("board.words.rolled", words.list(choose.roll().dice())),
                        words.say(
                                "board.words.options",
                                words.oneOf(game.options().stream()
                                        .map(option -> words.option(option.columns()))
                                        .toList())));
            case Phase.ToGoOn _ ->
                List.of(
                        words.say("board.words.turn", name(game.mover())),
                        words.say("board.words.stake", game.stepsAtStake()));
        };
    }

    private List<Thing> standing(GameState game, Column column) {
        if (game.winnerOf(column).isPresent()) {
            Seat winner = game.winnerOf(column).orElseThrow();
            String said = words.say("board.words.owner", name(winner));
            return List.of(new Thing(Kind.WINNER, said, winner, column.height()));
        }
        List<Thing> standing = new ArrayList<>();
        int marker = game.marker(column);
        if (marker > 0) {
            String mover = name(game.mover());
            String said = marker == column.height()
                    ? words.say("board.words.theirRunner.top", mover)
                    : words.say("board.words.theirRunner", mover, marker, column.height());
            standing.add(new Thing(Kind.RUNNER, said, game.mover(), marker));
        }
        for (Player player : game.players()) {
            int square = game.square(player.seat(), column);
            if (square > 0) {
                String said = words.say("board.words.piece", name(player.seat()), square, column.height());
                standing.add(new Thing(Kind.PIECE, said, player.seat(), square));
            }
        }
        return standing;
    }

    private String name(Seat seat) {
        Badge badge = badges.get(seat);
        return badge == null
                ? words.say("seat.number", seat.number() + 1)
                : badge.name().text();
    }
}

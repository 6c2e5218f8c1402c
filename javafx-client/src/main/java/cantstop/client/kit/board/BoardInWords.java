package cantstop.client.kit.board;

import cantstop.client.kit.words.Words;
import cantstop.engine.Badge;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The board said aloud: whose turn it is, what is at stake, and column by column what stands where. Pure.
///
/// @param words the language
/// @param badges who sits where
public record BoardInWords(Words words, Map<Seat, Badge> badges) {
    public BoardInWords {
        badges = Map.copyOf(badges);
    }

    /// Everything as one text, a sentence a line.
    public String text(@Nullable GameState game) {
        return String.join("\n", sentences(game));
    }

    /// Everything, a sentence each: the turn first, then the columns on which something stands from 2 to 12, then
    /// those on which nothing does.
    public List<String> sentences(@Nullable GameState game) {
        if (game == null) {
            return List.of(words.say("board.words.none"));
        }
        List<String> sentences = new ArrayList<>(turn(game));
        List<Integer> empty = new ArrayList<>();
        for (Column column : Column.all()) {
            List<String> standing = standing(game, column);
            if (standing.isEmpty()) {
                empty.add(column.number());
            } else {
                sentences.add(words.say("board.words.column", column.number(), column.height(), words.list(standing)));
            }
        }
        if (!empty.isEmpty()) {
            sentences.add(words.say("board.words.empty", empty.size(), words.list(empty)));
        }
        return List.copyOf(sentences);
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
                        words.say("board.words.rolled", words.list(choose.roll().dice())));
            case Phase.ToGoOn _ ->
                List.of(
                        words.say("board.words.turn", name(game.mover())),
                        words.say("board.words.stake", game.stepsAtStake()));
        };
    }

    private List<String> standing(GameState game, Column column) {
        if (game.winnerOf(column).isPresent()) {
            return List.of(
                    words.say("board.words.owner", name(game.winnerOf(column).orElseThrow())));
        }
        List<String> standing = new ArrayList<>();
        int marker = game.marker(column);
        if (marker == column.height()) {
            standing.add(words.say("board.words.runner.top"));
        } else if (marker > 0) {
            standing.add(words.say("board.words.runner", marker));
        }
        for (Player player : game.players()) {
            int square = game.square(player.seat(), column);
            if (square > 0) {
                standing.add(words.say("board.words.piece", name(player.seat()), square));
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

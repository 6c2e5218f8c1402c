package cantstop.client.play.end;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.DiceWords;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.Event;
import cantstop.engine.GameState;
import cantstop.engine.LogEntry;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.story.Awards;
import cantstop.engine.story.DiceRecord;
import cantstop.engine.story.TurnCount;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The content of the end screen.
///
/// @param title who won, in words
/// @param winner their badge; none for a game without a winner
/// @param line the columns it was won with, in words
/// @param scores of all players, the winner first, then by columns
/// @param mayRematch whether the user may start the next game
/// @param waiting the player who may start it; empty if the user may
/// @param awards what is remembered of the game
/// @param dice who threw the dice; empty at a table where one laptop did
public record Ending(
        String title,
        Optional<Badge> winner,
        String line,
        List<Score> scores,
        boolean mayRematch,
        String waiting,
        List<Award> awards,
        String dice) {
    public Ending {
        scores = List.copyOf(scores);
        awards = List.copyOf(awards);
    }

    /// An award.
    ///
    /// @param sentence "Icarus: Ben, …": what it is called before the colon
    public record Award(AwardSign sign, String sentence) {
        public String name() {
            return sentence.substring(0, colon()).strip();
        }

        public String rest() {
            return sentence.substring(colon() + 1).strip();
        }

        private int colon() {
            return sentence.indexOf(':');
        }
    }

    /// One player's score.
    ///
    /// @param effort the turns and busts that this game took them
    /// @param columns those they won in this game
    /// @param missing the steps that they were from winning
    /// @param wins the games they won in this series
    public record Score(Seat seat, Badge badge, TurnCount effort, List<Column> columns, int missing, int wins) {
        public Score {
            columns = List.copyOf(columns);
        }
    }

    /// The badges of all players.
    Map<Seat, Badge> badges() {
        return scores.stream().collect(Collectors.toUnmodifiableMap(Score::seat, Score::badge));
    }

    /// The end of the game that is seen, where it is over.
    public static Optional<Ending> of(Party party, Words words) {
        TableState table = party.state().get();
        GameState game = table.game();
        if (game == null || !game.isFinished()) {
            return Optional.empty();
        }
        Optional<Seat> winner = Optional.ofNullable(game.winner());
        boolean mine = winner.isPresent() && winner.equals(party.mySeat());
        String title = winner.map(
                        seat -> mine ? words.say("end.mine") : words.say("end.won", SeatNames.of(words, table, seat)))
                .orElse(words.say("log.overWithout"));
        List<Event> events = party.log().stream().map(LogEntry::event).toList();
        boolean owner = table.isOwner(party.me());
        boolean enough = table.occupied().size() >= 2;
        return Optional.of(new Ending(
                title,
                winner.map(seat -> SeatNames.badge(words, table.chair(seat))),
                winner.map(seat -> words.say("end.columns", words.columns(won(game, seat))))
                        .orElse(""),
                scores(words, table, game, TurnCount.of(events)),
                owner && enough && party.isConnected(),
                owner ? (enough ? "" : words.say("refusal.NEED_TWO_PLAYERS")) : waiting(table, words),
                awards(party.talk().calls().get().points(), Awards.of(events), table, words),
                table.hands().opened() > 0
                        ? String.join(" ", new DiceWords(words).sentences(DiceRecord.of(events)))
                        : ""));
    }

    /// The awards of a game.
    ///
    /// @param calls who called busts, and the points that they have for it
    public static List<Award> awards(Map<Seat, Integer> calls, Awards awards, TableState table, Words words) {
        Stream<Award> climb = awards.climb().stream()
                .map(award -> new Award(
                        AwardSign.CLIMB,
                        words.say("end.climb", SeatNames.of(words, table, award.seat()), award.times())));
        Stream<Award> icarus = awards.icarus().stream()
                .map(award -> new Award(
                        AwardSign.ICARUS,
                        words.say("end.icarus", SeatNames.of(words, table, award.seat()), award.times())));
        Stream<Award> chicken = awards.chicken().stream()
                .map(award -> new Award(
                        AwardSign.CHICKEN,
                        words.say("end.chicken", SeatNames.of(words, table, award.seat()), award.times())));
        Stream<Award> prophet = prophet(calls, table, words);
        return Stream.of(climb, icarus, chicken, prophet)
                .flatMap(award -> award)
                .toList();
    }

    /// The player with the best bust calls; empty if two did equally well.
    private static Stream<Award> prophet(Map<Seat, Integer> points, TableState table, Words words) {
        int most = points.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Seat> best = points.keySet().stream()
                .filter(seat -> most > 0 && Integer.valueOf(most).equals(points.get(seat)))
                .toList();
        return best.size() == 1
                ? Stream.of(new Award(
                        AwardSign.PROPHET, words.say("end.prophet", SeatNames.of(words, table, best.getFirst()), most)))
                : Stream.empty();
    }

    private static String waiting(TableState table, Words words) {
        return Optional.ofNullable(table.owner())
                .flatMap(table::seatOf)
                .map(seat -> words.say("end.waiting", SeatNames.of(words, table, seat)))
                .orElse("");
    }

    private static List<Score> scores(Words words, TableState table, GameState game, Map<Seat, TurnCount> efforts) {
        Comparator<Score> byRank = Comparator.comparingInt(
                        (Score score) -> score.seat().equals(game.winner()) ? 0 : 1)
                .thenComparingInt(score -> -score.columns().size());
        return game.players().stream()
                .map(Player::seat)
                .map(table::chair)
                .flatMap(
                        chair -> score(words, chair, game, efforts.getOrDefault(chair.seat(), TurnCount.NONE)).stream())
                .sorted(byRank)
                .toList();
    }

    private static Optional<Score> score(Words words, Chair chair, GameState game, TurnCount effort) {
        return Optional.ofNullable(SeatNames.badge(words, chair))
                .map(badge -> new Score(
                        chair.seat(),
                        badge,
                        effort,
                        won(game, chair.seat()),
                        missing(game, chair.seat()),
                        chair.wins()));
    }

    /// The fewest steps in as many columns as were still to be won.
    private static int missing(GameState game, Seat seat) {
        int columns = game.settings().columnsToWin() - won(game, seat).size();
        return Column.all().stream()
                .filter(column -> game.winnerOf(column).isEmpty())
                .mapToInt(column -> column.height() - game.square(seat, column))
                .sorted()
                .limit(Math.max(0, columns))
                .sum();
    }

    private static List<Column> won(GameState game, Seat seat) {
        return Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
    }
}

package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.AwayPlayers;
import cantstop.client.model.party.TableTalk;
import cantstop.client.model.words.BotWords;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Chair;
import cantstop.engine.Column;
import cantstop.engine.GameState;
import cantstop.engine.Occupant;
import cantstop.engine.Packed;
import cantstop.engine.Phase;
import cantstop.engine.Player;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.engine.identity.Person;
import cantstop.protocol.Absence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The plates of a game's players, in the order of play.
final class Plates {
    private final Words words;

    Plates(Words words) {
        this.words = words;
    }

    /// Who is there.
    ///
    /// @param browsers those of them who came without TLS
    /// @param away what is known of the others
    /// @param now in the nanoseconds of [System#nanoTime]
    record Presence(Set<Person> present, Set<Person> browsers, AwayPlayers away, long now) {}

    /// The players.
    ///
    /// @param rolls how often the one who moves has rolled in this turn
    List<Plate> of(
            TableState table,
            GameState game,
            Optional<Seat> mine,
            Presence presence,
            TableTalk.Calls calls,
            int rolls) {
        List<Plate> plates = new ArrayList<>();
        for (Player player : game.players()) {
            Chair chair = table.chair(player.seat());
            Badge badge = SeatNames.badge(words, chair);
            if (badge != null) {
                boolean moving = !game.isFinished() && game.mover().equals(player.seat());
                boolean me = mine.filter(player.seat()::equals).isPresent();
                boolean away = isAway(chair, presence.present());
                Optional<Player.Bust> bust = Optional.ofNullable(player.bust());
                plates.add(new Plate(
                        player.seat(),
                        badge,
                        moving,
                        me,
                        noted(role(chair, me, away, presence), doing(game, moving, me, rolls), player.seat(), calls),
                        about(chair),
                        away,
                        won(game, player.seat()),
                        game.settings().columnsToWin(),
                        bust,
                        bust.map(this::missing).orElse(""),
                        bust.map(this::inBrief).orElse(""),
                        bust.map(last -> inFull(player, last)).orElse("")));
            }
        }
        return List.copyOf(plates);
    }

    /// How far a player's turn has come.
    private String doing(GameState game, boolean moving, boolean me, int rolls) {
        if (!moving || rolls == 0) {
            return "";
        }
        return game.phase() instanceof Phase.ToChoose
                ? words.say(me ? "plate.roll" : "plate.choosing", rolls)
                : words.say("plate.rolls", rolls);
    }

    /// What is beside the name, and how right the player's calls of a bust have been.
    private String noted(String role, String doing, Seat seat, TableTalk.Calls calls) {
        String call = calls.calling().contains(seat) ? words.say("plate.calling") : "";
        Integer points = calls.points().get(seat);
        String score = points == null ? "" : words.say("plate.points", points);
        return Stream.of(role, doing, score, call)
                .filter(note -> !note.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private String about(Chair chair) {
        return chair.occupant() instanceof Occupant.Robot(BotLevel level) ? new BotWords(words).sentence(level) : "";
    }

    private static List<Column> won(GameState game, Seat seat) {
        return Column.all().stream()
                .filter(column -> game.winnerOf(column).filter(seat::equals).isPresent())
                .toList();
    }

    private static boolean isAway(Chair chair, Set<Person> present) {
        return chair.occupant() instanceof Occupant.Human(Person person) && !present.contains(person);
    }

    private String role(Chair chair, boolean me, boolean away, Presence presence) {
        if (chair.isEmpty()) {
            return words.say("plate.gone");
        }
        if (chair.standIn() != null) {
            return words.say("plate.standIn");
        }
        if (chair.occupant() instanceof Occupant.Robot) {
            return words.say("plate.bot");
        }
        if (me) {
            return words.say("plate.me");
        }
        return presence.away()
                .of(chair.seat())
                .map(absence -> away(absence, presence))
                .orElseGet(() -> away ? words.say("plate.away") : isIn(presence.browsers(), chair));
    }

    private String isIn(Set<Person> browsers, Chair chair) {
        return chair.person().filter(browsers::contains).isPresent() ? words.say("plate.browser") : "";
    }

    /// For how long, unless the strip counts what is left.
    private String away(Absence absence, Presence presence) {
        boolean counted = presence.away().pause().isPresent()
                && !presence.away().left(presence.now()).isZero()
                && presence.away().pause().get().seat().equals(absence.seat());
        if (counted && absence.kind() != Absence.Kind.IDLE) {
            return words.say("plate.away");
        }
        long minutes = presence.away().since(absence, presence.now()).toMinutes();
        return words.say("plate.away." + absence.kind().name(), minutes);
    }

    /// What a bust cost, without the reason.
    String cost(Player player, Player.Bust bust) {
        return words.say("bust.cost", lost(player, bust));
    }

    /// Why nothing could be done with the dice: which sums none of the pairs made, or that their columns are closed.
    String missing(Player.Bust bust) {
        List<String> runners = runners(bust);
        return runners.isEmpty() ? words.say("bust.closed") : words.say("bust.missing", words.oneOf(runners));
    }

    /// The same for a plate that shares its row.
    private String inBrief(Player.Bust bust) {
        List<String> runners = runners(bust);
        return runners.isEmpty() ? words.say("bust.closed") : words.say("bust.brief", String.join("/", runners));
    }

    /// The same with what it cost.
    private String inFull(Player player, Player.Bust bust) {
        List<String> runners = runners(bust);
        return runners.isEmpty()
                ? words.say("bust.closed")
                : words.say("bust.reason", lost(player, bust), words.oneOf(runners));
    }

    private static List<String> runners(Player.Bust bust) {
        return Column.all().stream()
                .filter(column -> Packed.space(bust.markers(), column.number()) > 0)
                .map(Column::toString)
                .toList();
    }

    private static int lost(Player player, Player.Bust bust) {
        return Column.all().stream()
                .mapToInt(column -> Math.max(
                        0,
                        Packed.space(bust.markers(), column.number())
                                - Packed.space(player.squares(), column.number())))
                .sum();
    }
}

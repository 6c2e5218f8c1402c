package cantstop.client.play.table;

import cantstop.client.kit.words.Words;
import cantstop.client.model.party.AwayPlayers;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.Absence;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.HostMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is said of somebody who is not there, and what I may do about it.
///
/// @param seat theirs
/// @param badge what their piece looks like
/// @param text who it is and how long the table waits, in one line
/// @param wishes who wants what, in words; empty where nobody has said
/// @param nudging whether they may be nudged
/// @param choices what I may choose; none where I only watch, or the wait is not over
public record PresenceNotice(
        Seat seat, Optional<Badge> badge, String text, String wishes, boolean nudging, List<Choice> choices) {
    /// Something to choose.
    ///
    /// @param chosen whether I have chosen it
    /// @param voices what the pieces of those look like who have
    public record Choice(AwayPolicy what, String label, boolean chosen, List<Badge> voices) {
        public Choice {
            voices = List.copyOf(voices);
        }
    }

    public PresenceNotice {
        choices = List.copyOf(choices);
    }

    /// Whom the game waits for, once that is longer than thinking takes, else for whom a bot plays that may be
    /// sent away again; nobody where that is nobody, or me.
    static Optional<PresenceNotice> of(TableState table, AwayPlayers away, Optional<Seat> mine, long now, Words words) {
        Optional<Seat> awaited = away.pause().map(HostMessage.Pause::seat);
        if (awaited.isPresent()) {
            return awaited.filter(seat -> !mine.equals(awaited))
                    .flatMap(away::of)
                    .filter(absence -> !isThinking(absence, away, now))
                    .map(absence -> awaited(table, away, absence, mine, now, words));
        }
        return away.absent().stream()
                .filter(absence ->
                        table.isPlaying() && table.chair(absence.seat()).standIn() != null)
                .filter(absence -> !mine.equals(Optional.of(absence.seat())))
                .findFirst()
                .map(absence -> stoodInFor(table, absence, mine, words));
    }

    /// Somebody who is there and takes a while: their plate says so, and nothing lies over anybody's screen for it.
    private static boolean isThinking(Absence absence, AwayPlayers away, long now) {
        return absence.kind() == Absence.Kind.IDLE && !away.left(now).isZero();
    }

    private static PresenceNotice awaited(
            TableState table, AwayPlayers away, Absence absence, Optional<Seat> mine, long now, Words words) {
        Duration left = away.left(now);
        String kind = absence.kind().name() + (left.isZero() ? "_OVER" : "");
        String text = words.say("away." + kind, SeatNames.of(words, table, absence.seat()), clock(left));
        boolean idle = absence.kind() == Absence.Kind.IDLE;
        int majority = away.pause().map(HostMessage.Pause::majority).orElse(0);
        List<Choice> choices = new ArrayList<>();
        if (mine.isPresent()) {
            choices.add(choice(AwayPolicy.WAIT, words.say("away.choice.WAIT"), table, absence, mine, words));
            choices.add(choice(AwayPolicy.BOT, words.say("away.choice.BOT"), table, absence, mine, words));
            if (majority > 0) {
                long skips = absence.voices().stream()
                        .filter(voice -> voice.what() == AwayPolicy.SKIP)
                        .count();
                choices.add(choice(
                        AwayPolicy.SKIP, words.say("away.choice.SKIP", skips, majority), table, absence, mine, words));
            }
        }
        return new PresenceNotice(
                absence.seat(),
                badge(table, absence.seat(), words),
                text,
                wishes(table, absence, mine, words),
                idle && mine.isPresent(),
                choices);
    }

    private static PresenceNotice stoodInFor(TableState table, Absence absence, Optional<Seat> mine, Words words) {
        List<Choice> choices = mine.isPresent()
                ? List.of(choice(AwayPolicy.WAIT, words.say("away.choice.WAIT"), table, absence, mine, words))
                : List.of();
        String text = words.say("away.botPlays", SeatNames.of(words, table, absence.seat()));
        return new PresenceNotice(
                absence.seat(),
                badge(table, absence.seat(), words),
                text,
                wishes(table, absence, mine, words),
                false,
                choices);
    }

    private static Choice choice(
            AwayPolicy what, String label, TableState table, Absence absence, Optional<Seat> mine, Words words) {
        List<Seat> by = absence.voices().stream()
                .filter(voice -> voice.what() == what)
                .map(Absence.Voice::by)
                .toList();
        return new Choice(
                what,
                label,
                mine.filter(by::contains).isPresent(),
                by.stream().flatMap(seat -> badge(table, seat, words).stream()).toList());
    }

    private static Optional<Badge> badge(TableState table, Seat seat, Words words) {
        return Optional.ofNullable(SeatNames.badge(words, table.chair(seat)));
    }

    private static String wishes(TableState table, Absence absence, Optional<Seat> mine, Words words) {
        return words.list(absence.voices().stream()
                .map(voice -> mine.equals(Optional.of(voice.by()))
                        ? words.say("away.mine." + voice.what().name())
                        : words.say("away.wish." + voice.what().name(), SeatNames.of(words, table, voice.by())))
                .toList());
    }

    /// Minutes and seconds, rounded up: what has only just begun to wait a second does not wait none.
    private static String clock(Duration left) {
        long seconds = left.plusMillis(999).toSeconds();
        return "%d:%02d".formatted(seconds / 60, seconds % 60);
    }
}

package cantstop.client.stories;

import static cantstop.client.stories.Steps.away;
import static cantstop.client.stories.Steps.coached;
import static cantstop.client.stories.Steps.play;
import static cantstop.client.stories.Steps.playAsGuest;
import static cantstop.client.stories.Steps.says;
import static cantstop.client.stories.Steps.underWay;
import static cantstop.client.stories.Steps.waits;
import static javafx.scene.input.KeyCode.C;
import static javafx.scene.input.KeyCode.ESCAPE;
import static javafx.scene.input.KeyCode.F10;
import static javafx.scene.input.KeyCode.HELP;
import static javafx.scene.input.KeyCode.L;
import static javafx.scene.input.KeyCode.R;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.fake.FinishedGame;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Variant;
import cantstop.protocol.Absence;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import cantstop.protocol.client.LinkListener;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// In the middle of a game.
final class AtATable {
    private AtATable() {}

    static void tell(Chapter chapter) {
        turns(chapter);
        gone(chapter);
        beside(chapter);
        coach(chapter);
    }

    private static void turns(Chapter chapter) {
        chapter.tell("table-seat-asked", visit -> {
            underWay(visit.hosting().withBen().withCleo().withBot()).annaRolls(3, 4, 5, 1);
            waits(visit, new Knocker(Steps.DORA, Steps.DORAS, KnockPurpose.SEAT, Seat.of(3)));
        });
        chapter.tell("table-roll", visit -> play(visit.hosting().withBen()));
        chapter.tell("table-choose", visit -> play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1));
        chapter.tell("table-thrown-together", visit -> {
            underWay(visit.hosting().withBen().withCleo());
            visit.guest().throwsTogether(FakeGuest.HOST_KEY, FakeVisit.BEN.key(), FakeVisit.CLEO.key());
            visit.annaRolls(3, 4, 5, 1);
        });
        chapter.tell("table-shaken", visit -> {
            play(visit.hosting().withBen().withCleo());
            visit.guest().shakesTogether(FakeGuest.HOST_KEY, FakeVisit.BEN.key(), FakeVisit.CLEO.key());
            visit.annaRolls(3, 4, 5, 1);
        });
        chapter.tell("table-dice-alarm", visit -> {
            underWay(visit.hosting().withBen().withCleo());
            visit.guest().throwsTogether(FakeGuest.HOST_KEY, FakeVisit.CLEO.key());
            visit.annaRolls(3, 4, 5, 1);
            visit.guest().alarmed(DiceAlarm.ASKED_TWICE);
        });
        chapter.press("dice.byHost", "table-who-threw", visit -> {
            underWay(visit.hosting().withBen().withCleo());
            visit.guest().throwsTogether(FakeGuest.HOST_KEY);
            visit.annaRolls(3, 4, 5, 1);
            visit.guest().alarmed(DiceAlarm.LEFT_OUT);
        });
        chapter.tell("table-watched", Steps::watches);
        chapter.press("knock.other", "table-join", Steps::watches);
        chapter.tell(
                "table-either-or",
                visit -> play(visit.hosting().withBen())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 5, 4));
        chapter.tell(
                "table-go-on",
                visit -> play(visit.hosting().withBen().withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7));
        chapter.tell(
                "table-stakes",
                visit -> play(visit.hosting().withBen().withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 5, 1)
                        .annaTakes(6, 8)
                        .annaRolls(6, 2, 3, 3)
                        .annaTakes(6, 8)
                        .annaRolls(2, 5, 6, 2)
                        .annaTakes(7, 8)
                        .annaRolls(1, 6, 4, 4)
                        .annaTakes(7, 8)
                        .annaRolls(3, 3, 5, 3)
                        .annaTakes(6, 8)
                        .annaRolls(2, 4, 5, 3)
                        .annaTakes(6, 8));
        chapter.tell("table-talk", visit -> {
            play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1).annaTakes(6, 7);
            says(visit, new Utterance.Chat(new ChatText("You won’t dare to roll again")));
            says(visit, new Utterance.CallBust());
            says(visit, new Utterance.React(Reaction.CHICKEN));
            visit.guest().notice(new HostMessage.Calls(FakeGuest.TABLE, List.of(Seat.of(1)), Map.of(Seat.of(1), -2)));
        });
        chapter.tell(
                "table-bust",
                visit -> play(visit.hosting().withBen())
                        .annaRolls(1, 1, 1, 2)
                        .annaTakes(2, 3)
                        .annaRolls(6, 6, 1, 1)
                        .annaTakes(2, 12)
                        .annaRolls(5, 3, 5, 3));
        chapter.tell("table-column", visit -> {
            play(visit.hosting().withBen().withCleo());
            for (int time = 0; time < 3; time++) {
                visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12);
            }
            visit.annaStops();
        });
        chapter.tell("table-brag", visit -> {
            play(visit.hosting().withBen().withCleo()).annaRolls(1, 1, 6, 6).annaTakes(2, 12);
            visit.annaRolls(1, 1, 6, 6).annaTakes(2, 12).annaRolls(1, 2, 5, 6).annaTakes(3);
            visit.annaRolls(1, 2, 5, 4)
                    .annaTakes(3)
                    .annaRolls(1, 2, 5, 4)
                    .annaTakes(3)
                    .annaStops();
        });
        chapter.tell("table-ask", Steps::aboutToWin, R);
        chapter.tell("table-settings", Steps::aboutToWin, F10);
    }

    /// A connection, or somebody, is not there.
    private static void gone(Chapter chapter) {
        chapter.tell("table-lost", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .becomes(new Connection.Waiting(
                            Steps.HOST, 41, Duration.ofSeconds(4), LinkListener.LossReason.SILENT));
        });
        chapter.tell("table-shut-down", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .becomes(new Connection.Waiting(
                            Steps.HOST, 2, Duration.ofSeconds(1), LinkListener.LossReason.SHUT_DOWN));
        });
        chapter.tell("table-replaced", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .becomes(new Connection.Ended(
                            Steps.HOST, HostMessage.CloseReason.REPLACED, VersionRange.OURS, "Can't Stop 0.1"));
        });
        chapter.tell("table-copied", visit -> {
            playAsGuest(visit);
            visit.guest()
                    .becomes(new Connection.Ended(
                            Steps.HOST, HostMessage.CloseReason.COPIED, VersionRange.OURS, "Can't Stop 0.1"));
        });
        chapter.tell("table-away", visit -> away(visit, Absence.Kind.LOST, 42));
        chapter.tell("table-idle", visit -> away(visit, Absence.Kind.IDLE, 0));
        chapter.tell("table-nudged", visit -> {
            underWay(visit.hosting().withBen()).annaRolls(3, 4, 5, 1);
            visit.guest().notice(new HostMessage.Nudged(FakeGuest.TABLE, Seat.of(1), Seat.of(0)));
        });
    }

    /// What lies over the table, or leaves less room for it.
    private static void beside(Chapter chapter) {
        chapter.tell("table-forced", visit -> {
            visit.hosting().withBen();
            visit.party().ask(new Command.ChangeSettings(Settings.DEFAULT.withVariant(Variant.FORCED_MOVE)));
            play(visit).annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops().bensTurn(List.of(3, 4, 5, 2), 7, 7);
            visit.annaRolls(3, 4, 6, 6).annaTakes(7, 12);
        });
        chapter.tell("table-keys", visit -> underWay(visit.hosting().withBen()).annaRolls(3, 4, 5, 1), HELP);
        chapter.tell("table-words", visit -> play(visit.hosting().withBen()).annaRolls(3, 4, 5, 1), L);
        chapter.tell(
                "table-words-busy",
                visit -> FinishedGame.begin(visit.hosting().withBen().withCleo().withBot(), 2, 150),
                L);
        chapter.tell(
                "table-leave",
                visit -> underWay(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1),
                ESCAPE);
    }

    /// A table with odds and a coach.
    private static void coach(Chapter chapter) {
        chapter.tell(
                "table-odds",
                visit -> play(coached(visit).withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7));
        chapter.tell("table-coach-options", visit -> play(coached(visit)).annaRolls(3, 4, 5, 1), C);
        chapter.tell(
                "table-coach-either-or",
                visit -> play(coached(visit).withCleo().withBot())
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 5, 4),
                C);
        chapter.tell(
                "table-coach-go-on",
                visit -> play(coached(visit))
                        .annaRolls(3, 4, 5, 1)
                        .annaTakes(6, 7)
                        .annaRolls(4, 4, 4, 5)
                        .annaTakes(8)
                        .annaRolls(3, 4, 4, 3)
                        .annaTakes(7, 7),
                C);
    }
}

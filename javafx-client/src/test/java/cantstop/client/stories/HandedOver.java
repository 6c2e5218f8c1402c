package cantstop.client.stories;

import static cantstop.client.stories.Steps.playAsGuest;
import static cantstop.client.stories.Steps.underWay;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.party.HandingOver;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.Person;
import cantstop.protocol.Answer;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The host goes, and the game goes on elsewhere.
final class HandedOver {
    private HandedOver() {}

    static void tell(Chapter chapter) {
        chapter.tell(
                "handover-looking", visit -> hostIsGone(visit, new Takeover(Optional.of(FakeVisit.ANNA), false, true)));
        chapter.tell(
                "handover-looking-others",
                visit -> hostIsGone(visit, new Takeover(Optional.of(FakeVisit.CLEO), false, true)));
        chapter.tell(
                "handover-gone", visit -> hostIsGone(visit, new Takeover(Optional.of(FakeVisit.ANNA), true, false)));
        chapter.tell("handover-lost", visit -> {
            playAsGuest(visit);
            visit.guest().vacant(Optional.of(new Takeover(Optional.of(FakeVisit.ANNA), false, false)));
            visit.guest().declines(Answer.Reason.NO_SUCH_TABLE);
        });
        chapter.tell("handover-gathering", visit -> cleoGathers(visit, List.of(FakeVisit.BEN)));
        chapter.tell("handover-rollback", visit -> {
            long kept = annasTurn(visit);
            gathers(visit, List.of());
            visit.guest().asksForRollback(Optional.of(kept));
        });
        chapter.tell("handover-branched", visit -> {
            long kept = annasTurn(visit);
            visit.turn(FakeVisit.CLEO, new TurnMove.RollDice());
            visit.guest().branches(kept);
        });
        chapter.tell("handover-twin", visit -> {
            MidGame.round(visit);
            TableState there = visit.guest().table();
            for (int time = 0; time < 3; time++) {
                visit.annaRolls(4, 4, 5, 3).annaTakes(8, 8);
            }
            visit.annaStops();
            visit.party().handOver().bothGoOn(new HandingOver.Rival(there, Steps.HOST, FakeVisit.BEN.key()));
        });
        chapter.tell("handover-listening", visit -> {
            underWay(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1);
            visit.guest()
                    .notice(new HostMessage.Succession(
                            FakeGuest.TABLE,
                            FakeVisit.BEN,
                            HostMessage.SuccessionStage.LISTENING,
                            List.of(Steps.HOST),
                            List.of(FakeVisit.ANNA),
                            List.of(),
                            List.of(FakeVisit.CLEO)));
        });
    }

    /// How much had happened before it.
    private static long annasTurn(FakeVisit visit) {
        playAsGuest(visit);
        long before = visit.guest().table().sequence() - 1;
        visit.annaTakes(6, 7).annaStops();
        return before;
    }

    private static void cleoGathers(FakeVisit visit, List<Person> missing) {
        playAsGuest(visit);
        gathers(visit, missing);
    }

    private static void gathers(FakeVisit visit, List<Person> missing) {
        visit.guest()
                .becomes(new Connection.Connected(
                        Steps.HOST, FakeVisit.CLEO.key(), new HostMessage.Welcome(1, "test", "Cleo’s laptop")));
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE, List.of(FakeVisit.CLEO, FakeVisit.ANNA), missing, missing.size(), List.of()));
    }

    private static void hostIsGone(FakeVisit visit, Takeover vacancy) {
        playAsGuest(visit);
        visit.guest()
                .becomes(new Connection.Waiting(Steps.HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.REFUSED));
        visit.guest().vacant(Optional.of(vacancy));
    }
}

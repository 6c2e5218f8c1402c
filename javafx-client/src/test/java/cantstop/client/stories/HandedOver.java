package cantstop.client.stories;

import static cantstop.client.stories.Steps.play;
import static cantstop.client.stories.Steps.playAsGuest;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.party.HandingOver;
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
            cleoGathers(visit, List.of());
            visit.guest().asksForRollback();
        });
        chapter.tell("handover-branched", visit -> {
            playAsGuest(visit);
            visit.guest().branches();
        });
        chapter.tell("handover-twin", visit -> {
            play(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1);
            visit.party().handOver().bothGoOn(new HandingOver.Rival(FakeGuest.TABLE, Steps.HOST, FakeVisit.BEN.key()));
        });
        chapter.tell("handover-listening", visit -> {
            play(visit.hosting().withBen().withCleo()).annaRolls(3, 4, 5, 1);
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

    private static void cleoGathers(FakeVisit visit, List<Person> missing) {
        playAsGuest(visit);
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

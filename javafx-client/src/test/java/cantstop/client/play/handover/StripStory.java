package cantstop.client.play.handover;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.HostMessage.SuccessionStage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A window whose strip says what has become of its host: what the tests of it have in common.
abstract class StripStory {
    static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
    final FakeVisit visit = new FakeVisit();
    final StripModel model = new StripModel(visit.navigator);

    /// Anna sits at Ben's table.
    void annaIsAGuest() {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest().opened(new TableName("Ben's game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        visit.guest().lists(FakeVisit.summary(FakeGuest.TABLE));
        visit.later.run();
        visit.party().ask(new Command.SitDown(null, FakeVisit.ANNAS));
        visit.guest().act(new Actor.Guest(FakeVisit.CLEO), new Command.SitDown(null, FakeVisit.CLEOS));
        visit.guest().present(FakeVisit.BEN, FakeVisit.ANNA, FakeVisit.CLEO);
        visit.later.run();
        model.follow(visit.navigator.party().get());
    }

    void theHostIsGone(Takeover vacancy) {
        visit.guest().becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
        visit.guest().vacant(Optional.of(vacancy));
        visit.later.run();
    }

    StripState strip() {
        return model.strip().get().orElseThrow();
    }

    void cleoIsMissing() {
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE,
                        List.of(FakeVisit.ANNA),
                        List.of(FakeVisit.CLEO),
                        1,
                        List.of(new HostMessage.Flaw(FakeVisit.BEN.key(), 7, HostMessage.FlawKind.ILLEGAL))));
        visit.later.run();
    }

    void says(SuccessionStage stage, Person successor) {
        visit.guest()
                .notice(new HostMessage.Succession(
                        FakeGuest.TABLE,
                        successor,
                        stage,
                        List.of(HOST),
                        List.of(),
                        List.of(FakeVisit.BEN),
                        List.of()));
        visit.later.run();
    }
}

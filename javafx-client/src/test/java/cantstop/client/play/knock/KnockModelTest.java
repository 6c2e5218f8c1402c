package cantstop.client.play.knock;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.party.Problem;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.protocol.Answer;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Those who wait for an owner's word, and the owner.
class KnockModelTest {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
    private static final Seat BENS = Seat.of(0);

    private final FakeVisit visit = new FakeVisit();
    private final KnockModel model = new KnockModel(visit.words, () -> FakeVisit.ANNAS, visit.navigator::openTable);

    private void own() {
        visit.hosting().withBen();
        model.follow(visit.navigator.party().get());
    }

    /// Anna watches Ben's table.
    private void watching() {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();
        model.follow(visit.navigator.party().get());
    }

    private void wait(Knocker... knockers) {
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(knockers)));
        visit.later.run();
    }

    private void replied(KnockPurpose purpose, boolean granted) {
        visit.guest().notice(new HostMessage.Replied(FakeGuest.TABLE, purpose, granted));
        visit.later.run();
    }

    private Waiting waiting() {
        return model.waiting().get().orElseThrow();
    }

    @Test
    void whereNobodyWaitsNothingIsSaid() {
        own();
        assertThat(model.waiting().get()).isEmpty();
        assertThat(model.outside().get()).isFalse();
        assertThat(model.ways()).isEmpty();
    }

    @Test
    void theOwnerIsAskedForOneAfterTheOther() {
        own();
        wait(
                new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.COME_IN, null),
                new Knocker(FakeVisit.NEW_ANNA, FakeVisit.ANNAS, KnockPurpose.SEAT, Seat.of(1)));
        assertThat(waiting().text()).isEqualTo("Cleo would like to join. (1 more waiting)");
        assertThat(waiting().decision()).contains(new Waiting.Decision(FakeVisit.CLEO, "Let in"));
        model.reply(true);
        assertThat(visit.guest().calls).endsWith("reply c true");

        wait(new Knocker(FakeVisit.NEW_ANNA, FakeVisit.ANNAS, KnockPurpose.SEAT, Seat.of(1)));
        assertThat(waiting().text()).isEqualTo("Anna would like to take over Ben’s seat and play on from there.");
        model.reply(false);
        assertThat(visit.guest().calls).endsWith("reply e false");
    }

    @Test
    void aGuestDecidesOnTheirOwnSeatAndNoOther() {
        watching();
        visit.party().ask(new Command.SitDown(Seat.of(1), FakeVisit.ANNAS));
        visit.later.run();
        wait(new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.SEAT, BENS));
        assertThat(model.waiting().get()).isEmpty();
        wait(new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.SEAT, Seat.of(1)));
        assertThat(waiting().decision()).isPresent();
    }

    @Test
    void whoPlaysNextIsSaidBetweenGames() {
        own();
        wait(new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.NEXT, null));
        assertThat(waiting())
                .isEqualTo(new Waiting("In the next game: Cleo", Optional.empty(), Optional.empty(), false));
        visit.annaStarts();
        assertThat(model.waiting().get()).isEmpty();
    }

    @Test
    void whoeverWatchesMaySitDownWhereASeatIsFree() {
        watching();
        assertThat(model.outside().get()).isTrue();
        assertThat(model.ways())
                .extracting(KnockModel.Way::label)
                .containsExactly("Seat 2", "Seat 3", "Seat 4", "Ben", "Open a new table here");
        model.ways().getFirst().go().run();
        visit.later.run();
        assertThat(visit.party().mySeat()).contains(Seat.of(1));
        assertThat(model.outside().get()).isFalse();
    }

    @Test
    void whoeverWatchesMayOpenATableOfTheirOwnAtTheSameHost() {
        watching();
        visit.guest().fill();
        visit.later.run();

        model.ways().getLast().go().run();
        visit.later.run();

        assertThat(visit.party().state().get().isOwner(visit.party().me())).isTrue();
        assertThat(visit.hosts.opened).isZero();
    }

    @Test
    void theFifthWaitsForTheNextGameOrAsksForASeat() {
        watching();
        visit.guest().fill();
        visit.later.run();
        assertThat(model.ways().getFirst().label()).isEqualTo("Play the next game");
        model.ways().getFirst().go().run();
        assertThat(visit.guest().calls).endsWith("knock NEXT");
        model.ways().get(1).go().run();
        assertThat(visit.guest().calls).endsWith("knock SEAT 0");
        wait(
                new Knocker(FakeVisit.CLEO, FakeVisit.CLEOS, KnockPurpose.NEXT, null),
                new Knocker(FakeVisit.ANNA, FakeVisit.ANNAS, KnockPurpose.NEXT, null));
        assertThat(waiting().text()).isEqualTo("Next game: one player ahead of you.");
        assertThat(waiting().mine()).isTrue();
        model.withdraw();
        assertThat(visit.guest().calls).endsWith("withdraw");
    }

    @Test
    void atALockedTableItIsKnockedAndWaited() {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest().locked(true);
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();
        assertThat(visit.guest().calls).endsWith("knock COME_IN");
        assertThat(visit.party().knocking().doorstep().get()).isPresent();

        visit.guest().locked(false);
        visit.guest().opened(new TableName("Ben’s game"), Settings.DEFAULT, FakeVisit.BEN, FakeVisit.BENS);
        replied(KnockPurpose.COME_IN, true);
        assertThat(visit.party().isAttending()).isTrue();
        assertThat(visit.party().knocking().doorstep().get()).isEmpty();
    }

    @Test
    void whoIsNotLetInIsToldSo() {
        visit.navigator.join(HOST);
        visit.later.run();
        visit.guest().locked(true);
        visit.party().attend(FakeGuest.TABLE);
        visit.later.run();
        replied(KnockPurpose.COME_IN, false);
        assertThat(visit.party().knocking().doorstep().get()).isEmpty();
        assertThat(visit.party().problem().get()).contains(new Problem.NotGranted(KnockPurpose.COME_IN));
    }

    @Test
    void whoeverWasSentAwayAsksToSitAgain() {
        watching();
        visit.guest().answers(new Answer.Declined(Answer.Reason.KNOCK_FIRST));
        model.ways().getFirst().go().run();
        visit.later.run();
        assertThat(visit.guest().calls).endsWith("knock COME_IN");
        replied(KnockPurpose.COME_IN, true);
        assertThat(visit.party().problem().get()).isEmpty();
        assertThat(visit.guest().calls).endsWith("knock COME_IN");
    }

    @Test
    void betweenGamesWhoeverLeavesGetsUp() {
        watching();
        visit.party().ask(new Command.SitDown(Seat.of(1), FakeVisit.ANNAS));
        visit.later.run();
        visit.navigator.leave();
        assertThat(visit.guest().submitted).last().isEqualTo(new Command.Leave(false));
        assertThat(visit.navigator.me().profile().get().visit()).isEmpty();
    }

    @Test
    void inAGameTheSeatStays() {
        own();
        visit.annaStarts();
        visit.navigator.leave();
        assertThat(visit.guest().submitted).doesNotContain(new Command.Leave(false));
    }
}

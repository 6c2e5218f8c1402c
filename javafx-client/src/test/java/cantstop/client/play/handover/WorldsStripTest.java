package cantstop.client.play.handover;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.client.fake.FakeVisit;
import cantstop.client.model.party.HandingOver;
import cantstop.protocol.HostMessage;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.Takeover;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the strip says where laptops know different ends of a game.
class WorldsStripTest extends StripStory {
    @Test
    void whoeverAloneRemembersTheLastMovesIsToldWhatItCostsToGoOnWithoutThem() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.CLEO), false, false));
        visit.guest()
                .becomes(new Connection.Connected(
                        HOST, FakeVisit.CLEO.key(), new HostMessage.Welcome(1, "test", "Cleo’s laptop")));
        cleoIsMissing();
        visit.guest().asksForRollback(Optional.empty());
        visit.later.run();

        assertThat(strip().text()).isEqualTo(visit.words.say("handover.rollback"));
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.rollback.hint"));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.KEEP_WAITING, StripState.Remedy.GO_WITHOUT);

        model.remedy(StripState.Remedy.KEEP_WAITING);

        assertThat(strip().waits()).isTrue();
        assertThat(strip().text()).isEqualTo(visit.words.say("handover.rollback.waiting"));
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.GO_WITHOUT);

        model.remedy(StripState.Remedy.GO_WITHOUT);

        assertThat(visit.guest().calls).contains("allowRollback");
        assertThat(strip().remedies()).doesNotContain(StripState.Remedy.GO_WITHOUT);
    }

    @Test
    void theHostThatAloneRemembersTheLastMovesMayGiveUpToo() {
        annaIsAGuest();
        theHostIsGone(new Takeover(Optional.of(FakeVisit.ANNA), false, false));
        model.remedy(StripState.Remedy.GO_ON);
        visit.later.run();
        cleoIsMissing();
        visit.guest().asksForRollback(Optional.empty());
        visit.later.run();

        assertThat(strip().remedies())
                .containsExactly(
                        StripState.Remedy.KEEP_WAITING, StripState.Remedy.GO_WITHOUT, StripState.Remedy.GIVE_UP);
    }

    @Test
    void twoWhoBothWentOnAreShownAsTwoTables() {
        visit.hosting().withBen();
        model.follow(visit.navigator.party().get());
        visit.hosts.forks.accept(new HandingOver.Rival(visit.guest().table(), HOST, FakeVisit.BEN.key()));
        visit.later.run();

        assertThat(strip().text()).contains("Ben");
        assertThat(strip().remedies()).containsExactly(StripState.Remedy.STAY, StripState.Remedy.GO_THERE);
        assertThat(strip().advised()).as("all players are here").contains(StripState.Remedy.STAY);
        assertThat(strip().hint()).isEqualTo(visit.words.say("handover.twin.here"));
        assertThat(strip().worlds()).map(World::title).containsExactly("Here", "At Ben’s laptop");
        model.remedy(StripState.Remedy.GO_THERE);
        assertThat(visit.guest().calls).contains("goOnAt 192.168.1.20");
        assertThat(model.strip().get()).isEmpty();
    }

    @Test
    void whoIsAloneIsAdvisedToGoToTheOtherOfTwoTables() {
        visit.hosting().withBen();
        visit.guest().present(FakeVisit.ANNA);
        model.follow(visit.navigator.party().get());
        visit.hosts.forks.accept(new HandingOver.Rival(visit.guest().table(), HOST, FakeVisit.BEN.key()));
        visit.later.run();

        assertThat(strip().advised()).contains(StripState.Remedy.GO_THERE);
    }

    @Test
    void aCopyThatWasAnotherGameIsSaidToBeABranch() {
        annaIsAGuest();

        visit.guest().branches(visit.guest().table().sequence());
        visit.later.run();

        assertThat(strip().text()).isEqualTo(visit.words.say("handover.branched"));
        model.remedy(StripState.Remedy.PLAY_ON);
        assertThat(model.strip().get()).isEmpty();
    }

    @Test
    void itIsSaidWhoseTurnsABranchTakesBack() {
        visit.hosting().withBen().withCleo().annaStarts();
        model.follow(visit.navigator.party().get());
        long before = visit.guest().table().sequence();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        visit.bensTurn(List.of(3, 4, 5, 2), 7, 7);

        visit.guest().branches(before);
        visit.later.run();

        assertThat(strip().text()).isEqualTo("The game went on without your last turn and Ben’s last turn.");
        assertThat(strip().worlds()).isEmpty();
    }

    @Test
    void whoeverIsAskedToGoOnWithoutTurnsSeesTheBoardWithThemAndWithout() {
        visit.hosting().withBen().withCleo().annaStarts();
        model.follow(visit.navigator.party().get());
        long before = visit.guest().table().sequence();
        visit.annaRolls(3, 4, 5, 1).annaTakes(6, 7).annaStops();
        cleoIsMissing();

        visit.guest().asksForRollback(Optional.of(before));
        visit.later.run();

        assertThat(strip().text()).isEqualTo("Only this laptop still knows your last turn.");
        assertThat(strip().worlds()).map(World::title).containsExactly("On this laptop", "On the others");
        assertThat(strip().worlds())
                .map(world -> world.table().sequence())
                .containsExactly(visit.guest().table().sequence(), before);
    }
}

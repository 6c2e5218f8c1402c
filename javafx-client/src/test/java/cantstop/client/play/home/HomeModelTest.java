package cantstop.client.play.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.model.navigation.ScreenName;
import cantstop.client.model.profile.LastVisit;
import cantstop.client.stories.Steps;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.HostAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Home.
class HomeModelTest {
    private final FakeVisit visit = new FakeVisit();
    private final HomeModel home = new HomeModel(visit.navigator);

    @Test
    void aNewNameIsKept() {
        home.rename(" Berta ");
        assertThat(home.nameProblem().get()).isEmpty();
        assertThat(visit.kept.getLast().badge().name().text()).isEqualTo("Berta");
    }

    @Test
    void aNameThatIsNoneIsSaidAndNotKept() {
        home.rename("  ");
        assertThat(home.nameProblem().get()).isEqualTo("Type a name, so the others know who you are.");
        home.rename("x".repeat(300));
        assertThat(home.nameProblem().get()).startsWith("A plate holds 24 characters");
        home.rename("An\u202ena");
        assertThat(home.nameProblem().get()).startsWith("It contains an invisible");
        assertThat(visit.kept).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | Type the address",
                "[fe80::1 | A bracket",
                "laptop:99999 | The port",
                "[fe80::xyz]:1 | That is not an IPv6 address",
                "a b | That’s neither"
            })
    void aMalformedAddressIsSaidInPlace(String typed, String said) {
        home.join(typed);
        assertThat(home.addressProblem().get()).startsWith(said);
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @Test
    void practiceThatWasCutOffIsOfferedAndGoesOn() {
        Steps.practises(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();
        List<String> offered = new ArrayList<>();

        home.seekPractice((what, goOn) -> {
            offered.add(what);
            goOn.run();
        });
        visit.later.run();

        assertThat(offered).containsExactly("Dreamer");
        assertThat(visit.hosts.gathered).containsExactly(FakeGuest.TABLE);
    }

    @Test
    void practiceThatIsOverIsNotOffered() {
        Steps.beatsTheBot(visit);
        visit.seen.keep(0, visit.party().log(), Optional.empty());
        visit.navigator.leave();

        home.seekPractice((what, goOn) -> fail(what));
        visit.later.run();
    }

    @Test
    void aSeatThatIWasAtLastIsOffered() {
        assertThat(home.lastGame()).isEmpty();
        HostAddress address = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);
        LastVisit last = new LastVisit(address, new Key("f".repeat(64)), new TableId("0".repeat(32)), "Ben’s game");
        visit.navigator.me().change(visit.navigator.me().profile().get().withVisit(Optional.of(last)));
        assertThat(home.lastGame()).contains("Ben’s game, where you have a seat");
        home.goBack();
        assertThat(visit.guest().calls).startsWith("connect 192.168.1.20");
    }

    @Test
    void anIpv6AddressWithZoneAndPortIsVisited() {
        home.join("[fe80::1%eth0]:21208");
        visit.later.run();
        assertThat(visit.guest().calls).contains("connect [fe80::1%eth0]:21208");
    }

    @Test
    void anInviteIsVisitedUnderItsKeyAndNoOther() {
        Key key = new Key("0123456789abcdef".repeat(4));
        home.join(" cantstop://192.168.1.20:21207,10.0.0.1:21207#" + key);
        visit.later.run();
        assertThat(visit.party().location().pinnedKey()).contains(key);
        assertThat(visit.guest().calls).contains("connect 192.168.1.20");
    }

    @Test
    void anInviteThatIsNotWholeIsSaidInPlace() {
        home.join("cantstop://192.168.1.20:21207#0123");
        assertThat(home.addressProblem().get()).startsWith("The invite is incomplete");
        assertThat(visit.navigator.place().get()).isEqualTo(ScreenName.HOME);
    }

    @ParameterizedTest
    @CsvSource({"Windows 11, private networks", "Mac OS X, macOS asks"})
    void whoHostsForTheFirstTimeIsToldBeforeWhatTheSystemWillAsk(String system, String told) {
        assertThat(new HomeModel(visit.navigator, system).firstHosting()).contains(told);
        visit.hosting();
        assertThat(new HomeModel(visit.navigator, system).firstHosting()).isEmpty();
    }

    @Test
    void aSystemThatAsksNothingIsNotSpokenOf() {
        assertThat(new HomeModel(visit.navigator, "Linux").firstHosting()).isEmpty();
    }

    @Test
    void practiceIsNoHosting() {
        visit.navigator.practise();
        visit.later.run();
        assertThat(visit.navigator.me().profile().get().hosted()).isFalse();
    }
}

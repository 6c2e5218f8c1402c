package cantstop.client.gallery;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.FakeVisit;
import cantstop.client.kit.screen.BusySign;
import cantstop.client.kit.theme.Motion;
import cantstop.client.play.banner.AnnouncementView;
import cantstop.client.play.banner.BannerView;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.play.handover.StripModel;
import cantstop.client.play.handover.StripView;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.knock.KnockStrip;
import cantstop.engine.identity.Person;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Takeover;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;

/// The strips that stand above every screen, each with the longest of what it says.
final class StripSamples {
    private static final HostAddress HOST = new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT);

    private StripSamples() {}

    static Parent strips() {
        VBox all = new VBox(
                banner(new Connection.Connecting(HOST, 1)),
                banner(new Connection.Waiting(HOST, 41, Duration.ofSeconds(4), LinkListener.LossReason.SILENT)),
                banner(new Connection.Failed(HOST, LinkListener.LossReason.REFUSED)),
                banner(ended(HostMessage.CloseReason.REPLACED)),
                banner(ended(HostMessage.CloseReason.COPIED)),
                vacant(FakeVisit.ANNA),
                vacant(FakeVisit.BEN),
                gathering(),
                announcement(),
                knock(),
                notice());
        all.setPadding(new Insets(20));
        all.setStyle("-fx-spacing: 0.75em;");
        return all;
    }

    private static Connection ended(HostMessage.CloseReason why) {
        return new Connection.Ended(HOST, why, VersionRange.OURS, "Can't Stop 0.1");
    }

    private static FakeVisit playing() {
        return new FakeVisit().hosting().withBen().withCleo().annaStarts();
    }

    private static Node banner(Connection connection) {
        FakeVisit visit = playing();
        BannerView banner = new BannerView(visit.words, () -> {}, () -> {});
        banner.follow(visit.navigator.party().get());
        visit.guest().becomes(connection);
        visit.later.run();
        return banner.node();
    }

    private static Node vacant(Person asked) {
        FakeVisit visit = playing();
        Node strip = handover(visit);
        visit.guest().becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
        visit.guest().vacant(Optional.of(new Takeover(Optional.of(asked), false, false)));
        visit.later.run();
        return strip;
    }

    private static Node gathering() {
        FakeVisit visit = playing();
        Node strip = handover(visit);
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE,
                        List.of(FakeVisit.ANNA),
                        List.of(FakeVisit.CLEO),
                        1,
                        List.of(new HostMessage.Flaw(FakeVisit.CLEO.key(), 17, HostMessage.FlawKind.DIFFERS))));
        visit.later.run();
        return strip;
    }

    private static Node handover(FakeVisit visit) {
        StripView strip = new StripView(
                new StripModel(visit.navigator),
                visit.words,
                () -> new BusySign(visit.navigator.fx(), () -> Motion.NONE));
        strip.follow(visit.navigator.party().get());
        return strip.node();
    }

    private static Node announcement() {
        FakeVisit visit = playing();
        AnnouncementView announcement = new AnnouncementView(visit.words);
        announcement.follow(visit.navigator.party().get());
        visit.guest().notice(new HostMessage.Announced(new ChatText("Pizza is here! We go on at nine.")));
        visit.later.run();
        return announcement.node();
    }

    private static Node knock() {
        FakeVisit visit = playing();
        KnockModel model = new KnockModel(
                visit.words, () -> visit.navigator.me().profile().get().badge(), visit.navigator::openTable);
        KnockStrip strip = new KnockStrip(model, visit.words);
        model.follow(visit.navigator.party().get());
        Knocker knocker = new Knocker(FakeVisit.NEW_ANNA, FakeVisit.ANNAS, KnockPurpose.COME_IN, null);
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(knocker)));
        visit.later.run();
        return strip;
    }

    private static Node notice() {
        FakeVisit visit = new FakeVisit();
        NoticeView notice = new NoticeView(visit.words);
        notice.show(new NoticeView.Notice("notice.spoilt", "settings-damaged-1.json"), visit.words, () -> {});
        return notice;
    }
}

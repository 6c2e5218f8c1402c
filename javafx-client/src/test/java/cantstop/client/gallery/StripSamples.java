package cantstop.client.gallery;

import cantstop.client.fake.FakeGuest;
import cantstop.client.fake.Visit;
import cantstop.client.play.banner.AnnouncementView;
import cantstop.client.play.banner.BannerView;
import cantstop.client.play.banner.NoticeView;
import cantstop.client.play.handover.StripModel;
import cantstop.client.play.handover.StripView;
import cantstop.client.play.knock.KnockModel;
import cantstop.client.play.knock.KnockStrip;
import cantstop.engine.Person;
import cantstop.protocol.ChatText;
import cantstop.protocol.Errand;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Knocker;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.Vacancy;
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
                vacant(Visit.ANNA),
                vacant(Visit.BEN),
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

    private static Visit playing() {
        return new Visit().hosting().withBen().withCleo().annaStarts();
    }

    private static Node banner(Connection connection) {
        Visit visit = playing();
        BannerView banner = new BannerView(visit.words, () -> {}, () -> {});
        banner.follow(visit.evening.party().get());
        visit.guest().becomes(connection);
        visit.later.run();
        return banner.node();
    }

    private static Node vacant(Person asked) {
        Visit visit = playing();
        Node strip = handover(visit);
        visit.guest().becomes(new Connection.Waiting(HOST, 1, Duration.ofSeconds(1), LinkListener.LossReason.RESET));
        visit.guest().vacant(Optional.of(new Vacancy(Optional.of(asked), false, false)));
        visit.later.run();
        return strip;
    }

    private static Node gathering() {
        Visit visit = playing();
        Node strip = handover(visit);
        visit.guest()
                .notice(new HostMessage.Gathering(
                        FakeGuest.TABLE,
                        List.of(Visit.ANNA),
                        List.of(Visit.CLEO),
                        1,
                        List.of(new HostMessage.Flaw(Visit.CLEO.key(), 17, HostMessage.FlawKind.DIFFERS))));
        visit.later.run();
        return strip;
    }

    private static Node handover(Visit visit) {
        StripView strip = new StripView(new StripModel(visit.evening), visit.words);
        strip.follow(visit.evening.party().get());
        return strip.node();
    }

    private static Node announcement() {
        Visit visit = playing();
        AnnouncementView announcement = new AnnouncementView(visit.words);
        announcement.follow(visit.evening.party().get());
        visit.guest().hears(new HostMessage.Announced(new ChatText("Pizza is here! We go on at nine.")));
        visit.later.run();
        return announcement.node();
    }

    private static Node knock() {
        Visit visit = playing();
        KnockModel model = new KnockModel(
                visit.words, () -> visit.evening.me().profile().get().badge());
        KnockStrip strip = new KnockStrip(model, visit.words);
        model.follow(visit.evening.party().get());
        Knocker knocker = new Knocker(Visit.NEW_ANNA, Visit.ANNAS, Errand.COME_IN, null);
        visit.guest().notice(new HostMessage.Knocks(FakeGuest.TABLE, List.of(knocker)));
        visit.later.run();
        return strip;
    }

    private static Node notice() {
        Visit visit = new Visit();
        NoticeView notice = new NoticeView(visit.words);
        notice.show(new NoticeView.Notice("notice.spoilt", "settings-damaged-1.json"), visit.words, () -> {});
        return notice;
    }
}

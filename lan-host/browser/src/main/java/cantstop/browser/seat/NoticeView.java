package cantstop.browser.seat;

import cantstop.engine.Seat;
import cantstop.engine.identity.Person;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Knocker;
import cantstop.protocol.Utterance;
import java.util.TreeMap;

/// What the host says beside the log, as the page tells it.
final class NoticeView {
    private NoticeView() {}

    static Fields of(HostMessage.Notice notice, Person me) {
        return switch (notice) {
            case HostMessage.Spoken said -> line(said, me);
            case HostMessage.Conversation said ->
                kind("conversation")
                        .and(
                                "lines",
                                said.lines().stream().map(one -> line(one, me)).toList());
            case HostMessage.Calls said -> {
                TreeMap<Integer, Integer> points = new TreeMap<>();
                said.points().forEach((seat, count) -> points.put(seat.number(), count));
                yield kind("calls").and("calling", said.calling()).and("points", points);
            }
            case HostMessage.Nudged said -> kind("nudge").and("seat", said.by()).and("whom", said.seat());
            case HostMessage.Knocks said ->
                kind("knocks")
                        .and(
                                "knockers",
                                said.knockers().stream()
                                        .map(NoticeView::knocker)
                                        .toList());
            case HostMessage.Replied said ->
                kind("replied").and("purpose", said.purpose()).and("granted", said.granted());
            case HostMessage.Announced said ->
                kind("announcement").and("text", said.text().text());
            case HostMessage.TableStopped said -> kind("tableStopped").and("reason", said.reason());
            // Of these the page shows what the table has become.
            case HostMessage.Presence _,
                    HostMessage.Absences _,
                    HostMessage.Hovered _,
                    HostMessage.Copied _,
                    HostMessage.Organised _,
                    HostMessage.OfMigration _ -> kind("beside");
        };
    }

    private static Fields kind(String kind) {
        return Fields.with("kind", kind);
    }

    private static Fields line(HostMessage.Spoken said, Person me) {
        Fields line = switch (said.what()) {
            case Utterance.Chat(var text) -> kind("talk").and("text", text.text());
            case Utterance.React(var reaction) -> kind("reaction").and("reaction", reaction);
            case Utterance.CallBust() -> kind("call");
            case Utterance.Unknown() -> kind("unknown");
        };
        Seat seat = said.seat();
        return line.and("seat", seat)
                .and("name", said.name().text())
                .and("mine", said.who().equals(me));
    }

    private static Fields knocker(Knocker knocker) {
        return TableView.look(knocker.look())
                .and("key", knocker.who().key().hex())
                .and("profile", knocker.who().profile())
                .and("purpose", knocker.purpose())
                .and("seat", knocker.seat());
    }
}

package cantstop.client.stories;

import static cantstop.client.stories.Steps.organised;
import static cantstop.client.stories.Steps.summary;

import cantstop.client.fake.FakeGuest;
import cantstop.engine.identity.Key;
import cantstop.protocol.ChatText;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Invite;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.LinkListener;
import java.util.List;
import java.util.Optional;

/// On the way to a table: connecting, what went wrong, the tables of a host, the organiser.
final class AtADoor {
    private AtADoor() {}

    static void tell(Chapter chapter) {
        chapter.tell("door-connecting", visit -> {
            visit.navigator.join(Steps.HOST);
            visit.later.run();
            visit.guest().becomes(new Connection.Connecting(Steps.HOST, 1));
        });
        chapter.tell("door-failed", visit -> {
            visit.failing = true;
            visit.navigator.join(Steps.HOST);
        });
        chapter.tell("door-shut", visit -> {
            visit.neighbours.hears(Around.ben());
            visit.later.run();
            visit.navigator.join(Around.ben(), Optional.empty());
            visit.later.run();
            visit.guest().becomes(new Connection.Failed(Steps.HOST, LinkListener.LossReason.SILENT));
        });
        chapter.tell("door-wrong-key", visit -> {
            visit.navigator.join(new Invite(List.of(Steps.HOST), new Key("1".repeat(64))));
            visit.later.run();
            visit.guest().becomes(new Connection.Failed(Steps.HOST, LinkListener.LossReason.OTHER_KEY));
        });
        chapter.tell("door-tables", visit -> {
            visit.navigator.join(Steps.HOST);
            visit.later.run();
            visit.guest()
                    .lists(
                            summary("a", "Anna’s game", false, "Anna", "Ben"),
                            summary("b", "Cleo’s game", true, "Cleo", "Dan", "Eve", "Finn"));
        });
        chapter.tell("door-organised", Steps::organised);
        chapter.press("door.organise", "door-code", Steps::organised);
        chapter.press("door.organise", "door-organiser", visit -> {
            organised(visit);
            visit.guest().notice(new HostMessage.Organised(true, 23));
            visit.guest().notice(new HostMessage.Announced(new ChatText("Pizza is here! We go on at nine.")));
            visit.later.run();
        });
        chapter.tell("door-knock", visit -> {
            visit.navigator.join(Steps.HOST);
            visit.later.run();
            visit.guest().lists(summary("0", "Ben’s game", true, "Ben", "Cleo"));
            visit.guest().locked(true);
            visit.party().attend(FakeGuest.TABLE);
        });
    }
}

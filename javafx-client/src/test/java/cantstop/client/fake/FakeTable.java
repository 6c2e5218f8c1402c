package cantstop.client.fake;

import cantstop.engine.Actor;
import cantstop.engine.Command;
import cantstop.engine.Decision;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.identity.Key;
import cantstop.protocol.Answer;
import cantstop.protocol.client.ClientListener;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The host in a fake guest's pocket: its one table, decided by the real rules, with dice that are set by hand.
final class FakeTable {
    private final ClientListener listener;
    private final Deque<Integer> dice = new ArrayDeque<>();
    private Log log = new Log();
    private List<Key> together = List.of();
    private boolean shaking;
    private boolean told = true;

    /// @param listener is told what happens
    FakeTable(ClientListener listener) {
        this.listener = listener;
    }

    Log log() {
        return log;
    }

    /// The next dice, in the order they will be needed.
    void dice(int... faces) {
        for (int face : faces) {
            dice.add(face);
        }
    }

    /// Another table, or another course of this one, of which the guest is not told yet.
    void begin(List<Event> events) {
        log = new Log();
        events.forEach(this::append);
    }

    /// The guest is told of all this at once, and sees none of it happen.
    void atOnce(Runnable play) {
        told = false;
        play.run();
        told = true;
        attending(false);
    }

    /// The guest is told the whole table.
    ///
    /// @param branched whether its copy was another course of it
    void attending(boolean branched) {
        listener.attending(FakeGuest.TABLE, List.copyOf(log.after(0)), log.state(), branched);
    }

    private LogEntry append(Event event) {
        return log.append(event, event.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// The next rolls are made by these laptops together; what they are made of is not looked at here.
    ///
    /// @param falling whether the dice have not fallen yet
    void throwsTogether(boolean falling, Key... keys) {
        together = List.of(keys);
        shaking = falling;
    }

    /// An actor does something, and the guest is told what comes of it.
    Answer decide(Actor actor, Command command) {
        Decision decision = Rules.decide(log.state(), actor, command, List.of());
        if (decision instanceof Decision.NeedsDice(int count)) {
            decision = Rules.decide(log.state(), actor, command, faces(count));
        }
        return switch (decision) {
            case Decision.Accepted(List<Event> events) -> {
                events.stream().flatMap(this::together).forEach(this::happens);
                yield new Answer.Accepted(log.sequence());
            }
            case Decision.Rejected(var reason) -> new Answer.Rejected(reason);
            case Decision.NeedsDice _ -> throw new IllegalStateException("still no dice");
        };
    }

    private void happens(Event event) {
        LogEntry entry = append(event);
        if (told) {
            listener.happened(entry, log.state());
        }
    }

    private List<Integer> faces(int count) {
        return IntStream.range(0, count)
                .map(die -> dice.isEmpty() ? die % 6 + 1 : dice.removeFirst())
                .boxed()
                .toList();
    }

    private Stream<Event> together(Event event) {
        if (together.isEmpty() || !(event instanceof Event.Rolled rolled)) {
            return Stream.of(event);
        }
        Bytes nothing = Bytes.of(new byte[32]);
        List<Event> all = new ArrayList<>();
        for (Key key : together) {
            all.add(new Event.HandOpened(new HandOpening(key, nothing, nothing, 1, 64, nothing)));
        }
        List<Integer> hands = IntStream.range(0, together.size()).boxed().toList();
        all.add(new Event.Throwing(1, rolled.seat(), rolled.by(), hands, nothing));
        if (shaking) {
            return all.stream();
        }
        all.add(new Event.Rolled(
                rolled.seat(),
                rolled.roll(),
                rolled.bust(),
                rolled.by(),
                Collections.nCopies(together.size() - 1, nothing)));
        return all.stream();
    }
}

package cantstop.host;

import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.engine.identity.Key;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.Pace;
import cantstop.host.environment.Workers;
import cantstop.protocol.Timers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A host's core with everything around it in a test's hands.
public final class Party {
    public static final Key HOST_KEY = new Key("f".repeat(64));
    private static final Key OTHER_KEY = new Key("e".repeat(64));

    public final HandTimers timers = new HandTimers();
    public final ScriptedDice dice = new ScriptedDice();
    public final ScriptedJournal journal;
    public final HeldWorkers workers = new HeldWorkers();
    /// Bots beside those there are, or in their place.
    public final Map<BotLevel, Bot> moreBots = new HashMap<>();

    /// Who was looked for when a bot had to move.
    public final List<BotLevel> asked = new ArrayList<>();

    public final HostCore core;
    private final Map<String, Event> events;
    private final Key key;

    public Party() {
        this(Pace.NONE);
    }

    public Party(Pace pace) {
        this(HOST_KEY, pace, new HashMap<>(), null);
    }

    /// A host whose timers and bots come by another thread.
    ///
    /// @param byThread makes of timers at a test's hand those of the host
    public Party(Pace pace, UnaryOperator<Timers> byThread, Workers bots) {
        this(HOST_KEY, pace, new HashMap<>(), null, byThread, Optional.of(bots));
    }

    private Party(Key key, Pace pace, Map<String, Event> events, @Nullable ScriptedJournal kept) {
        this(key, pace, events, kept, UnaryOperator.identity(), Optional.empty());
    }

    private Party(
            Key key,
            Pace pace,
            Map<String, Event> events,
            @Nullable ScriptedJournal kept,
            UnaryOperator<Timers> byThread,
            Optional<Workers> bots) {
        this.key = key;
        this.events = events;
        journal = kept == null ? new ScriptedJournal(this::decoded) : kept;
        core = new HostCore(
                new HostEnvironment(
                        byThread.apply(timers),
                        dice,
                        new NoHand(key),
                        journal,
                        bots.orElse(workers),
                        new SplittableRandom(1),
                        this::botNamed,
                        this::encoded,
                        this::decoded),
                new HostInfo(key, "Test host", "test 1"),
                pace);
    }

    /// The host is killed and started again: nothing is left of it but its journal.
    public Party killedAndStartedAgain() {
        return new Party(key, Pace.NONE, events, journal);
    }

    /// Another host, with a journal of its own.
    public Party elsewhere() {
        return new Party(OTHER_KEY, Pace.NONE, events, null);
    }

    private Optional<Bot> botNamed(BotLevel level) {
        asked.add(level);
        return Optional.ofNullable(moreBots.get(level)).or(() -> Bots.named(level));
    }

    /// Any bytes do, as long as they are always the same for the same event.
    private byte[] encoded(Event event) {
        events.put(event.toString(), event);
        return event.toString().getBytes(StandardCharsets.UTF_8);
    }

    private Event decoded(byte[] bytes) {
        return java.util.Objects.requireNonNull(events.get(new String(bytes, StandardCharsets.UTF_8)));
    }

    /// Somebody whose key is this letter over and over, not connected yet.
    public TestGuest stranger(char key) {
        return new TestGuest(core, new Key(String.valueOf(key).repeat(64)), this::decoded);
    }

    /// One of many who are not connected yet.
    public TestGuest comer(int number) {
        return new TestGuest(core, new Key("%064x".formatted(number)), this::decoded);
    }

    /// One of many guests that have been welcomed.
    public TestGuest guest(int number) {
        return comer(number).hello();
    }

    /// Somebody who has been welcomed.
    public TestGuest guest(char key) {
        return stranger(key).hello();
    }

    /// Anna has opened a table and sits on seat 0.
    public TestGuest owner(Settings settings) {
        return guest('a').opens(settings);
    }

    /// Somebody who sits at the owner's table.
    public TestGuest joins(char key, TestGuest owner) {
        return guest(key).attends(owner.table()).sits();
    }

    /// Starts the game, and seat 0 begins.
    public void starts(TestGuest owner) {
        dice.next(6, 6, 1, 2);
        owner.asks(new Command.Start());
    }

    /// A bot sits down.
    public void seatsBot(TestGuest owner, int seat, BotLevel level) {
        owner.asks(new Command.SeatBot(Seat.of(seat), level, TestGuest.badge("Bot")));
    }

    /// A game of two such bots that its owner watches.
    public TestGuest botGame(BotLevel level) {
        TestGuest owner = owner(Settings.DEFAULT);
        owner.asks(new Command.Leave(false));
        List.of(0, 1).forEach(seat -> seatsBot(owner, seat, level));
        dice.next(6, 6, 1, 1);
        owner.asks(new Command.Start());
        return owner;
    }

    public void passes(Duration time) {
        timers.advance(time);
    }

    /// Time goes on in small steps, with guests that answer every ping.
    public void passesWith(Duration time, TestGuest... awake) {
        for (Duration done = Duration.ZERO; done.compareTo(time) < 0; done = done.plusSeconds(1)) {
            timers.advance(Duration.ofSeconds(1));
            for (TestGuest guest : awake) {
                guest.says(new cantstop.protocol.ClientMessage.Pong(1));
            }
        }
    }
}

package cantstop.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.bot.Bots;
import cantstop.host.Party;
import cantstop.host.TestGuest;
import cantstop.host.environment.Pace;
import cantstop.host.environment.Workers;
import cantstop.protocol.Timers;
import cantstop.turns.ByHand;
import cantstop.turns.Orders;
import cantstop.turns.Script;
import cantstop.turns.Turns;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A bot's thread and the host's take turns in every order that there is, while the bot is not needed any more.
@Tag("slow")
class EveryOrderOfBotsTest {
    /// Before each move of a bot; as long as one may think, too.
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private static final Pace SLOWLY = new Pace(PAUSE, PAUSE, Duration.ZERO, PAUSE, PAUSE);

    /// Longer than a few moves take, in seconds.
    private static final int LONG = 100;

    private static final Seat ANNAS = Seat.of(0);

    private final Orders orders = new Orders();
    private int count;

    /// The host's thread and those of the bots as they are shipped, around a host's core.
    private static final class Threads {
        private final ByHand thread = new ByHand();
        private final ByHand bot = new ByHand();
        private final HostThread host = new HostThread(thread, new SystemClock());
        private final BotWorkers workers = new BotWorkers(host, bot);
        private final Party party = new Party(SLOWLY, this::onTheHostsThread, new Workers() {
            @Override
            public <T> void work(Supplier<T> work, Consumer<T> done) {
                workers.work(work, thought -> {
                    onABotsThread |= botsTurn;
                    done.accept(thought);
                });
            }
        });
        private boolean botsTurn;

        /// Whether a table was touched there.
        private boolean onABotsThread;

        /// The host's thread and the bot's.
        List<Turns> both() {
            return List.of(thread, new Turns() {
                @Override
                public boolean isIdle() {
                    return bot.isIdle();
                }

                @Override
                public void takeTurn() throws InterruptedException {
                    botsTurn = true;
                    bot.takeTurn();
                    botsTurn = false;
                }
            });
        }

        private Timers onTheHostsThread(Timers world) {
            return new Timers() {
                @Override
                public Duration now() {
                    return world.now();
                }

                @Override
                public Timer after(Duration delay, Runnable task) {
                    AtomicBoolean cancelled = new AtomicBoolean();
                    world.after(
                            delay,
                            () -> host.execute(() -> {
                                if (!cancelled.get()) {
                                    task.run();
                                }
                            }));
                    return () -> cancelled.set(true);
                }
            };
        }

        /// The bot whose turn it is was asked, and nothing else waits.
        void aBotIsAsked() throws InterruptedException {
            party.passes(PAUSE);
            new Orders().takeTurns(List.of(thread));
            assertThat(bot.isIdle()).isFalse();
        }

        Script onTheHost(Runnable... steps) {
            Script script = new Script();
            List.of(steps).forEach(step -> script.then(() -> host.execute(step)));
            return script;
        }

        /// Whatever was, the bots play on.
        void theGameGoesOn(TestGuest owner) throws InterruptedException {
            party.journal.release();
            while (party.journal.unfinished() > 0) {
                party.journal.finish();
            }
            long enough = owner.state().sequence() + 12;
            int passed = 0;
            while (owner.state().isPlaying() && owner.state().sequence() < enough) {
                party.passesWith(PAUSE, owner);
                new Orders().takeTurns(both());
                assertThat(passed++).as("the bots hang").isLessThan(LONG);
            }
            assertThat(Audit.firstIllegal(owner.replica().events())).isEmpty();
        }
    }

    private interface Scene {
        /// Plays it once, in the order of now.
        void play(Threads threads) throws InterruptedException;
    }

    /// Plays a scene in every order, and there are more of them than that.
    private void inEveryOrder(int least, Scene scene) throws InterruptedException {
        do {
            try {
                Threads threads = new Threads();
                scene.play(threads);
                assertThat(threads.onABotsThread).isFalse();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("in the order " + orders, e);
            }
            count++;
        } while (orders.next());
        assertThat(count).isGreaterThan(least);
    }

    private void takeTurns(Threads threads, Script... others) throws InterruptedException {
        List<Turns> all = new ArrayList<>(threads.both());
        all.addAll(List.of(others));
        orders.takeTurns(all);
    }

    @Test
    void aBotMakesNoMoveForSomebodyWhoIsBack() throws InterruptedException {
        inEveryOrder(600, threads -> {
            Party party = threads.party;
            TestGuest anna = party.owner(Settings.DEFAULT);
            TestGuest ben = party.joins('b', anna);
            party.starts(anna);
            party.core.lost(anna);
            ben.asks(new Command.LetBotPlay(ANNAS, null, Bots.RULE_OF_28));
            threads.aBotIsAsked();
            TestGuest back = party.stranger('a');

            takeTurns(
                    threads,
                    threads.onTheHost(
                            () -> back.hello().attends(ben.table()),
                            () -> back.submits(0, back.turn(TestGuest.roll()))),
                    new Script(() -> party.passes(PAUSE)));

            List<Event> events = ben.replica().events();
            assertThat(Audit.firstIllegal(events)).isEmpty();
            assertThat(events.subList(events.indexOf(new Event.PersonBack(ANNAS)), events.size()))
                    .noneMatch(event -> event instanceof Event.Rolled(Seat seat, var _, var _, MoveSource by, var _)
                            && seat.equals(ANNAS)
                            && by == MoveSource.BOT);
            assertThat(back.replica().digest()).isEqualTo(ben.replica().digest());
        });
    }

    @Test
    void aBotThatAnswersWhenItsTimeIsUpMovesOnceOrNotAtAll() throws InterruptedException {
        inEveryOrder(150, threads -> {
            TestGuest owner = threads.party.botGame(Bots.RULE_OF_28);
            threads.aBotIsAsked();

            takeTurns(threads, new Script(() -> threads.party.passes(PAUSE), () -> threads.party.passes(PAUSE)));

            threads.theGameGoesOn(owner);
        });
    }

    @Test
    void aBotThatAnswersWhileItsTableStopsIsAskedAgainOnceItGoesOn() throws InterruptedException {
        inEveryOrder(10, threads -> {
            Party party = threads.party;
            TestGuest owner = party.botGame(Bots.RULE_OF_28);
            threads.aBotIsAsked();
            party.journal.hold();

            takeTurns(threads, threads.onTheHost(() -> owner.submits(0, new Command.Lock(true)), () -> {
                if (party.journal.unfinished() > 0) {
                    party.journal.fail();
                }
            }));

            threads.theGameGoesOn(owner);
        });
    }

    @Test
    void aBotMovesOnceItsHostIsAwakeAgain() throws InterruptedException {
        inEveryOrder(90, threads -> {
            TestGuest owner = threads.party.botGame(Bots.RULE_OF_28);
            threads.aBotIsAsked();

            takeTurns(threads, new Script(() -> threads.party.timers.sleep(Duration.ofHours(1))));

            threads.theGameGoesOn(owner);
        });
    }

    @Test
    void aBotMakesNoMoveAtAHostThatEnded() throws InterruptedException {
        inEveryOrder(200, threads -> {
            Party party = threads.party;
            TestGuest owner = party.botGame(Bots.RULE_OF_28);
            threads.aBotIsAsked();
            long[] last = {0};

            takeTurns(
                    threads,
                    new Script(
                            () -> threads.host.end(
                                    () -> {
                                        party.core.shutDown();
                                        last[0] = party.journal.batches().size();
                                    },
                                    Duration.ZERO),
                            threads.workers::close),
                    new Script(() -> party.passes(PAUSE)));

            assertThat(party.journal.batches()).hasSize(Math.toIntExact(last[0]));
            assertThat(owner.isClosed()).isTrue();
        });
    }
}

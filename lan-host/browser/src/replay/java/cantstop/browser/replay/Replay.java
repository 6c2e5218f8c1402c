package cantstop.browser.replay;

import cantstop.engine.PlayerName;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import cantstop.protocol.Timers;
import cantstop.protocol.client.ClientHalf;
import cantstop.protocol.client.ClientListener;
import cantstop.protocol.client.LinkListener.LossReason;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A core that is given what another one was given before it, and whose calls must be the same ones, byte for byte.
public final class Replay {
    private final Unpacked tape;
    private final CoreSeam seam;
    private final ClientHalf core;
    private Duration now = Duration.ZERO;
    private @Nullable Difference difference;
    private int calls;

    /// Makes who hears what the core tells.
    public interface Owners {
        /// A new one.
        ///
        /// @param secret the private key of who plays
        ClientListener at(String secret, Timers timers);
    }

    public Replay(byte[] tape, Owners owners) {
        this.tape = new Unpacked(tape);
        String secret = this.tape.text();
        Optional<HandSigner> signer = signer(this.tape.key(), Bytes.of(this.tape.bytes()));
        NoTimers timers = new NoTimers();
        Surroundings around = new Surroundings(
                timers, new Nothing(), new Nothing(), new Nothing(), owners.at(secret, timers), signer);
        seam = new CoreSeam(new Reading(), around);
        core = seam.core();
    }

    private static Optional<HandSigner> signer(@Nullable Key key, Bytes publicKey) {
        return key == null ? Optional.empty() : Optional.of(new KnownKey(key, publicKey));
    }

    /// Plays all of it.
    ///
    /// @throws Difference where the core does not do what the other one did
    public void run() {
        while (!tape.isOver()) {
            call(mark());
        }
    }

    /// How many calls of the core were the same.
    public int calls() {
        return calls;
    }

    private Mark mark() {
        return Mark.valueOf(tape.text());
    }

    /// One call into the core, with the calls out of it that it leads to.
    private void call(Mark what) {
        now = Duration.ofNanos(tape.number());
        Unpacked with = new Unpacked(tape.bytes());
        try {
            call(what, with);
        } catch (RuntimeException e) {
            throw difference != null ? difference : new Difference(what + " ends with " + e, e);
        }
        if (difference != null) {
            throw difference;
        }
        expect(Mark.END, what);
    }

    private void call(Mark what, Unpacked with) {
        switch (what) {
            case CONNECT -> {
                HostAddress address = with.address();
                core.connect(address, with.key());
            }
            case RETRY -> core.retryNow();
            case DISCONNECT -> core.disconnect();
            case INTRODUCE -> core.introduce(new PlayerName(with.text()));
            case LIST -> core.listTables();
            case ATTEND -> core.attend(new TableId(with.text()));
            case WAIT_FOR_SEAT -> {
                var wait = (ClientMessage.WaitForSeat) CoreSeam.read(with.bytes());
                core.waitForSeat(wait.profile(), wait.wish());
            }
            case SAY -> core.say((ClientMessage.OfTable) CoreSeam.read(with.bytes()));
            case SAY_AT_TABLE ->
                core.say(seam.message(_ -> {
                    throw nothing();
                }));
            case ASK -> {
                number(with.number());
                core.ask((ClientMessage.Request) CoreSeam.read(with.bytes()));
            }
            case ASK_AT_TABLE ->
                core.ask(number(with.number()), seam.question((_, _) -> {
                    throw nothing();
                }));
            case GO_ON_AT -> core.goOnAt(with.address(), new Key(with.text()));
            case HINT -> core.hint(with.address(), new Key(with.text()));
            case ALLOW_ROLLBACK -> core.allowRollback();
            case REACHED -> seam.link((int) with.number()).reached();
            case OPENED -> seam.link((int) with.number()).opened(new Key(with.text()));
            case RECEIVED -> seam.link((int) with.number()).received(CoreSeam.heard(with.bytes()));
            case LOST -> seam.link((int) with.number()).lost(LossReason.valueOf(with.text()));
            case TIMER_IS_DUE -> seam.task((int) with.number()).run();
            default -> throw differs("it calls " + what + ", which nobody expects");
        }
    }

    private RequestId number(long expected) {
        RequestId given = core.nextRequest();
        if (given.number() != expected) {
            throw differs("it numbers a request " + given + " instead of " + expected);
        }
        return given;
    }

    private void expect(Mark expected, Mark in) {
        Mark next = mark();
        if (next != expected) {
            throw differs("after " + in + " the other one calls " + next);
        }
    }

    private Difference differs(String how) {
        if (difference == null) {
            difference = new Difference("byte " + tape.place() + ": " + how, null);
        }
        return difference;
    }

    static IllegalStateException nothing() {
        return new IllegalStateException("there is nothing around this core");
    }

    /// Holds each call against the tape.
    private final class Reading implements Seam {
        @Override
        public byte[] calls(Mark what, byte[] with, Supplier<byte[]> really) {
            return compare(what, with, () -> {});
        }

        @Override
        public void tells(Mark what, byte[] with, Runnable owner) {
            var _ = compare(what, with, owner);
        }

        private byte[] compare(Mark what, byte[] with, Runnable heard) {
            Mark expected = mark();
            if (expected != what) {
                throw differs("it calls " + what + " where the other one calls " + expected);
            }
            byte[] other = tape.bytes();
            if (!Arrays.equals(other, with)) {
                throw differs(what + " with " + Bytes.of(with) + " instead of " + Bytes.of(other));
            }
            calls++;
            heard.run();
            Mark next = mark();
            while (next != Mark.RETURN) {
                Duration before = now;
                call(next);
                now = before;
                next = mark();
            }
            return tape.bytes();
        }

        @Override
        public void called(Mark what, byte[] with, Runnable inner) {
            throw nothing();
        }
    }

    private final class NoTimers implements Timers {
        @Override
        public Duration now() {
            return now;
        }

        @Override
        public Timer after(Duration delay, Runnable task) {
            throw nothing();
        }
    }

    private record KnownKey(Key key, Bytes publicKey) implements HandSigner {
        @Override
        public Bytes sign(Bytes text) {
            throw nothing();
        }
    }
}

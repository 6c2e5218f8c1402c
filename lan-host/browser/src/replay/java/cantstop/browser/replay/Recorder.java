package cantstop.browser.replay;

import cantstop.engine.Badge;
import cantstop.engine.PlayerName;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostAddress;
import cantstop.protocol.RequestId;
import cantstop.protocol.client.Guest;
import cantstop.protocol.wire.ClientMessageCodec;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A guest whose core runs here, and of whom a tape is written. Confined to the core's thread.
///
/// ```
/// beginning = text: the secret key of who plays; text: the fingerprint, empty for a guest that throws with nobody;
///             bytes: the public key
/// call in   = text: mark, nanoseconds, bytes, call out ..., END
/// call out  = text: mark, bytes, call in ..., RETURN, bytes
/// ```
public final class Recorder implements Guest {
    private final Parcel tape = new Parcel();
    private final Surroundings around;
    private final CoreSeam core;

    /// @param secret the private key of who plays, 64 hex digits: whoever plays the tape shows their screen
    public Recorder(String secret, Surroundings around) {
        this.around = around;
        tape.and(secret)
                .and(around.signer().map(HandSigner::key).orElse(null))
                .and(around.signer().map(one -> one.publicKey().toArray()).orElse(Parcel.NOTHING));
        core = new CoreSeam(new Writing(), around);
    }

    /// What was written so far.
    public byte[] tape() {
        return tape.bytes();
    }

    private final class Writing implements Seam {
        @Override
        public byte[] calls(Mark what, byte[] with, Supplier<byte[]> really) {
            tape.and(what.name()).and(with);
            byte[] back = really.get();
            tape.and(Mark.RETURN.name()).and(back);
            return back;
        }

        @Override
        public void tells(Mark what, byte[] with, Runnable owner) {
            does(what, with, owner);
        }

        @Override
        public void called(Mark what, byte[] with, Runnable inner) {
            tape.and(what.name()).and(around.timers().now().toNanos()).and(with);
            inner.run();
            tape.and(Mark.END.name());
        }
    }

    private void called(Mark what, Parcel with, Runnable inner) {
        new Writing().called(what, with.bytes(), inner);
    }

    @Override
    public void connect(HostAddress address, @Nullable Key pinnedKey) {
        Parcel with = Told.address(new Parcel(), address).and(pinnedKey);
        called(Mark.CONNECT, with, () -> core.core().connect(address, pinnedKey));
    }

    @Override
    public void retryNow() {
        called(Mark.RETRY, new Parcel(), core.core()::retryNow);
    }

    @Override
    public void disconnect() {
        called(Mark.DISCONNECT, new Parcel(), core.core()::disconnect);
    }

    @Override
    public void introduce(PlayerName name) {
        called(Mark.INTRODUCE, Parcel.of(name.text()), () -> core.core().introduce(name));
    }

    @Override
    public void listTables() {
        called(Mark.LIST, new Parcel(), core.core()::listTables);
    }

    @Override
    public void attend(TableId table) {
        called(Mark.ATTEND, Parcel.of(table.toString()), () -> core.core().attend(table));
    }

    @Override
    public void waitForSeat(int profile, Badge wish) {
        called(
                Mark.WAIT_FOR_SEAT,
                new Parcel().and(ClientMessageCodec.encode(new ClientMessage.WaitForSeat(profile, wish))),
                () -> core.core().waitForSeat(profile, wish));
    }

    @Override
    public void say(ClientMessage.OfTable message) {
        called(
                Mark.SAY,
                new Parcel().and(ClientMessageCodec.encode(message)),
                () -> core.core().say(message));
    }

    @Override
    public void say(Function<TableId, ClientMessage.OfTable> message) {
        called(Mark.SAY_AT_TABLE, new Parcel(), () -> core.core().say(core.message(message)));
    }

    @Override
    public RequestId ask(Function<RequestId, ClientMessage.Request> request) {
        RequestId id = core.core().nextRequest();
        ClientMessage.Request made = request.apply(id);
        called(
                Mark.ASK,
                Parcel.of(id.number()).and(ClientMessageCodec.encode(made)),
                () -> core.core().ask(made));
        return id;
    }

    @Override
    public RequestId ask(Question question) {
        RequestId id = core.core().nextRequest();
        called(Mark.ASK_AT_TABLE, Parcel.of(id.number()), () -> core.core().ask(id, core.question(question)));
        return id;
    }

    @Override
    public void goOnAt(HostAddress address, Key hostKey) {
        called(
                Mark.GO_ON_AT,
                Told.address(new Parcel(), address).and(hostKey),
                () -> core.core().goOnAt(address, hostKey));
    }

    @Override
    public void hint(HostAddress address, Key hostKey) {
        called(
                Mark.HINT,
                Told.address(new Parcel(), address).and(hostKey),
                () -> core.core().hint(address, hostKey));
    }

    @Override
    public void allowRollback() {
        called(Mark.ALLOW_ROLLBACK, new Parcel(), core.core()::allowRollback);
    }
}

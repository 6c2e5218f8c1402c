package cantstop.host;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Command;
import cantstop.engine.Epoch;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.Rules;
import cantstop.engine.Settings;
import cantstop.engine.TableName;
import cantstop.engine.bot.Bots;
import cantstop.engine.dice.HandSigner;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.host.environment.HostEnvironment;
import cantstop.host.environment.HostInfo;
import cantstop.host.environment.Journal;
import cantstop.host.environment.MemoryJournal;
import cantstop.host.environment.Pace;
import cantstop.host.environment.Workers;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.VersionRange;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.HostLink;
import cantstop.protocol.client.LinkListener;
import cantstop.protocol.client.MemoryLogStore;
import cantstop.protocol.client.RivalWatch;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.EventCodec;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Somebody's laptop: that of a guest, and a host where it is asked for one. It does by itself what a window does: it
/// opens a host when it is named as successor.
public final class Laptop extends GuestLaptop {
    public MemoryJournal journal = new MemoryJournal(Laptop::read);
    public boolean willing = true;
    public final FailingDisk disk = new FailingDisk(() -> journal);
    private int hosted;
    private String ip;
    private @Nullable HostCore core;
    private @Nullable RivalWatch watch;
    private @Nullable HostAddress address;

    public Laptop(Lan lan, char letter, Optional<HandSigner> identity) {
        super(lan, letter, identity);
        ip = "10.0.0." + (letter - 'a' + 1);
    }

    @Override
    Laptop laptop() {
        return this;
    }

    /// The disk forgets the end of a table, or all of it; the key stays.
    ///
    /// @param kept how many events it still has
    public Laptop forgets(TableId table, int kept) {
        List<LogEntry> left = store.load(table).after(0).subList(0, kept);
        journal = new MemoryJournal(Laptop::read);
        store = new MemoryLogStore();
        if (kept > 0) {
            Log log = new Log();
            left.forEach(entry -> log.append(entry.event(), entry.bytes()));
            left.forEach(entry -> store.append(table, entry));
            journalHas(log);
        }
        return this;
    }

    /// This log stands in the journal of the host here.
    public void journalHas(Log log) {
        journal.write(
                List.of(new Journal.Page(
                        log.after(0).stream().map(HostMessage.Entry::of).toList(), log.state())),
                _ -> {});
    }

    public static Event read(byte[] bytes) {
        try {
            return EventCodec.decode(bytes);
        } catch (BreachException e) {
            throw new IllegalStateException(e);
        }
    }

    public String ip() {
        return ip;
    }

    /// It has another address from now on.
    public void moves(String to) {
        ip = to;
    }

    public HostCore core() {
        if (core == null) {
            throw new IllegalStateException("no host on " + letter);
        }
        return core;
    }

    /// Opens a host here.
    public HostAddress hosts() {
        Random dice = new Random(letter);
        core = new HostCore(
                new HostEnvironment(
                        lan.timers,
                        (count, fallen) ->
                                fallen.accept(dice.ints(count, 1, 7).boxed().toList()),
                        identity.orElseGet(() -> new NoHand(key())),
                        disk,
                        new Workers() {
                            @Override
                            public <T> void work(Supplier<T> work, Consumer<T> done) {
                                done.accept(work.get());
                            }
                        },
                        new SplittableRandom(letter + 1_000L * ++hosted),
                        Bots::named),
                new HostInfo(key(), "Laptop " + letter, "test"),
                Pace.FOR_PEOPLE);
        address = lan.listen(this);
        return address;
    }

    /// Opens a host and a table there.
    public Laptop opensTable() {
        half.connect(hosts(), null);
        lan.settles();
        half.openTable(new TableName("The table"), Settings.DEFAULT, 0, badge());
        lan.settles();
        return this;
    }

    /// Joins the table of another laptop and sits down.
    public Laptop joins(Laptop host) {
        visits(host).asks(new Command.SitDown(null, badge()));
        lan.settles();
        return this;
    }

    /// The host here watches for others that lead its tables, too, where its guests were.
    public Laptop watches() {
        return watches(List::of);
    }

    /// The same, also where others' beacons come from.
    public Laptop watches(Supplier<List<HostAddress>> beacons) {
        ignores();
        watch = new RivalWatch(
                lan.timers,
                new Random(letter),
                this::dialsAsAStranger,
                this::dial,
                new ClientMessage.Hello(VersionRange.OURS, "test"),
                key(),
                new RivalWatch.Host() {
                    @Override
                    public void incomplete(Consumer<List<RivalWatch.Incomplete>> answer) {
                        answer.accept(core().incomplete().stream()
                                .map(table -> new RivalWatch.Incomplete(
                                        table.state(),
                                        Stream.concat(table.where().stream(), beacons.get().stream())
                                                .distinct()
                                                .toList()))
                                .toList());
                    }

                    @Override
                    public void found(RivalWatch.Rival rival) {
                        core().rival(rival);
                    }
                });
        watch.start();
        return this;
    }

    /// The host here watches for no others any more.
    public void ignores() {
        if (watch != null) {
            watch.stop();
        }
    }

    private HostLink dialsAsAStranger(HostAddress to, LinkListener listener) {
        return lan.dial(this, new Key("e".repeat(63) + letter), to, listener);
    }

    /// This laptop as another host that sends this log.
    public RivalWatch.Rival asRival(Log log) {
        return new RivalWatch.Rival(new HostAddress(ip(), HostAddress.DEFAULT_PORT), key(), log);
    }

    /// Opens a table at the host of another laptop.
    public Laptop opensTableAt(Laptop host) {
        half.connect(host.address(), null);
        lan.settles();
        half.openTable(new TableName("The table"), Settings.DEFAULT, 0, badge());
        lan.settles();
        return this;
    }

    /// Attends a table at the host of another laptop.
    public Laptop visits(Laptop host, TableId table) {
        half.connect(host.address(), null);
        half.attend(table);
        lan.settles();
        return this;
    }

    /// Attends the table of another laptop.
    public Laptop visits(Laptop host) {
        return visits(host, host.state.id());
    }

    public HostAddress address() {
        if (address == null) {
            throw new IllegalStateException("no host on " + letter);
        }
        return address;
    }

    /// Goes on as host with the table that is attended, as the button in the banner does.
    public Laptop goesOn() {
        beginsToGoOn();
        lan.settles();
        return this;
    }

    /// The same, and what follows is still on its way.
    public void beginsToGoOn() {
        HostAddress own = hosts();
        core().gather(state.id());
        half.goOnAt(own, key());
    }

    /// The program is started anew, days later: only what was kept is there.
    public Laptop restarts(TableId table) {
        half.disconnect();
        half = newHalf();
        connection = new Connection.Idle();
        vacancy = Optional.empty();
        state = Rules.unopened();
        Log kept = store.load(table);
        state = kept.state();
        log = List.copyOf(kept.after(0));
        return this;
    }

    /// That event is the beginning of the second epoch, which this laptop's host leads.
    public void hasBegun(Event.EpochBegan epoch) {
        assertThat(epoch.epoch()).isEqualTo(new Epoch(2));
        assertThat(epoch.hostKey()).isEqualTo(key());
    }

    @Override
    void isNamed(HostMessage.Succession said) {
        if (!willing) {
            half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.CallOff()));
            return;
        }
        HostAddress own = hosts();
        core().succeed(said.table(), state.epoch().next());
        half.hint(own, key());
        half.say(table -> new ClientMessage.HandOver(table, new HandOverStep.Listening(List.of(own))));
    }
}

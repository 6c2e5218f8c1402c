package cantstop.client.play.banner;

import cantstop.client.kit.paint.RoadToHost;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.Reasons;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.TableState;
import cantstop.protocol.client.Connection;
import cantstop.protocol.client.DiceAlarm;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The strip's view model. What it says of a lost connection stays the same from one attempt to the next, so that
/// it can be read; what changes is the progress beside it. Confined to the FX thread; needs no toolkit.
public final class BannerModel {
    /// A shorter wait is over before its seconds are read.
    private static final Duration WORTH_COUNTING = Duration.ofSeconds(1);

    private static final List<BannerState.Remedy> RETRY_OR_LEAVE =
            List.of(BannerState.Remedy.RETRY_NOW, BannerState.Remedy.LEAVE);
    private static final List<BannerState.Remedy> CONNECT_OR_LEAVE =
            List.of(BannerState.Remedy.CONNECT_AGAIN, BannerState.Remedy.LEAVE);

    private static final Optional<RoadToHost.State> ASKING = Optional.of(RoadToHost.State.ASKING);
    private static final Optional<RoadToHost.State> CUT = Optional.of(RoadToHost.State.CUT);

    private static final List<BannerState.Remedy> READ = List.of(BannerState.Remedy.READ);
    private static final List<BannerState.Remedy> QUIT_OR_READ =
            List.of(BannerState.Remedy.QUIT, BannerState.Remedy.READ);

    private final ReadOnlyObjectWrapper<Optional<BannerState>> banner = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Words words;
    private final Reasons reasons;
    private final LongSupplier clock;
    private final Listening listening = new Listening();
    private Optional<Party> party = Optional.empty();
    private Optional<Connection.Waiting> waiting = Optional.empty();
    private long waitingSince;

    /// A strip that follows no party yet.
    ///
    /// @param clock in nanoseconds, since some fixed moment
    public BannerModel(Words words, LongSupplier clock) {
        this.words = words;
        this.reasons = new Reasons(words);
        this.clock = clock;
    }

    /// The strip's content; empty while all is well.
    public ReadOnlyObjectProperty<Optional<BannerState>> banner() {
        return banner.getReadOnlyProperty();
    }

    /// Whether what is shown changes with time alone, so that [#tick] is due several times a second.
    public boolean isCountingDown() {
        return banner.get().isPresent()
                && party.map(there -> there.connection().get())
                        .filter(Connection.Waiting.class::isInstance)
                        .isPresent();
    }

    /// Speaks of this party from now on, once a table there is attended; before that the door says it all.
    public void follow(Optional<Party> other) {
        listening.stop();
        party = other;
        waiting = Optional.empty();
        party.ifPresent(there -> listening.to(
                this::heard,
                there.connection(),
                there.presence().nudgedBy(),
                there.warnings().copied(),
                there.warnings().dice(),
                there.state(),
                there.handOver().vacancy()));
        heard();
    }

    /// Time has passed.
    public void tick() {
        banner.set(party.filter(Party::isAttending)
                .filter(there -> !isToldElsewhere(there))
                .flatMap(this::about));
    }

    /// Carries out the action of a button.
    ///
    /// @param goHome leads home
    /// @param renew makes a new identity
    public void remedy(BannerState.Remedy remedy, Runnable goHome, Runnable renew) {
        party.ifPresent(there -> {
            switch (remedy) {
                case RETRY_NOW -> there.location().retryNow();
                case CONNECT_AGAIN, TAKE_BACK -> there.connectAgain();
                case NEW_IDENTITY -> renew.run();
                case READ -> there.warnings().read();
                case LEAVE, QUIT -> goHome.run();
            }
        });
    }

    private void heard() {
        party.ifPresent(there -> {
            switch (there.connection().get()) {
                case Connection.Waiting now
                when !waiting.filter(now::equals).isPresent() -> {
                    waiting = Optional.of(now);
                    waitingSince = clock.getAsLong();
                }
                case Connection.Waiting _, Connection.Connecting _ -> {}
                case Connection.Idle _, Connection.Connected _, Connection.Failed _, Connection.Ended _ ->
                    waiting = Optional.empty();
            }
        });
        tick();
    }

    private Optional<BannerState> about(Party there) {
        return switch (there.connection().get()) {
            case Connection.Idle _ -> Optional.empty();
            case Connection.Connected _ -> calling(there);
            case Connection.Connecting _ ->
                Optional.of(BannerState.offline(cause(there), "", words.say("banner.trying"), RETRY_OR_LEAVE, road()));
            case Connection.Waiting(var _, int _, var until, var _) ->
                Optional.of(BannerState.offline(cause(there), "", next(until), RETRY_OR_LEAVE, road()));
            case Connection.Failed(var _, var why) ->
                Optional.of(BannerState.offline(
                        reasons.lost(why, there.location().hostName()), "", "", CONNECT_OR_LEAVE, CUT));
            case Connection.Ended ended -> Optional.of(ended(ended));
        };
    }

    private BannerState ended(Connection.Ended ended) {
        return BannerState.offline(
                reasons.closed(ended.why(), ended.versions(), ended.program()),
                "",
                "",
                switch (ended.why()) {
                    case REPLACED -> List.of(BannerState.Remedy.TAKE_BACK, BannerState.Remedy.LEAVE);
                    case COPIED -> List.of(BannerState.Remedy.NEW_IDENTITY, BannerState.Remedy.TAKE_BACK);
                    case SHUTTING_DOWN, FULL, TOO_SLOW, BREACH -> CONNECT_OR_LEAVE;
                    case OTHER_VERSION -> List.of(BannerState.Remedy.LEAVE);
                },
                switch (ended.why()) {
                    case SHUTTING_DOWN -> CUT;
                    case REPLACED -> Optional.of(RoadToHost.State.MOVED);
                    case COPIED -> Optional.of(RoadToHost.State.TWICE);
                    case FULL, TOO_SLOW, BREACH, OTHER_VERSION -> Optional.empty();
                });
    }

    /// Once somebody can take the table over the strip about that says all there is to say of the host.
    private static boolean isToldElsewhere(Party there) {
        Connection connection = there.connection().get();
        return (connection instanceof Connection.Waiting || connection instanceof Connection.Connecting)
                && there.handOver().vacancy().get().isPresent();
    }

    private Optional<BannerState> calling(Party there) {
        if (there.warnings().copied().get()) {
            return Optional.of(BannerState.warning(
                    words.say("banner.copied"),
                    words.say("banner.copied.hint"),
                    "",
                    List.of(BannerState.Remedy.NEW_IDENTITY)));
        }
        return there.warnings().dice().get().map(this::alarm).or(() -> nudge(there));
    }

    private BannerState alarm(DiceAlarm alarm) {
        String key = "alarm." + alarm.name();
        return BannerState.warning(
                words.say(key), "", words.say(key + ".hint"), alarm == DiceAlarm.ASKED_TWICE ? QUIT_OR_READ : READ);
    }

    private Optional<BannerState> nudge(Party there) {
        TableState table = there.state().get();
        return there.presence()
                .nudgedBy()
                .get()
                .map(by -> BannerState.asking(
                        words.say("banner.nudged", SeatNames.of(words, table, by)),
                        Optional.ofNullable(SeatNames.badge(words, table.chair(by)))));
    }

    private String cause(Party there) {
        return waiting.map(lost -> reasons.lost(lost.why(), there.location().hostName()))
                .orElse(words.say("banner.connecting", there.location().hostName()));
    }

    /// Like the cause it stays the same from one attempt to the next.
    private Optional<RoadToHost.State> road() {
        return waiting.isPresent() ? CUT : ASKING;
    }

    /// While attempts follow each other within the second, one that is about to come reads like one under way: counting
    /// its wait down would only flicker. Which attempt it is helps nobody, and would race.
    private String next(Duration until) {
        return until.compareTo(WORTH_COUNTING) > 0
                ? words.say("banner.tryingIn", secondsLeft(until))
                : words.say("banner.trying");
    }

    /// Rounded up: what has only just begun to wait a second does not wait none.
    private long secondsLeft(Duration until) {
        Duration left = until.minusNanos(clock.getAsLong() - waitingSince);
        return Math.max(0, left.plusMillis(999).toSeconds());
    }
}

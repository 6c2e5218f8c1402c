package cantstop.client.play.knock;

import cantstop.client.kit.board.Initials;
import cantstop.client.kit.screen.Listening;
import cantstop.client.kit.words.Words;
import cantstop.client.model.party.Party;
import cantstop.client.model.words.SeatNames;
import cantstop.engine.Badge;
import cantstop.engine.Chair;
import cantstop.engine.Command;
import cantstop.engine.Seat;
import cantstop.engine.TableState;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of requests for access or a seat. Confined to the FX thread; needs no toolkit.
public final class KnockModel {
    private final ReadOnlyObjectWrapper<Optional<Waiting>> waiting = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper outside = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper free = new ReadOnlyBooleanWrapper();
    private final Words words;
    private final Supplier<Badge> look;
    private final Runnable openTable;
    private final Listening listening = new Listening();
    private Optional<Party> party = Optional.empty();

    /// A model that follows no party yet.
    ///
    /// @param look the user's badge
    /// @param openTable opens one more table at the host of the party
    public KnockModel(Words words, Supplier<Badge> look, Runnable openTable) {
        this.words = words;
        this.look = look;
        this.openTable = openTable;
    }

    /// A way to get a seat.
    ///
    /// @param label of the button
    /// @param more what that means, in a smaller line; may be empty
    /// @param whose the look of whoever has that seat
    /// @param initials on their piece
    /// @param go takes it
    public record Way(String label, String more, Optional<Badge> whose, String initials, Runnable go) {
        Way(String label, Runnable go) {
            this(label, "", Optional.empty(), "", go);
        }

        boolean isSeat() {
            return !more.isEmpty();
        }
    }

    /// The strip's content; empty without a request.
    public ReadOnlyObjectProperty<Optional<Waiting>> waiting() {
        return waiting.getReadOnlyProperty();
    }

    /// Whether the user is a spectator at a table.
    public ReadOnlyBooleanProperty outside() {
        return outside.getReadOnlyProperty();
    }

    /// Whether a seat of that table is free.
    ReadOnlyBooleanProperty free() {
        return free.getReadOnlyProperty();
    }

    /// Follows this party from now on.
    public void follow(Optional<Party> other) {
        listening.stop();
        party = other;
        party.ifPresent(
                there -> listening.to(this::refresh, there.knocking().knockers(), there.state(), there.connection()));
        refresh();
    }

    /// Grants or refuses the request that the strip shows.
    public void reply(boolean granted) {
        waiting.get()
                .flatMap(Waiting::decision)
                .ifPresent(decision -> party.ifPresent(there -> there.knocking().reply(decision.about(), granted)));
    }

    /// Withdraws the user's request.
    public void withdraw() {
        party.ifPresent(there -> there.knocking().withdraw());
    }

    /// The ways to get a seat, the best one first.
    public List<Way> ways() {
        return party.filter(there -> outside.get()).map(this::ways).orElse(List.of());
    }

    private List<Way> ways(Party there) {
        TableState table = there.state().get();
        List<Way> ways = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            Seat seat = chair.seat();
            if (chair.isEmpty()) {
                ways.add(new Way(
                        words.say("knock.way.sit", seat.number() + 1),
                        words.say("knock.way.sit.more"),
                        Optional.empty(),
                        "",
                        () -> there.ask(new Command.SitDown(seat, look.get()))));
            }
        }
        if (ways.isEmpty()) {
            ways.add(new Way(
                    words.say("knock.way.next"),
                    () -> there.knocking().ask(KnockPurpose.NEXT, Optional.empty(), look.get())));
        }
        ways.addAll(taken(there, table));
        ways.add(new Way(words.say("knock.way.table"), openTable));
        return ways;
    }

    /// The seats that somebody has, who would have to give theirs away.
    private List<Way> taken(Party there, TableState table) {
        List<Chair> chairs =
                table.chairs().stream().filter(chair -> !chair.isEmpty()).toList();
        Map<Seat, String> initials = Initials.of(SeatNames.looks(words, chairs));
        return chairs.stream()
                .map(chair -> new Way(
                        SeatNames.of(words, table, chair.seat()),
                        words.say(chair.isHuman() ? "knock.way.theirs.more" : "knock.way.bots.more"),
                        Optional.ofNullable(SeatNames.badge(words, chair)),
                        initials.getOrDefault(chair.seat(), ""),
                        () -> there.knocking().ask(KnockPurpose.SEAT, Optional.of(chair.seat()), look.get())))
                .toList();
    }

    private void refresh() {
        free.set(party.stream()
                .anyMatch(there -> there.state().get().chairs().stream().anyMatch(Chair::isEmpty)));
        outside.set(party.filter(there -> there.isConnected()
                        && there.isAttending()
                        && there.mySeat().isEmpty())
                .isPresent());
        waiting.set(party.filter(there -> there.isConnected() && there.isAttending())
                .flatMap(there -> deciding(there).or(() -> mine(there)).or(() -> next(there))));
    }

    /// The first request that the user has to answer.
    private Optional<Waiting> deciding(Party there) {
        TableState table = there.state().get();
        List<Knocker> mine = there.knocking().knockers().get().stream()
                .filter(one -> one.purpose() != KnockPurpose.NEXT && !one.who().equals(there.me()))
                .filter(one -> table.isOwner(there.me())
                        || Optional.ofNullable(one.seat()).equals(there.mySeat()))
                .toList();
        return mine.stream().findFirst().map(one -> {
            boolean seat = one.purpose() == KnockPurpose.SEAT;
            String name = one.look().name().text();
            String text = seat ? words.say("knock.asks", name, seatOf(table, one)) : words.say("knock.knocks", name);
            String more = mine.size() == 1 ? "" : " " + words.say("knock.more", mine.size() - 1);
            String grant = words.say(seat ? "knock.give" : "knock.letIn");
            return new Waiting(
                    text + more, Optional.of(one.look()), Optional.of(new Waiting.Decision(one.who(), grant)), false);
        });
    }

    private Optional<Waiting> mine(Party there) {
        List<Knocker> queue = queue(there);
        return there.knocking().knockers().get().stream()
                .filter(one -> one.who().equals(there.me()))
                .findFirst()
                .map(one -> new Waiting(
                        switch (one.purpose()) {
                            case COME_IN -> words.say("knock.mine.COME_IN");
                            case SEAT ->
                                words.say(
                                        "knock.mine.SEAT", seatOf(there.state().get(), one));
                            case NEXT -> words.say("knock.mine.NEXT", queue.indexOf(one));
                        },
                        Optional.empty(),
                        Optional.empty(),
                        true));
    }

    /// Between games all players see who plays next.
    private Optional<Waiting> next(Party there) {
        List<String> names =
                queue(there).stream().map(one -> one.look().name().text()).toList();
        return names.isEmpty() || there.state().get().isPlaying()
                ? Optional.empty()
                : Optional.of(new Waiting(
                        words.say("knock.next", words.list(names)), Optional.empty(), Optional.empty(), false));
    }

    private static List<Knocker> queue(Party there) {
        return there.knocking().knockers().get().stream()
                .filter(one -> one.purpose() == KnockPurpose.NEXT)
                .toList();
    }

    private String seatOf(TableState table, Knocker knocker) {
        return Optional.ofNullable(knocker.seat())
                .map(seat -> SeatNames.of(words, table, seat))
                .orElse("");
    }
}

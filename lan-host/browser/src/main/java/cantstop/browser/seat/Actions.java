package cantstop.browser.seat;

import cantstop.engine.Badge;
import cantstop.engine.BotLevel;
import cantstop.engine.Colour;
import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.GameState;
import cantstop.engine.Option;
import cantstop.engine.PlayerName;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.Shape;
import cantstop.engine.TableState;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.TableId;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Reaction;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.ClientHalf;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What can be done at the page. What makes no sense now, or names nothing that there is, does nothing.
final class Actions {
    private static final int ME = 0;
    private static final long NOTHING = 0;

    private final ClientHalf core;
    private final Seating seating;
    private final Self self;
    private final Runnable anew;
    private final Coaching coaching = new Coaching();

    /// @param anew connects once more, attending nothing
    Actions(ClientHalf core, Seating seating, Self self, Runnable anew) {
        this.core = core;
        this.seating = seating;
        this.self = self;
        this.anew = anew;
        core.introduce(self.look().name());
    }

    /// Does it.
    ///
    /// @return the number of the request that will be answered; 0 if nothing will
    long act(String name, Arguments with) {
        return switch (name) {
            case "listTables" -> told(core::listTables);
            case "attend" -> told(() -> table(with).ifPresent(core::attend));
            case "comeIn" ->
                table(with).map(at -> knock(at, KnockPurpose.COME_IN, null)).orElse(NOTHING);
            case "withdraw" ->
                table(with).map(at -> say(new ClientMessage.Withdraw(at, ME))).orElse(NOTHING);
            case "leaveTable" ->
                told(() -> {
                    seating.leaves();
                    anew.run();
                    core.listTables();
                });
            case "profile" -> profile(with);
            case "retry" -> told(this::retry);
            case "rollback" -> told(core::allowRollback);
            case "advice" ->
                told(() -> seating.state()
                        .flatMap(state -> coaching.advise(state, seating.mySeat()))
                        .ifPresent(seating::advises));
            case "openTable" ->
                core.openTable(
                                Opening.name(with, self),
                                Opening.settings(with.object("settings"), Settings.DEFAULT),
                                ME,
                                self.look())
                        .number();
            default -> seating.state().map(state -> at(state, name, with)).orElse(NOTHING);
        };
    }

    /// After an end there is nothing left to try again: the line is made anew, and leads to the same table.
    private void retry() {
        if (seating.isOver()) {
            Optional<TableId> table = seating.state().map(TableState::id);
            anew.run();
            table.ifPresent(core::attend);
        } else {
            core.retryNow();
        }
    }

    private static long told(Runnable action) {
        action.run();
        return NOTHING;
    }

    private static Optional<TableId> table(Arguments with) {
        return with.text("table").filter(id -> id.matches("[0-9a-f]{32}")).map(TableId::new);
    }

    private long at(TableState state, String name, Arguments with) {
        return switch (name) {
            case "sit" -> submit(new Command.SitDown(seat(with).orElse(null), self.look()));
            case "leave" -> submit(new Command.Leave(with.truth("conceding").orElse(false)));
            case "start" -> submit(new Command.Start());
            case "again" -> again(state);
            case "comeBack" ->
                seating.mySeat().map(seat -> submit(new Command.ComeBack(seat))).orElse(NOTHING);
            case "endGame" -> submit(new Command.EndGame());
            case "roll" -> move(state, new TurnMove.RollDice());
            case "stop" -> move(state, new TurnMove.Stop());
            case "takeBack" -> move(state, new TurnMove.TakeBack());
            case "choose" -> choice(state, with).map(move -> move(state, move)).orElse(NOTHING);
            case "knock" ->
                one(KnockPurpose.values(), with.text("purpose"))
                        .map(purpose -> knock(
                                state.id(),
                                purpose,
                                purpose == KnockPurpose.SEAT ? seat(with).orElse(Seat.of(0)) : null))
                        .orElse(NOTHING);
            case "lock" -> submit(new Command.Lock(with.truth("locked").orElse(true)));
            case "settings" -> submit(new Command.ChangeSettings(Opening.settings(with, state.settings())));
            case "nudge" ->
                state.playing().map(GameState::mover).map(this::nudge).orElse(NOTHING);
            default -> seat(with).map(seat -> about(state, name, seat, with)).orElseGet(() -> said(name, with));
        };
    }

    private long about(TableState state, String name, Seat seat, Arguments with) {
        var whom = state.chair(seat).occupant();
        return switch (name) {
            case "seatBot" -> submit(new Command.SeatBot(seat, bot(with), named(with)));
            case "letBotPlay" -> submit(new Command.LetBotPlay(seat, whom, bot(with)));
            case "remove", "clearSeat" -> submit(new Command.Remove(seat, whom));
            case "nameOwner" -> submit(new Command.NameOwner(seat, whom));
            case "away" ->
                told(() -> one(AwayPolicy.values(), with.text("what"))
                        .ifPresent(what -> core.say(table -> new ClientMessage.Suggest(table, ME, seat, what))));
            default -> said(name, with);
        };
    }

    private long said(String name, Arguments with) {
        return switch (name) {
            case "talk" ->
                with.text("text")
                        .flatMap(ChatText::clean)
                        .map(Utterance.Chat::new)
                        .map(this::speak)
                        .orElse(NOTHING);
            case "react" ->
                one(Reaction.values(), with.text("reaction"))
                        .map(Utterance.React::new)
                        .map(this::speak)
                        .orElse(NOTHING);
            case "callBust" -> speak(new Utterance.CallBust());
            case "hover" -> told(() -> core.say(table -> new ClientMessage.Hover(table, columns(with))));
            case "touched" -> told(() -> core.say(ClientMessage.Touched::new));
            default -> NOTHING;
        };
    }

    /// The owner begins the next game; a guest without a seat asks for one in it.
    private long again(TableState state) {
        return seating.mySeat().isPresent() || state.owner() == null
                ? submit(new Command.Start())
                : knock(state.id(), KnockPurpose.NEXT, null);
    }

    private long knock(TableId table, KnockPurpose purpose, @Nullable Seat seat) {
        return say(new ClientMessage.Knock(table, ME, self.look(), purpose, seat));
    }

    private long say(ClientMessage.OfTable message) {
        core.say(message);
        return NOTHING;
    }

    private long nudge(Seat mover) {
        return told(() -> core.say(table -> new ClientMessage.Nudge(table, ME, mover)));
    }

    private long submit(Command command) {
        return core.submit(ME, command).number();
    }

    private long move(TableState state, TurnMove move) {
        return submit(new Command.Turn(state.decidedAt(), move));
    }

    private long speak(Utterance what) {
        return core.ask((request, table) -> new ClientMessage.Speak(
                        request, table.id(), ME, self.look().name(), what))
                .number();
    }

    private static Optional<TurnMove> choice(TableState state, Arguments with) {
        List<Option> options = state.playing().map(GameState::options).orElse(List.of());
        return with.number("option")
                .filter(place -> place >= 0 && place < options.size())
                .map(place -> new TurnMove.Choose(options.get(place).columns()));
    }

    private static Optional<Seat> seat(Arguments with) {
        return with.number("seat")
                .filter(seat -> seat >= 0 && seat < Seat.COUNT)
                .map(Seat::of);
    }

    private static BotLevel bot(Arguments with) {
        return new BotLevel(with.text("bot")
                .filter(id -> id.matches("[a-z][a-z0-9-]{0,31}"))
                .orElse("ghs-stop"));
    }

    /// The look of another player whom this page seats; the rules give them what of it is still free.
    private Badge named(Arguments with) {
        PlayerName name = with.text("name").flatMap(PlayerName::clean).orElseGet(() -> new PlayerName("Robo"));
        return new Badge(name, self.look().colour(), self.look().shape());
    }

    private static List<Column> columns(Arguments with) {
        return with.numbers("columns").stream()
                .filter(number -> number >= 2 && number <= 12)
                .limit(2)
                .map(Column::of)
                .toList();
    }

    private long profile(Arguments with) {
        Badge now = self.look();
        self.looks(new Badge(
                with.text("name").flatMap(PlayerName::clean).orElse(now.name()),
                one(Colour.values(), with.text("colour")).orElse(now.colour()),
                one(Shape.values(), with.text("shape")).orElse(now.shape())));
        core.introduce(self.look().name());
        seating.show();
        boolean seated = seating.mySeat().isPresent();
        return seated ? submit(new Command.ChangeBadge(self.look())) : NOTHING;
    }

    private static <E extends Enum<E>> Optional<E> one(E[] all, Optional<String> name) {
        for (E constant : all) {
            if (name.filter(constant.name()::equals).isPresent()) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }
}

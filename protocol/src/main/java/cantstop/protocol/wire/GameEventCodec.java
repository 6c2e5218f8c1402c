package cantstop.protocol.wire;

import static cantstop.protocol.wire.Numbers.MOST_CHOSEN;
import static cantstop.protocol.wire.Numbers.MOST_WON;

import cantstop.engine.Event;
import cantstop.engine.MoveSource;
import cantstop.engine.Seat;
import cantstop.engine.StartThrow;
import cantstop.protocol.v1.EventProto;
import java.util.List;

/// The events of a game.
final class GameEventCodec {
    private static final EnumCodec<MoveSource, EventProto.By> BY =
            EnumCodec.of(MoveSource.class, EventProto.By.class, "BY_");

    private GameEventCodec() {}

    static void write(EventProto.Event.Builder wire, Event.OfGame event) {
        switch (event) {
            case Event.Started started -> wire.setStarted(write(started));
            case Event.StartRolled rolled ->
                wire.setStartRolled(EventProto.StartRolled.newBuilder()
                        .addAllThrows(rolled.throwsInOrder().stream()
                                .map(GameEventCodec::write)
                                .toList())
                        .addAllShown(HandCodec.write(rolled.shown())));
            case Event.Rolled rolled ->
                wire.setRolled(EventProto.Rolled.newBuilder()
                        .setSeat(rolled.seat().number())
                        .addAllDice(rolled.roll().dice())
                        .setBust(rolled.bust())
                        .setBy(BY.write(rolled.by()))
                        .addAllShown(HandCodec.write(rolled.shown())));
            case Event.Throwing thrown -> wire.setThrowing(write(thrown));
            case Event.Withheld withheld ->
                wire.setWithheld(EventProto.Withheld.newBuilder()
                        .setNumber(withheld.number())
                        .addAllHands(withheld.hands()));
            case Event.Chosen chosen ->
                wire.setChosen(EventProto.Chosen.newBuilder()
                        .setSeat(chosen.seat().number())
                        .addAllColumns(Numbers.ofColumns(chosen.columns()))
                        .setBy(BY.write(chosen.by())));
            case Event.TakenBack takenBack ->
                wire.setTakenBack(EventProto.TakenBack.newBuilder()
                        .setSeat(takenBack.seat().number()));
            case Event.Stopped stopped ->
                wire.setStopped(EventProto.Stopped.newBuilder()
                        .setSeat(stopped.seat().number())
                        .addAllWon(Numbers.ofColumns(stopped.won()))
                        .setGame(stopped.game())
                        .setBy(BY.write(stopped.by())));
            case Event.PassedOver passed ->
                wire.setPassedOver(EventProto.PassedOver.newBuilder()
                        .setSeat(passed.seat().number())
                        .setKept(passed.kept())
                        .addAllWon(Numbers.ofColumns(passed.won()))
                        .setGame(passed.game()));
            case Event.Over over -> wire.setOver(write(over));
        }
    }

    private static EventProto.Started write(Event.Started started) {
        EventProto.Started.Builder wire =
                EventProto.Started.newBuilder().addAllPlayers(Numbers.ofSeats(started.players()));
        Seat starter = started.starter();
        return starter == null
                ? wire.build()
                : wire.setStarter(starter.number()).build();
    }

    private static EventProto.Throwing write(Event.Throwing thrown) {
        EventProto.Throwing.Builder wire = EventProto.Throwing.newBuilder()
                .setNumber(thrown.number())
                .setBy(BY.write(thrown.by()))
                .addAllHands(thrown.hands())
                .setOwn(Ids.bytes(thrown.own()));
        Seat seat = thrown.seat();
        return seat == null ? wire.build() : wire.setSeat(seat.number()).build();
    }

    private static EventProto.StartThrow write(StartThrow thrown) {
        return EventProto.StartThrow.newBuilder()
                .setSeat(thrown.seat().number())
                .setFirst(thrown.first())
                .setSecond(thrown.second())
                .build();
    }

    private static EventProto.Over write(Event.Over over) {
        Seat winner = over.winner();
        return winner == null
                ? EventProto.Over.getDefaultInstance()
                : EventProto.Over.newBuilder().setWinner(winner.number()).build();
    }

    static Event read(EventProto.Started started) {
        List<Seat> players = Numbers.seats(started.getPlayersList(), 2, Seat.COUNT);
        return new Event.Started(players, started.hasStarter() ? Seat.of(started.getStarter()) : null);
    }

    static Event read(EventProto.StartRolled rolled) {
        List<StartThrow> thrown =
                rolled.getThrowsList().stream().map(GameEventCodec::read).toList();
        Numbers.seats(
                rolled.getThrowsList().stream()
                        .map(EventProto.StartThrow::getSeat)
                        .toList(),
                2,
                Seat.COUNT);
        return new Event.StartRolled(thrown, HandCodec.secrets(rolled.getShownList()));
    }

    private static StartThrow read(EventProto.StartThrow thrown) {
        return new StartThrow(Seat.of(thrown.getSeat()), thrown.getFirst(), thrown.getSecond());
    }

    static Event read(EventProto.Rolled rolled) {
        return new Event.Rolled(
                Seat.of(rolled.getSeat()),
                Numbers.roll(rolled.getDiceList()),
                rolled.getBust(),
                BY.read(rolled.getBy()),
                HandCodec.secrets(rolled.getShownList()));
    }

    static Event read(EventProto.Throwing thrown) {
        return new Event.Throwing(
                HandCodec.number(thrown.getNumber()),
                thrown.hasSeat() ? Seat.of(thrown.getSeat()) : null,
                BY.read(thrown.getBy()),
                HandCodec.hands(thrown.getHandsList(), Seat.COUNT + 1),
                HandCodec.secret(thrown.getOwn()));
    }

    static Event read(EventProto.Withheld withheld) {
        return new Event.Withheld(
                HandCodec.number(withheld.getNumber()), HandCodec.hands(withheld.getHandsList(), Seat.COUNT));
    }

    static Event read(EventProto.Chosen chosen) {
        return new Event.Chosen(
                Seat.of(chosen.getSeat()),
                Numbers.columns(chosen.getColumnsList(), 1, MOST_CHOSEN),
                BY.read(chosen.getBy()));
    }

    static Event read(EventProto.TakenBack takenBack) {
        return new Event.TakenBack(Seat.of(takenBack.getSeat()));
    }

    static Event read(EventProto.Stopped stopped) {
        return new Event.Stopped(
                Seat.of(stopped.getSeat()),
                Numbers.columns(stopped.getWonList(), 0, MOST_WON),
                stopped.getGame(),
                BY.read(stopped.getBy()));
    }

    static Event read(EventProto.PassedOver passed) {
        return new Event.PassedOver(
                Seat.of(passed.getSeat()),
                passed.getKept(),
                Numbers.columns(passed.getWonList(), 0, MOST_WON),
                passed.getGame());
    }

    static Event read(EventProto.Over over) {
        return new Event.Over(over.hasWinner() ? Seat.of(over.getWinner()) : null);
    }
}

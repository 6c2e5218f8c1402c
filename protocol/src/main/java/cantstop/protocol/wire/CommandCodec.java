package cantstop.protocol.wire;

import cantstop.engine.BotLevel;
import cantstop.engine.Command;
import cantstop.engine.Occupant;
import cantstop.engine.Seat;
import cantstop.engine.TurnMove;
import cantstop.protocol.v1.CommandProto;

/// The commands to a table. A command of the host's own is well-formed too; the host refuses it.
final class CommandCodec {
    private CommandCodec() {}

    static CommandProto.Command write(Command command) {
        CommandProto.Command.Builder wire = CommandProto.Command.newBuilder();
        switch (command) {
            case Command.Turn turn -> wire.setTurn(write(turn));
            case Command.SitDown sitDown -> wire.setSitDown(write(sitDown));
            case Command.ChangeBadge change ->
                wire.setChangeBadge(CommandProto.ChangeBadge.newBuilder().setWish(TableCodec.write(change.wish())));
            case Command.SeatBot seatBot ->
                wire.setSeatBot(CommandProto.SeatBot.newBuilder()
                        .setSeat(seatBot.seat().number())
                        .setBot(seatBot.bot().id())
                        .setWish(TableCodec.write(seatBot.wish())));
            case Command.Leave leave ->
                wire.setLeave(CommandProto.Leave.newBuilder().setConceding(leave.conceding()));
            case Command.Remove remove -> wire.setRemove(write(remove));
            case Command.GiveSeat give -> wire.setGiveSeat(write(give));
            case Command.NameOwner name -> wire.setNameOwner(write(name));
            case Command.ChangeSettings change ->
                wire.setChangeSettings(
                        CommandProto.ChangeSettings.newBuilder().setSettings(TableCodec.write(change.settings())));
            case Command.Lock lock ->
                wire.setLock(CommandProto.Lock.newBuilder().setLocked(lock.locked()));
            case Command.Start _ -> wire.setStart(CommandProto.Start.getDefaultInstance());
            case Command.EndGame _ -> wire.setEndGame(CommandProto.EndGame.getDefaultInstance());
            case Command.LetBotPlay let -> wire.setLetBotPlay(write(let));
            case Command.ComeBack back ->
                wire.setComeBack(
                        CommandProto.ComeBack.newBuilder().setSeat(back.seat().number()));
            case Command.PassOver pass ->
                wire.setPassOver(CommandProto.PassOver.newBuilder().setSeen(pass.seen()));
            case Command.TimeUp timeUp ->
                wire.setTimeUp(CommandProto.TimeUp.newBuilder().setSeen(timeUp.seen()));
            case Command.ThrowForStart _ -> wire.setThrowForStart(CommandProto.ThrowForStart.getDefaultInstance());
            case Command.OpenHand open -> wire.setOpenHand(HandCodec.write(open.hand()));
            case Command.OfThrow _ -> throw new IllegalArgumentException("a step of a throw is never sent");
            case Command.BeginEpoch begin ->
                wire.setBeginEpoch(CommandProto.BeginEpoch.newBuilder()
                        .setEpoch(begin.epoch().number())
                        .setHostKey(Ids.key(begin.hostKey())));
        }
        return wire.build();
    }

    private static CommandProto.Turn write(Command.Turn turn) {
        CommandProto.Turn.Builder wire = CommandProto.Turn.newBuilder().setSeen(turn.seen());
        switch (turn.move()) {
            case TurnMove.RollDice _ -> wire.setRollDice(CommandProto.RollDice.getDefaultInstance());
            case TurnMove.Choose choose ->
                wire.setChoose(CommandProto.Choose.newBuilder().addAllColumns(Numbers.ofColumns(choose.columns())));
            case TurnMove.TakeBack _ -> wire.setTakeBack(CommandProto.TakeBack.getDefaultInstance());
            case TurnMove.Stop _ -> wire.setStop(CommandProto.Stop.getDefaultInstance());
        }
        return wire.build();
    }

    private static CommandProto.SitDown write(Command.SitDown sitDown) {
        CommandProto.SitDown.Builder wire = CommandProto.SitDown.newBuilder().setWish(TableCodec.write(sitDown.wish()));
        Seat seat = sitDown.seat();
        return seat == null ? wire.build() : wire.setSeat(seat.number()).build();
    }

    private static CommandProto.Remove write(Command.Remove remove) {
        CommandProto.Remove.Builder wire =
                CommandProto.Remove.newBuilder().setSeat(remove.seat().number());
        Occupant whom = remove.whom();
        return whom == null
                ? wire.build()
                : wire.setWhom(TableCodec.write(whom)).build();
    }

    private static CommandProto.GiveSeat write(Command.GiveSeat give) {
        CommandProto.GiveSeat.Builder wire = CommandProto.GiveSeat.newBuilder()
                .setSeat(give.seat().number())
                .setTo(Ids.person(give.to()))
                .setWish(TableCodec.write(give.wish()));
        Occupant whom = give.whom();
        return whom == null
                ? wire.build()
                : wire.setWhom(TableCodec.write(whom)).build();
    }

    private static CommandProto.NameOwner write(Command.NameOwner name) {
        CommandProto.NameOwner.Builder wire =
                CommandProto.NameOwner.newBuilder().setSeat(name.seat().number());
        Occupant whom = name.whom();
        return whom == null
                ? wire.build()
                : wire.setWhom(TableCodec.write(whom)).build();
    }

    private static CommandProto.LetBotPlay write(Command.LetBotPlay let) {
        CommandProto.LetBotPlay.Builder wire = CommandProto.LetBotPlay.newBuilder()
                .setSeat(let.seat().number())
                .setBot(let.bot().id());
        Occupant whom = let.whom();
        return whom == null
                ? wire.build()
                : wire.setWhom(TableCodec.write(whom)).build();
    }

    static Command read(CommandProto.Command command) {
        return switch (command.getWishCase()) {
            case TURN -> read(command.getTurn());
            case SIT_DOWN -> read(command.getSitDown());
            case CHANGE_BADGE ->
                new Command.ChangeBadge(
                        TableCodec.readWish(command.getChangeBadge().getWish()));
            case LEAVE -> new Command.Leave(command.getLeave().getConceding());
            case COME_BACK -> new Command.ComeBack(Seat.of(command.getComeBack().getSeat()));
            case LET_BOT_PLAY -> read(command.getLetBotPlay());
            case GIVE_SEAT -> read(command.getGiveSeat());
            case END_GAME -> new Command.EndGame();
            case START -> new Command.Start();
            case SEAT_BOT -> read(command.getSeatBot());
            case REMOVE -> read(command.getRemove());
            case NAME_OWNER -> read(command.getNameOwner());
            case CHANGE_SETTINGS ->
                new Command.ChangeSettings(
                        TableCodec.read(command.getChangeSettings().getSettings()));
            case LOCK -> new Command.Lock(command.getLock().getLocked());
            case PASS_OVER ->
                new Command.PassOver(Numbers.sequence(command.getPassOver().getSeen()));
            case TIME_UP ->
                new Command.TimeUp(Numbers.sequence(command.getTimeUp().getSeen()));
            case THROW_FOR_START -> new Command.ThrowForStart();
            case BEGIN_EPOCH -> read(command.getBeginEpoch());
            case OPEN_HAND -> new Command.OpenHand(HandCodec.read(command.getOpenHand()));
            case WISH_NOT_SET -> throw Wire.unknown("command");
        };
    }

    private static Command read(CommandProto.Turn turn) {
        return new Command.Turn(Numbers.sequence(turn.getSeen()), move(turn));
    }

    private static TurnMove move(CommandProto.Turn turn) {
        return switch (turn.getMoveCase()) {
            case ROLL_DICE -> new TurnMove.RollDice();
            case CHOOSE ->
                new TurnMove.Choose(Numbers.columns(turn.getChoose().getColumnsList(), 1, Numbers.MOST_CHOSEN));
            case TAKE_BACK -> new TurnMove.TakeBack();
            case STOP -> new TurnMove.Stop();
            case MOVE_NOT_SET -> throw Wire.unknown("move");
        };
    }

    private static Command read(CommandProto.SitDown sitDown) {
        return new Command.SitDown(
                sitDown.hasSeat() ? Seat.of(sitDown.getSeat()) : null, TableCodec.readWish(sitDown.getWish()));
    }

    private static Command read(CommandProto.LetBotPlay let) {
        return new Command.LetBotPlay(
                Seat.of(let.getSeat()),
                let.hasWhom() ? TableCodec.read(let.getWhom()) : null,
                new BotLevel(let.getBot()));
    }

    private static Command read(CommandProto.GiveSeat give) {
        return new Command.GiveSeat(
                Seat.of(give.getSeat()),
                give.hasWhom() ? TableCodec.read(give.getWhom()) : null,
                Ids.person(give.getTo()),
                TableCodec.readWish(give.getWish()));
    }

    private static Command read(CommandProto.Remove remove) {
        return new Command.Remove(
                Seat.of(remove.getSeat()), remove.hasWhom() ? TableCodec.read(remove.getWhom()) : null);
    }

    private static Command read(CommandProto.NameOwner name) {
        return new Command.NameOwner(Seat.of(name.getSeat()), name.hasWhom() ? TableCodec.read(name.getWhom()) : null);
    }

    private static Command read(CommandProto.SeatBot seatBot) {
        return new Command.SeatBot(
                Seat.of(seatBot.getSeat()), new BotLevel(seatBot.getBot()), TableCodec.readWish(seatBot.getWish()));
    }

    private static Command read(CommandProto.BeginEpoch begin) {
        return new Command.BeginEpoch(Numbers.epoch(begin.getEpoch()), Ids.key(begin.getHostKey()));
    }
}

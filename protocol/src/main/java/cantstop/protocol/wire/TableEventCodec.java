package cantstop.protocol.wire;

import cantstop.engine.BotLevel;
import cantstop.engine.Event;
import cantstop.engine.LeaveReason;
import cantstop.engine.Seat;
import cantstop.engine.TableName;
import cantstop.protocol.v1.EventProto;

/// The events of the people and the table.
final class TableEventCodec {
    private static final EnumCodec<LeaveReason, EventProto.Leaving> LEAVING =
            EnumCodec.of(LeaveReason.class, EventProto.Leaving.class, "LEAVING_");

    private TableEventCodec() {}

    static void write(EventProto.Event.Builder wire, Event.OfTable event) {
        switch (event) {
            case Event.Opened opened ->
                wire.setOpened(EventProto.Opened.newBuilder()
                        .setTable(Ids.table(opened.table()))
                        .setName(opened.name().text())
                        .setSettings(TableCodec.write(opened.settings())));
            case Event.EpochBegan began -> wire.setEpochBegan(VoteCodec.write(began));
            case Event.HostResumed resumed ->
                wire.setHostResumed(EventProto.HostResumed.newBuilder().setInstance(Ids.instance(resumed.instance())));
            case Event.OwnerChanged changed ->
                wire.setOwnerChanged(EventProto.OwnerChanged.newBuilder().setOwner(Ids.person(changed.owner())));
            case Event.Sat sat ->
                wire.setSat(EventProto.Sat.newBuilder()
                        .setSeat(sat.seat().number())
                        .setOccupant(TableCodec.write(sat.occupant()))
                        .setBadge(TableCodec.write(sat.badge())));
            case Event.BadgeChanged changed ->
                wire.setBadgeChanged(EventProto.BadgeChanged.newBuilder()
                        .setSeat(changed.seat().number())
                        .setBadge(TableCodec.write(changed.badge())));
            case Event.Left left ->
                wire.setLeft(EventProto.Left.newBuilder()
                        .setSeat(left.seat().number())
                        .setHow(LEAVING.write(left.how())));
            case Event.SeatGiven given ->
                wire.setSeatGiven(EventProto.SeatGiven.newBuilder()
                        .setSeat(given.seat().number())
                        .setOccupant(TableCodec.write(given.occupant()))
                        .setBadge(TableCodec.write(given.badge())));
            case Event.BotTookOver took ->
                wire.setBotTookOver(EventProto.BotTookOver.newBuilder()
                        .setSeat(took.seat().number())
                        .setBot(took.bot().id()));
            case Event.PersonBack back ->
                wire.setPersonBack(
                        EventProto.PersonBack.newBuilder().setSeat(back.seat().number()));
            case Event.SettingsChanged changed ->
                wire.setSettingsChanged(
                        EventProto.SettingsChanged.newBuilder().setSettings(TableCodec.write(changed.settings())));
            case Event.HandOpened opened -> wire.setHandOpened(HandCodec.write(opened.hand()));
            case Event.LockChanged changed ->
                wire.setLockChanged(EventProto.LockChanged.newBuilder().setLocked(changed.locked()));
        }
    }

    static Event read(EventProto.Opened opened) {
        return new Event.Opened(
                Ids.table(opened.getTable()), new TableName(opened.getName()), TableCodec.read(opened.getSettings()));
    }

    static Event read(EventProto.HostResumed resumed) {
        return new Event.HostResumed(Ids.instance(resumed.getInstance()));
    }

    static Event read(EventProto.OwnerChanged changed) {
        return new Event.OwnerChanged(Ids.person(changed.getOwner()));
    }

    static Event read(EventProto.Sat sat) {
        return new Event.Sat(
                Seat.of(sat.getSeat()), TableCodec.read(sat.getOccupant()), TableCodec.read(sat.getBadge()));
    }

    static Event read(EventProto.BadgeChanged changed) {
        return new Event.BadgeChanged(Seat.of(changed.getSeat()), TableCodec.read(changed.getBadge()));
    }

    static Event read(EventProto.Left left) {
        return new Event.Left(Seat.of(left.getSeat()), LEAVING.read(left.getHow()));
    }

    static Event read(EventProto.SeatGiven given) {
        return new Event.SeatGiven(
                Seat.of(given.getSeat()), TableCodec.read(given.getOccupant()), TableCodec.read(given.getBadge()));
    }

    static Event read(EventProto.BotTookOver took) {
        return new Event.BotTookOver(Seat.of(took.getSeat()), new BotLevel(took.getBot()));
    }

    static Event read(EventProto.PersonBack back) {
        return new Event.PersonBack(Seat.of(back.getSeat()));
    }

    static Event read(EventProto.SettingsChanged changed) {
        return new Event.SettingsChanged(TableCodec.read(changed.getSettings()));
    }

    static Event read(EventProto.LockChanged changed) {
        return new Event.LockChanged(changed.getLocked());
    }
}

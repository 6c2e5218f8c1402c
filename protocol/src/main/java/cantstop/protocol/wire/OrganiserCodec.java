package cantstop.protocol.wire;

import cantstop.engine.identity.TableId;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.v1.SessionProto;

/// The messages of a big party's organiser.
final class OrganiserCodec {
    private OrganiserCodec() {}

    static SessionProto.Organise write(ClientMessage.Organise organise) {
        SessionProto.Organise.Builder wire =
                SessionProto.Organise.newBuilder().setRequest(organise.request().number());
        switch (organise.order()) {
            case OrganiserCommand.ShowCode(OrganiserCode code) -> wire.setCode(code.text());
            case OrganiserCommand.CloseTable(TableId table) -> wire.setCloseTable(Ids.table(table));
            case OrganiserCommand.Announce(ChatText text) -> wire.setAnnounce(text.text());
            case OrganiserCommand.Shuffle _ -> wire.setShuffle(SessionProto.Shuffle.getDefaultInstance());
        }
        return wire.build();
    }

    static ClientMessage.Organise read(SessionProto.Organise organise) {
        OrganiserCommand order = switch (organise.getOrderCase()) {
            case CODE -> new OrganiserCommand.ShowCode(new OrganiserCode(organise.getCode()));
            case CLOSE_TABLE -> new OrganiserCommand.CloseTable(Ids.table(organise.getCloseTable()));
            case ANNOUNCE -> new OrganiserCommand.Announce(new ChatText(organise.getAnnounce()));
            case SHUFFLE -> new OrganiserCommand.Shuffle();
            case ORDER_NOT_SET -> throw Wire.unknown("order");
        };
        return new ClientMessage.Organise(Numbers.request(organise.getRequest()), order);
    }

    static SessionProto.WaitForSeat write(ClientMessage.WaitForSeat wait) {
        return SessionProto.WaitForSeat.newBuilder()
                .setProfile(wait.profile())
                .setWish(TableCodec.write(wait.wish()))
                .build();
    }

    static ClientMessage.WaitForSeat read(SessionProto.WaitForSeat wait) {
        return new ClientMessage.WaitForSeat(Numbers.profile(wait.getProfile()), TableCodec.readWish(wait.getWish()));
    }

    static SessionProto.Organised write(HostMessage.Organised organised) {
        return SessionProto.Organised.newBuilder()
                .setByYou(organised.byYou())
                .setWaiting(organised.waiting())
                .build();
    }

    static HostMessage.Organised read(SessionProto.Organised organised) {
        return new HostMessage.Organised(
                organised.getByYou(), Numbers.within(organised.getWaiting(), 0, Integer.MAX_VALUE, "those who wait"));
    }
}

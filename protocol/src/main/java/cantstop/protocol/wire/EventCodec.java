package cantstop.protocol.wire;

import cantstop.engine.Event;
import cantstop.protocol.v1.EventProto;

/// Encodes and decodes events. This program encodes the same event to the same bytes. But the bytes that are stored,
/// relayed and hashed are those of the *first* host, whatever program it was: a received event is never encoded again.
public final class EventCodec {
    private EventCodec() {}

    /// The bytes of an event that just happened.
    public static byte[] encode(Event event) {
        EventProto.Event.Builder wire = EventProto.Event.newBuilder();
        switch (event) {
            case Event.OfGame inGame -> GameEventCodec.write(wire, inGame);
            case Event.OfTable ofTable -> TableEventCodec.write(wire, ofTable);
        }
        return wire.build().toByteArray();
    }

    /// Decodes an event. Whether it is legal is for the engine's audit.
    ///
    /// @throws BreachException where the bytes are no event
    public static Event decode(byte[] bytes) throws BreachException {
        return Wire.read(EventProto.Event.parser(), bytes, EventCodec::read);
    }

    private static Event read(EventProto.Event event) {
        return switch (event.getHappenedCase()) {
            case ROLLED -> GameEventCodec.read(event.getRolled());
            case CHOSEN -> GameEventCodec.read(event.getChosen());
            case STOPPED -> GameEventCodec.read(event.getStopped());
            case TAKEN_BACK -> GameEventCodec.read(event.getTakenBack());
            case PASSED_OVER -> GameEventCodec.read(event.getPassedOver());
            case STARTED -> GameEventCodec.read(event.getStarted());
            case START_ROLLED -> GameEventCodec.read(event.getStartRolled());
            case OVER -> GameEventCodec.read(event.getOver());
            case OPENED -> TableEventCodec.read(event.getOpened());
            case EPOCH_BEGAN -> VoteCodec.read(event.getEpochBegan());
            case OWNER_CHANGED -> TableEventCodec.read(event.getOwnerChanged());
            case SAT -> TableEventCodec.read(event.getSat());
            case BADGE_CHANGED -> TableEventCodec.read(event.getBadgeChanged());
            case LEFT -> TableEventCodec.read(event.getLeft());
            case SEAT_GIVEN -> TableEventCodec.read(event.getSeatGiven());
            case BOT_TOOK_OVER -> TableEventCodec.read(event.getBotTookOver());
            case PERSON_BACK -> TableEventCodec.read(event.getPersonBack());
            case SETTINGS_CHANGED -> TableEventCodec.read(event.getSettingsChanged());
            case LOCK_CHANGED -> TableEventCodec.read(event.getLockChanged());
            case THROWING -> GameEventCodec.read(event.getThrowing());
            case WITHHELD -> GameEventCodec.read(event.getWithheld());
            case HAND_OPENED -> new Event.HandOpened(HandCodec.read(event.getHandOpened()));
            case HOST_RESUMED -> TableEventCodec.read(event.getHostResumed());
            case HAPPENED_NOT_SET -> throw Wire.unknown("event");
        };
    }
}

package cantstop.protocol.wire;

import cantstop.engine.Event;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.v1.EventProto;
import cantstop.protocol.v1.SessionProto;
import com.google.protobuf.Message;
import java.util.List;

/// The three kinds of bytes that there are, with their samples.
enum Kind {
    EVENT(EventProto.Event.getDefaultInstance()) {
        @Override
        List<Event> samples() {
            return SampleEvents.all();
        }

        @Override
        byte[] encode(Object sample) {
            return EventCodec.encode((Event) sample);
        }

        @Override
        Object decode(byte[] bytes) throws BreachException {
            return EventCodec.decode(bytes);
        }
    },

    GUEST(SessionProto.ClientMessage.getDefaultInstance()) {
        @Override
        List<ClientMessage> samples() {
            return SampleMessages.ofGuests();
        }

        @Override
        byte[] encode(Object sample) {
            return ClientMessageCodec.encode((ClientMessage) sample);
        }

        @Override
        Object decode(byte[] bytes) throws BreachException {
            return ClientMessageCodec.decode(bytes);
        }
    },

    HOST(SessionProto.HostMessage.getDefaultInstance()) {
        @Override
        List<HostMessage> samples() {
            return SampleMessages.ofHosts();
        }

        @Override
        byte[] encode(Object sample) {
            return HostMessageCodec.encode((HostMessage) sample);
        }

        @Override
        Object decode(byte[] bytes) throws BreachException {
            return HostMessageCodec.decode(bytes);
        }
    };

    private final Message message;

    Kind(Message message) {
        this.message = message;
    }

    abstract List<?> samples();

    abstract byte[] encode(Object sample);

    abstract Object decode(byte[] bytes) throws BreachException;

    /// The bytes as protobuf reads them, unjudged.
    Message parse(byte[] bytes) throws Exception {
        return message.getParserForType().parseFrom(bytes);
    }
}

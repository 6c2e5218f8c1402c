package cantstop.protocol.wire;

import cantstop.engine.Event;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostMessage;
import cantstop.protocol.v1.DiscoveryProto;
import cantstop.protocol.v1.EventProto;
import cantstop.protocol.v1.SessionProto;
import com.google.protobuf.Message;
import java.util.List;

/// The four kinds of bytes that there are, with their samples.
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
            return SampleClientMessages.all();
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
            return SampleHostMessages.all();
        }

        @Override
        byte[] encode(Object sample) {
            return HostMessageCodec.encode((HostMessage) sample);
        }

        @Override
        Object decode(byte[] bytes) throws BreachException {
            return HostMessageCodec.decode(bytes);
        }
    },

    DATAGRAM(DiscoveryProto.Datagram.getDefaultInstance()) {
        @Override
        List<Datagram> samples() {
            return SampleDatagrams.all();
        }

        @Override
        byte[] encode(Object sample) {
            return DatagramCodec.encode((Datagram) sample);
        }

        @Override
        Object decode(byte[] bytes) throws BreachException {
            return DatagramCodec.decode(bytes);
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

import org.jspecify.annotations.NullMarked;

/// What host and guests say to each other, and the guest's half of it without any user interface.
///
/// The types that protobuf generates (`cantstop.protocol.v1`) are not exported: sealed records cross the rooms.
@NullMarked
module cantstop.protocol {
    requires static transitive org.jspecify;
    requires transitive cantstop.engine;
    requires com.google.protobuf;
    requires transitive io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.codec.protobuf;
    requires io.netty.common;
    requires transitive io.netty.handler;
    requires transitive io.netty.transport;
    requires org.bouncycastle.pkix;
    requires org.bouncycastle.provider;
    requires org.slf4j;

    exports cantstop.protocol;
    exports cantstop.protocol.client;
    exports cantstop.protocol.net;
}

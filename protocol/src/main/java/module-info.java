import org.jspecify.annotations.NullMarked;

/// The messages between host and guests, and the guest's core without a user interface.
///
/// The types that protobuf generates (`cantstop.protocol.v1`) are not exported to any room: sealed records cross
/// between them.
@NullMarked
module cantstop.protocol {
    requires static transitive org.jspecify;
    requires transitive cantstop.engine;
    requires com.google.protobuf;
    requires transitive io.netty.buffer;
    requires io.netty.codec;
    requires io.netty.common;
    requires transitive io.netty.handler;
    requires transitive io.netty.transport;
    // Netty finds BoringSSL's library in the module of its system.
    requires io.netty.tcnative.classes.openssl;
    requires io.netty.internal.tcnative.openssl.linux.aarch_64;
    requires io.netty.internal.tcnative.openssl.linux.x86_64;
    requires io.netty.internal.tcnative.openssl.osx.aarch_64;
    requires io.netty.internal.tcnative.openssl.osx.x86_64;
    requires io.netty.internal.tcnative.openssl.windows.x86_64;
    requires org.bouncycastle.pkix;
    requires org.bouncycastle.provider;
    requires org.slf4j;

    exports cantstop.protocol;
    exports cantstop.protocol.client;
    exports cantstop.protocol.client.discovery;
    exports cantstop.protocol.client.net;
    exports cantstop.protocol.net;
    exports cantstop.protocol.wire;

    // Its messages read their fields through their descriptors, by reflection.
    exports cantstop.protocol.v1 to
            com.google.protobuf;
}

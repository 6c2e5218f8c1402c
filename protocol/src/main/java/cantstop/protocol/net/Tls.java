package cantstop.protocol.net;

import cantstop.protocol.Identity;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolConfig.Protocol;
import io.netty.handler.ssl.ApplicationProtocolConfig.SelectedListenerFailureBehavior;
import io.netty.handler.ssl.ApplicationProtocolConfig.SelectorFailureBehavior;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import javax.net.ssl.SSLException;

/// The TLS of this protocol: version 1.3 alone, certificates from both ends, ALPN [#PROTOCOL]. Contexts can be
/// shared by all connections of an end.
public final class Tls {
    /// The application protocol that both ends must name.
    public static final String PROTOCOL = "cantstop";

    private static final String VERSION = "TLSv1.3";

    private Tls() {}

    /// What a host's end needs.
    public static SslContext host(Identity identity) {
        return built(SslContextBuilder.forServer(identity.privateKey(), identity.certificate())
                .clientAuth(ClientAuth.REQUIRE));
    }

    /// What a guest's end needs.
    public static SslContext guest(Identity identity) {
        return built(SslContextBuilder.forClient().keyManager(identity.privateKey(), identity.certificate()));
    }

    private static SslContext built(SslContextBuilder builder) {
        try {
            return builder.sslProvider(SslProvider.JDK)
                    .protocols(VERSION)
                    .trustManager(new AnyKey())
                    // Hosts have no names that a certificate could be checked against: their key is looked at.
                    .endpointIdentificationAlgorithm(null)
                    .applicationProtocolConfig(new ApplicationProtocolConfig(
                            Protocol.ALPN,
                            SelectorFailureBehavior.FATAL_ALERT,
                            SelectedListenerFailureBehavior.FATAL_ALERT,
                            PROTOCOL))
                    .build();
        } catch (SSLException e) {
            throw new IllegalStateException("every Java platform has TLS 1.3", e);
        }
    }
}

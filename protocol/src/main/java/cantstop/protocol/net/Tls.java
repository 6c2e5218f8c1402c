package cantstop.protocol.net;

import cantstop.protocol.Identity;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolConfig.Protocol;
import io.netty.handler.ssl.ApplicationProtocolConfig.SelectedListenerFailureBehavior;
import io.netty.handler.ssl.ApplicationProtocolConfig.SelectorFailureBehavior;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.IdentityCipherSuiteFilter;
import io.netty.handler.ssl.JdkSslContext;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import java.security.GeneralSecurityException;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;

/// The TLS of this protocol: version 1.3 alone, certificates from both ends, ALPN [#PROTOCOL]. Contexts can be
/// shared by all connections of an end.
public final class Tls {
    /// The application protocol that both ends must name.
    public static final String PROTOCOL = "cantstop";

    private static final String VERSION = "TLSv1.3";
    private static final String CURVE = "x25519";

    private Tls() {}

    /// The TLS context of a host.
    public static SslContext host(Identity identity) {
        return host(identity, fastest());
    }

    /// The TLS context of a guest.
    public static SslContext guest(Identity identity) {
        return guest(identity, fastest());
    }

    /// BoringSSL needs half of the JDK's CPU time for a handshake. Where there is no library for this system, or it
    /// can't be loaded, the JDK does the same.
    private static SslProvider fastest() {
        return OpenSsl.isAvailable() ? SslProvider.OPENSSL : SslProvider.JDK;
    }

    static SslContext host(Identity identity, SslProvider provider) {
        return provider == SslProvider.JDK
                ? byTheJdk(identity, false)
                : byBoringSsl(SslContextBuilder.forServer(new OwnKey(identity)));
    }

    static SslContext guest(Identity identity, SslProvider provider) {
        return provider == SslProvider.JDK
                ? byTheJdk(identity, true)
                : byBoringSsl(SslContextBuilder.forClient().keyManager(new OwnKey(identity)));
    }

    /// Lets a guest make and send one key for the exchange, on a curve that every host knows. The JDK makes two
    /// by itself.
    static void offerOneKey(SSLEngine guest) {
        SSLParameters parameters = guest.getSSLParameters();
        parameters.setNamedGroups(new String[] {CURVE});
        guest.setSSLParameters(parameters);
    }

    private static SslContext byBoringSsl(SslContextBuilder builder) {
        try {
            return builder.sslProvider(SslProvider.OPENSSL)
                    .trustManager(new AnyKey())
                    .clientAuth(ClientAuth.REQUIRE)
                    .protocols(VERSION)
                    .endpointIdentificationAlgorithm(null)
                    .applicationProtocolConfig(
                            protocol(SelectorFailureBehavior.NO_ADVERTISE, SelectedListenerFailureBehavior.ACCEPT))
                    .build();
        } catch (SSLException e) {
            throw new IllegalStateException("every BoringSSL has TLS 1.3", e);
        }
    }

    /// Around a context of the JDK's own: Netty's builder would load half of Bouncy Castle first, to find out
    /// what kinds of keys it could read, and a host that is killed and started again should be back soon.
    /// Hosts have no names that a certificate could be checked against, and [AnyKey] checks none: their key
    /// is looked at.
    private static SslContext byTheJdk(Identity identity, boolean guest) {
        try {
            SSLContext context = SSLContext.getInstance(VERSION);
            context.init(new KeyManager[] {new OwnKey(identity)}, new TrustManager[] {new AnyKey()}, null);
            return new JdkSslContext(
                    context,
                    guest,
                    null,
                    IdentityCipherSuiteFilter.INSTANCE,
                    protocol(SelectorFailureBehavior.FATAL_ALERT, SelectedListenerFailureBehavior.FATAL_ALERT),
                    ClientAuth.REQUIRE,
                    new String[] {VERSION},
                    false);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has TLS 1.3", e);
        }
    }

    /// Where the other end names another protocol BoringSSL goes on without one, which [Handshake] refuses.
    private static ApplicationProtocolConfig protocol(
            SelectorFailureBehavior otherwise, SelectedListenerFailureBehavior unexpected) {
        return new ApplicationProtocolConfig(Protocol.ALPN, otherwise, unexpected, PROTOCOL);
    }
}

package cantstop.protocol.net;

import cantstop.protocol.Identity;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.Date;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.jspecify.annotations.Nullable;

/// Somebody else's program, on the JDK's own sockets: as wrong as it is told to be.
final class Stranger {
    private static final int PATIENCE = 20_000;

    private final AtomicInteger checked = new AtomicInteger();
    private KeyManager @Nullable [] keys;
    private String[] protocols = {Tls.PROTOCOL};
    private String version = "TLSv1.3";
    private @Nullable SSLContext context;

    Stranger as(Identity identity) throws GeneralSecurityException, IOException {
        return with(identity.privateKey(), identity.certificate());
    }

    /// With a key of its own that this protocol does not know.
    Stranger onCurve(String curve) throws GeneralSecurityException, IOException, OperatorCreationException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec(curve));
        KeyPair pair = generator.generateKeyPair();
        X500Name name = new X500Name("CN=stranger");
        X509CertificateHolder certificate = new JcaX509v3CertificateBuilder(
                        name,
                        BigInteger.ONE,
                        Date.from(Instant.EPOCH),
                        Date.from(Instant.ofEpochMilli(Long.MAX_VALUE / 1_000_000)),
                        name,
                        pair.getPublic())
                .build(new JcaContentSignerBuilder("SHA256withECDSA").build(pair.getPrivate()));
        return with(pair.getPrivate(), new JcaX509CertificateConverter().getCertificate(certificate));
    }

    private Stranger with(PrivateKey key, Certificate certificate) throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        store.setKeyEntry("key", key, new char[0], new Certificate[] {certificate});
        KeyManagerFactory factory = KeyManagerFactory.getInstance("PKIX");
        factory.init(store, new char[0]);
        keys = factory.getKeyManagers();
        return this;
    }

    /// @param named what it offers by ALPN; nothing for no ALPN at all
    Stranger speaking(String... named) {
        protocols = named;
        return this;
    }

    Stranger version(String tls) {
        version = tls;
        return this;
    }

    /// How many handshakes came to the point of looking at a certificate.
    int certificatesChecked() {
        return checked.get();
    }

    SSLSocket to(int port) throws GeneralSecurityException, IOException {
        if (context == null) {
            context = SSLContext.getInstance("TLS");
            context.init(keys, new TrustManager[] {new Counting()}, null);
        }
        SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setProtocols(new String[] {version});
        parameters.setApplicationProtocols(protocols);
        socket.setSSLParameters(parameters);
        return socket;
    }

    /// Whether nothing but an end comes back. A client may see its handshake succeed first.
    static boolean isShutOut(SSLSocket socket) {
        try {
            socket.startHandshake();
            return socket.getInputStream().read() < 0;
        } catch (IOException e) {
            return true;
        }
    }

    private final class Counting extends X509ExtendedTrustManager {
        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket) {
            checked.incrementAndGet();
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {
            checked.incrementAndGet();
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {
            checked.incrementAndGet();
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket) {
            throw new IllegalStateException("nobody connects to a stranger");
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine) {
            throw new IllegalStateException("nobody connects to a stranger");
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {
            throw new IllegalStateException("nobody connects to a stranger");
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}

package cantstop.host.net;

import cantstop.protocol.ClientMessage;
import cantstop.protocol.HostMessage;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.HostMessageCodec;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/// A program that speaks TLS and then whatever bytes a test wants; with a key of its own, or as a stranger without
/// any.
final class RawGuest implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;
    private static final char[] NO_PASSWORD = {};

    private final SSLSocket socket;

    RawGuest(int port, cantstop.protocol.@Nullable Identity identity) throws IOException, GeneralSecurityException {
        SSLContext tls = SSLContext.getInstance("TLSv1.3");
        tls.init(identity == null ? new KeyManager[0] : keys(identity), new TrustManager[] {new Anybody()}, null);
        socket = (SSLSocket) tls.getSocketFactory()
                .createSocket(new Socket(InetAddress.ofLiteral("127.0.0.1"), port), "host", port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {"cantstop"});
        socket.setSSLParameters(parameters);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.startHandshake();
    }

    private static KeyManager[] keys(cantstop.protocol.Identity identity) throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, NO_PASSWORD);
        store.setKeyEntry("key", identity.privateKey(), NO_PASSWORD, new Certificate[] {identity.certificate()});
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(store, NO_PASSWORD);
        return factory.getKeyManagers();
    }

    void sends(byte... bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /// Says something that fits 127 bytes, as everything here does.
    void says(ClientMessage message) throws IOException {
        byte[] frame = ClientMessageCodec.encode(message);
        sends((byte) frame.length);
        sends(frame);
    }

    /// The next message of the host.
    ///
    /// @throws IOException where it has ended the connection
    HostMessage hears() throws IOException, BreachException {
        InputStream in = socket.getInputStream();
        int length = 0;
        for (int shift = 0; ; shift += 7) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException("the host has hung up");
            }
            length |= (next & 0x7f) << shift;
            if (next < 0x80) {
                return HostMessageCodec.decode(in.readNBytes(length));
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    /// Trusts anybody, as guests do that look at the key afterwards.
    private static final class Anybody extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, Socket with) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, Socket with) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine with) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine with) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String authType) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}

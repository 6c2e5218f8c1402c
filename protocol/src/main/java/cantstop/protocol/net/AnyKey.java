package cantstop.protocol.net;

import java.math.BigInteger;
import java.net.Socket;
import java.security.PublicKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/// Accepts any certificate with a key on the curve P-256. TLS itself proves that the other end holds its key. The
/// key's fingerprint decides what it may do; [PeerKey] reads that after the handshake, since a resumed session never
/// comes here.
///
/// An *extended* trust manager, because around a plain one the JDK would check host names.
final class AnyKey extends X509ExtendedTrustManager {
    private static final BigInteger ORDER_OF_P_256 =
            new BigInteger("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16);

    private static void take(X509Certificate @Nullable [] chain) throws CertificateException {
        if (chain == null || chain.length == 0) {
            throw new CertificateException("no certificate");
        }
        take(chain[0].getPublicKey());
    }

    static void take(PublicKey shown) throws CertificateException {
        if (!(shown instanceof ECPublicKey key
                && ORDER_OF_P_256.equals(key.getParams().getOrder()))) {
            throw new CertificateException("a key that is not on the curve P-256");
        }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType, Socket socket)
            throws CertificateException {
        take(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType, Socket socket)
            throws CertificateException {
        take(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
            throws CertificateException {
        take(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType, SSLEngine engine)
            throws CertificateException {
        take(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        take(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        take(chain);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return new X509Certificate[0];
    }
}

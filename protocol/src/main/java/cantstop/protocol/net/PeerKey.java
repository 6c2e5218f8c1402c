package cantstop.protocol.net;

import cantstop.engine.identity.Key;
import cantstop.protocol.Identity;
import java.security.cert.Certificate;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;

/// The identity of the other end of a connection.
public final class PeerKey {
    private PeerKey() {}

    /// The fingerprint of the other end's key, of a new session as of a resumed one.
    ///
    /// @throws SSLPeerUnverifiedException where it showed no certificate
    public static Key of(SSLSession session) throws SSLPeerUnverifiedException {
        Certificate[] chain = session.getPeerCertificates();
        if (chain.length == 0) {
            throw new SSLPeerUnverifiedException("no certificate");
        }
        return Identity.keyOf(chain[0]);
    }
}

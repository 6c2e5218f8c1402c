package cantstop.protocol.net;

import cantstop.protocol.Identity;
import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/// Offers this laptop's one key to every peer that asks for a key of its kind, whichever issuers the peer trusts: the
/// other end accepts any certificate, see [AnyKey].
final class OwnKey extends X509ExtendedKeyManager {
    private static final String ALIAS = "own";

    private final Identity identity;

    OwnKey(Identity identity) {
        this.identity = identity;
    }

    /// The JDK asks for `EC`, BoringSSL for `EC_EC` and suchlike.
    private @Nullable String alias(String keyType) {
        return keyType.startsWith(identity.privateKey().getAlgorithm()) ? ALIAS : null;
    }

    private @Nullable String alias(String[] keyTypes) {
        for (String keyType : keyTypes) {
            if (alias(keyType) != null) {
                return ALIAS;
            }
        }
        return null;
    }

    @Override
    public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
        return alias(keyType) == null ? null : new String[] {ALIAS};
    }

    @Override
    public @Nullable String chooseClientAlias(
            String[] keyTypes, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return alias(keyTypes);
    }

    @Override
    public @Nullable String chooseEngineClientAlias(
            String[] keyTypes, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
        return alias(keyTypes);
    }

    @Override
    public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
        return getClientAliases(keyType, issuers);
    }

    @Override
    public @Nullable String chooseServerAlias(String keyType, Principal @Nullable [] issuers, @Nullable Socket socket) {
        return alias(keyType);
    }

    @Override
    public @Nullable String chooseEngineServerAlias(
            String keyType, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
        return alias(keyType);
    }

    @Override
    public X509Certificate[] getCertificateChain(String alias) {
        return new X509Certificate[] {identity.certificate()};
    }

    @Override
    public PrivateKey getPrivateKey(String alias) {
        return identity.privateKey();
    }
}

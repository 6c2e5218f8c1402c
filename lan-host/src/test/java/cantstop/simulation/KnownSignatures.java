package cantstop.simulation;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Security;
import java.security.Signature;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.security.spec.AlgorithmParameterSpec;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The platform's own ECDSA, which remembers what it has verified, and what it has signed. At a party every laptop and
/// every audit verifies the same few signatures, which would take a third of its time. The answers are the same.
final class KnownSignatures extends Provider {
    private static final long serialVersionUID = 1;
    private static final String ALGORITHM = "SHA256withECDSA";
    private static final Provider PLATFORM = Security.getProvider("SunEC");
    private static final int REMEMBERED = 10_000;
    private static final Map<List<ByteBuffer>, Boolean> KNOWN = new ConcurrentHashMap<>();

    private KnownSignatures() {
        super("KnownSignatures", "1", "ECDSA that remembers what it has verified");
        putService(new Service(this, "Signature", ALGORITHM, Remembering.class.getName(), null, null) {
            @Override
            public Object newInstance(@Nullable Object parameter) {
                return new Remembering();
            }
        });
    }

    /// All programs of this virtual machine use it from here on.
    static void use() {
        Security.insertProviderAt(new KnownSignatures(), 1);
    }

    /// This signature is right, and need not be verified.
    static void signed(byte[] publicKey, byte[] text, byte[] signature) {
        remember(asked(publicKey, text, signature), true);
    }

    private static List<ByteBuffer> asked(byte[] publicKey, byte[] text, byte[] signature) {
        return List.of(ByteBuffer.wrap(publicKey), ByteBuffer.wrap(text), ByteBuffer.wrap(signature.clone()));
    }

    private static void remember(List<ByteBuffer> asked, boolean right) {
        if (KNOWN.size() >= REMEMBERED) {
            KNOWN.clear();
        }
        KNOWN.put(asked, right);
    }

    private static final class Remembering extends SignatureSpi {
        private final Signature platform;
        private final ByteArrayOutputStream text = new ByteArrayOutputStream();
        private byte[] publicKey = {};

        Remembering() {
            try {
                platform = Signature.getInstance(ALGORITHM, PLATFORM);
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        protected void engineInitVerify(PublicKey key) throws InvalidKeyException {
            platform.initVerify(key);
            publicKey = key.getEncoded();
            text.reset();
        }

        @Override
        protected void engineInitSign(PrivateKey key) throws InvalidKeyException {
            platform.initSign(key);
            text.reset();
        }

        @Override
        protected void engineInitSign(PrivateKey key, SecureRandom random) throws InvalidKeyException {
            platform.initSign(key, random);
            text.reset();
        }

        @Override
        protected void engineUpdate(byte added) {
            text.write(added);
        }

        @Override
        protected void engineUpdate(byte[] added, int from, int length) {
            text.write(added, from, length);
        }

        @Override
        protected byte[] engineSign() throws SignatureException {
            platform.update(text.toByteArray());
            text.reset();
            return platform.sign();
        }

        @Override
        protected boolean engineVerify(byte[] signature) throws SignatureException {
            byte[] signed = text.toByteArray();
            text.reset();
            List<ByteBuffer> asked = asked(publicKey, signed, signature);
            Boolean known = KNOWN.get(asked);
            if (known == null) {
                platform.update(signed);
                known = platform.verify(signature);
                remember(asked, known);
            }
            return known;
        }

        @Override
        protected void engineSetParameter(AlgorithmParameterSpec parameters)
                throws java.security.InvalidAlgorithmParameterException {
            platform.setParameter(parameters);
        }

        @Override
        protected @Nullable AlgorithmParameters engineGetParameters() {
            return null;
        }

        @Override
        @Deprecated
        protected void engineSetParameter(String name, Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        @Deprecated
        protected Object engineGetParameter(String name) {
            throw new UnsupportedOperationException();
        }
    }
}

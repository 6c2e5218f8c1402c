package cantstop.protocol.net;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.protocol.Identity;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class AnyKeyTest {
    private final AnyKey anyKey = new AnyKey();

    @Test
    void aKeyOfThisProtocolIsTaken() {
        X509Certificate[] chain = {Identity.fresh().certificate()};

        assertThatCode(() -> anyKey.checkClientTrusted(chain, "ECDHE_ECDSA")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"secp384r1", "secp521r1"})
    void aKeyOnAnotherCurveIsNot(String curve) throws Exception {
        KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
        keys.initialize(new ECGenParameterSpec(curve));

        isRefused(keys.generateKeyPair().getPublic());
    }

    @Test
    void aKeyOfAnotherKindIsNot() throws Exception {
        KeyPairGenerator keys = KeyPairGenerator.getInstance("RSA");
        keys.initialize(2048);

        isRefused(keys.generateKeyPair().getPublic());
    }

    private static void isRefused(PublicKey key) {
        assertThatThrownBy(() -> AnyKey.take(key))
                .isInstanceOf(CertificateException.class)
                .hasMessageContaining("P-256");
    }
}

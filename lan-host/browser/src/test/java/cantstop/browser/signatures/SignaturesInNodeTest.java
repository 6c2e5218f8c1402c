package cantstop.browser.signatures;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.browser.driver.InNode;
import cantstop.browser.key.PageKey;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Signatures;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A browser computes signatures with numbers of its own. They are the same as here, and the JDK believes them.
@Tag("slow")
class SignaturesInNodeTest {
    private static final int COUNT = 16;
    /// The order of the curve, less one.
    private static final String LARGEST = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550";

    private final SplittableRandom chance = new SplittableRandom(1);

    @BeforeEach
    void nodeIsHere() throws Exception {
        Assumptions.assumeTrue(InNode.isInstalled(), "node is not installed: the compiled signatures were not tried");
    }

    @Test
    void whatAPageSignsIsWhatIsSignedHereAndTheJdkBelievesIt() throws Exception {
        List<String> secrets = new ArrayList<>(List.of("0".repeat(63) + "1", "0".repeat(62) + "ff", LARGEST));
        for (int number = 0; number < COUNT; number++) {
            secrets.add(hex(32));
        }

        List<String> there = run("sign", secrets);

        List<String> here = new ArrayList<>();
        for (String secret : secrets) {
            PageKey key = PageKey.read(secret).orElseThrow();
            Bytes signature = key.sign(key.publicKey());
            here.add(key.publicKey() + " " + signature);
            assertThat(Signatures.isSigned(key.publicKey(), key.publicKey(), signature))
                    .isTrue();
        }
        assertThat(there).isEqualTo(here);
    }

    @Test
    void aPageBelievesTheJdksSignaturesAndNoAlteredOnes() throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        List<String> checks = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (int number = 0; number < COUNT; number++) {
            KeyPair pair = generator.generateKeyPair();
            String text = hex(50);
            Signature signing = Signature.getInstance("SHA256withECDSA");
            signing.initSign(pair.getPrivate());
            signing.update(HexFormat.of().parseHex(text));
            String key = HexFormat.of().formatHex(pair.getPublic().getEncoded());
            String signature = HexFormat.of().formatHex(signing.sign());

            Collections.addAll(checks, key, text, signature);
            Collections.addAll(checks, key, altered(text), signature);
            Collections.addAll(checks, key, text, altered(signature));
            Collections.addAll(checks, altered(key), text, signature);
            Collections.addAll(expected, "true", "false", "false", "false");
        }

        assertThat(run("check", checks)).isEqualTo(expected);
    }

    private List<String> run(String what, List<String> with) throws Exception {
        List<String> args = new ArrayList<>(List.of(what));
        args.addAll(with);
        return InNode.run("signatures", args.toArray(String[]::new)).lines().toList();
    }

    private String hex(int bytes) {
        byte[] drawn = new byte[bytes];
        chance.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    /// With its last digit changed.
    private static String altered(String hex) {
        int last = hex.length() - 1;
        return hex.substring(0, last) + (hex.charAt(last) == '0' ? '1' : '0');
    }
}

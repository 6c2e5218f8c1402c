package cantstop.protocol;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.HexFormat;
import org.bouncycastle.util.io.pem.PemObject;
import org.bouncycastle.util.io.pem.PemReader;
import org.bouncycastle.util.io.pem.PemWriter;

/// An [Identity] in a file: the key in PKCS #8 and the certificate, both as PEM. No password guards it, since one
/// that the program knows guards nothing; the file's mode does.
final class IdentityFile {
    private static final String NAME = "identity.pem";
    private static final String KEY = "PRIVATE KEY";
    private static final String CERTIFICATE = "CERTIFICATE";

    /// Two blocks of PEM are under 2 KB; whatever is much longer is something else.
    private static final long LARGEST = 64 * 1024;

    private IdentityFile() {}

    /// The identity in this folder, or a new one that is in it from now on. Two programs that start at once, a host
    /// and a player, get the same.
    static synchronized Identity loadOrMake(Path folder) throws UnusableData {
        Path file = folder.resolve(NAME);
        Path guard = folder.resolve(NAME + ".lock");
        try (FileChannel channel = FileChannel.open(guard, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            if (Files.exists(file)) {
                return load(file);
            }
            Identity identity = Identity.fresh();
            OwnerOnly.write(file, pem(identity).getBytes(StandardCharsets.US_ASCII));
            return identity;
        } catch (IOException e) {
            throw UnusableData.because(e, folder, file);
        }
    }

    /// A new identity in this folder. The old one stays beside it, under a name that nothing reads: with it goes the
    /// right to every seat that it has.
    static synchronized Identity renew(Path folder) throws UnusableData {
        Path file = folder.resolve(NAME);
        try {
            int number = 1;
            while (Files.exists(folder.resolve("identity-" + number + ".pem"))) {
                number++;
            }
            if (Files.exists(file)) {
                Files.move(file, folder.resolve("identity-" + number + ".pem"));
            }
        } catch (IOException e) {
            throw UnusableData.because(e, folder, file);
        }
        return loadOrMake(folder);
    }

    private static Identity load(Path file) throws IOException, UnusableData {
        if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
            throw new UnusableData(UnusableData.Reason.DAMAGED_KEY, file, null);
        }
        OwnerOnly.restrict(file);
        // Latin-1 reads any byte; what is no PEM is found by what reads it.
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        try {
            Identity identity = parse(text);
            if (!isPair(identity)) {
                throw new UnusableData(UnusableData.Reason.DAMAGED_KEY, file, null);
            }
            return identity;
        } catch (GeneralSecurityException | IOException | RuntimeException e) {
            // Readers of PEM and DER throw all sorts of things at bytes that are neither.
            throw new UnusableData(UnusableData.Reason.DAMAGED_KEY, file, e);
        }
    }

    private static Identity parse(String text) throws IOException, GeneralSecurityException {
        try (PemReader reader = new PemReader(new StringReader(text))) {
            byte[] key = next(reader, KEY);
            byte[] certificate = next(reader, CERTIFICATE);
            PrivateKey privateKey = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(key));
            return new Identity(privateKey, (X509Certificate)
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate)));
        }
    }

    private static byte[] next(PemReader reader, String type) throws IOException {
        PemObject block = reader.readPemObject();
        if (block == null || !block.getType().equals(type)) {
            throw new IOException("no " + type + " where one should be");
        }
        return block.getContent();
    }

    /// Whether the certificate is for the key: a flipped bit in either may leave it readable.
    private static boolean isPair(Identity identity) throws GeneralSecurityException {
        byte[] probe = HexFormat.of().parseHex("c0ffee");
        Signature signing = Signature.getInstance("SHA256withECDSA");
        signing.initSign(identity.privateKey());
        signing.update(probe);
        Signature verifying = Signature.getInstance("SHA256withECDSA");
        verifying.initVerify(identity.publicKey());
        verifying.update(probe);
        return verifying.verify(signing.sign());
    }

    static String pem(Identity identity) throws IOException {
        StringWriter text = new StringWriter();
        try (PemWriter writer = new PemWriter(text)) {
            writer.writeObject(new PemObject(KEY, identity.privateKey().getEncoded()));
            writer.writeObject(new PemObject(CERTIFICATE, identity.certificate().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a certificate we just made", e);
        }
        return text.toString();
    }
}

package cantstop.protocol;

import cantstop.engine.identity.Key;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An [Identity] in a file: a checksum, the fingerprint, the key in PKCS #8 and the certificate, these both as PEM. No
/// password guards it, since one that the program knows guards nothing; the file's mode does. Read without a library:
/// the one that makes the certificate is signed, and checking it takes a third of a second of every start. Where the
/// checksum is right, even what Java has for it is left for later: the file is as it was written.
final class IdentityFile {
    private static final String NAME = "identity.pem";
    private static final String KEY = "PRIVATE KEY";
    private static final String CERTIFICATE = "CERTIFICATE";
    private static final String BEGIN = "-----BEGIN %s-----";
    private static final String END = "-----END %s-----";
    private static final Pattern FINGERPRINT = Pattern.compile("\\RFingerprint: ([0-9a-f]{64})\\R");
    private static final int LINE = 64;

    /// The largest file that is read: two blocks of PEM are under 2 KB.
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
        // Latin-1 decodes any byte; malformed PEM is detected by its parser.
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        boolean asWritten = isAsWritten(text);
        Matcher fingerprint = FINGERPRINT.matcher(text);
        if (asWritten && fingerprint.find()) {
            return new Identity(new Key(fingerprint.group(1)), () -> read(text));
        }
        try {
            Identity.Keys keys = parse(text);
            if (!asWritten && !isPair(keys)) {
                throw new UnusableData(UnusableData.Reason.DAMAGED_KEY, file, null);
            }
            return new Identity(keys);
        } catch (GeneralSecurityException | RuntimeException e) {
            // Parsers of PEM and DER throw various exceptions for malformed bytes.
            throw new UnusableData(UnusableData.Reason.DAMAGED_KEY, file, e);
        }
    }

    /// Parses a text that this program wrote.
    private static Identity.Keys read(String text) {
        try {
            return parse(text);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the checksum was right", e);
        }
    }

    private static Identity.Keys parse(String text) throws GeneralSecurityException {
        PrivateKey key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(block(text, KEY)));
        byte[] certificate = block(text, CERTIFICATE);
        return new Identity.Keys(key, (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate)));
    }

    private static byte[] block(String text, String type) throws GeneralSecurityException {
        int begin = text.indexOf(BEGIN.formatted(type));
        int end = text.indexOf(END.formatted(type));
        if (begin < 0 || end < begin) {
            throw new GeneralSecurityException("no " + type + " where one should be");
        }
        return Base64.getMimeDecoder()
                .decode(text.substring(begin + BEGIN.formatted(type).length(), end)
                        .strip());
    }

    private static boolean isAsWritten(String text) {
        int rest = text.indexOf('\n') + 1;
        return text.startsWith(sum(text.substring(rest)));
    }

    /// Whether the certificate is for the key: a flipped bit in either may leave it readable. Trying it takes a
    /// Java that has just begun as long as all else here, so that it is tried only where the checksum is wrong.
    private static boolean isPair(Identity.Keys keys) throws GeneralSecurityException {
        byte[] probe = HexFormat.of().parseHex("c0ffee");
        Signature signing = Signature.getInstance("SHA256withECDSA");
        signing.initSign(keys.privateKey());
        signing.update(probe);
        Signature verifying = Signature.getInstance("SHA256withECDSA");
        verifying.initVerify(keys.certificate());
        verifying.update(probe);
        return verifying.verify(signing.sign());
    }

    static String pem(Identity identity) {
        try {
            String rest = "Fingerprint: " + identity.key() + "\n"
                    + block(KEY, identity.privateKey().getEncoded())
                    + block(CERTIFICATE, identity.certificate().getEncoded());
            return sum(rest) + rest;
        } catch (CertificateEncodingException e) {
            throw new IllegalStateException("a certificate we just made", e);
        }
    }

    /// The first line.
    private static String sum(String rest) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(rest.getBytes(StandardCharsets.ISO_8859_1));
            return "SHA-256 of the rest: " + HexFormat.of().formatHex(sum) + "\n";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static String block(String type, byte[] content) {
        String lines = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(content);
        return BEGIN.formatted(type) + "\n" + lines + "\n" + END.formatted(type) + "\n";
    }
}

package cantstop.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cantstop.engine.identity.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.interfaces.ECPublicKey;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IdentityTest {
    @TempDir
    Path temp;

    @Test
    void aKeyIsMadeOnceAndFoundEverAfter() throws UnusableData {
        Identity first = DataFolder.at(temp).identity();
        Identity again = DataFolder.at(temp).identity();

        assertThat(again.key()).isEqualTo(first.key());
        assertThat(again.certificate()).isEqualTo(first.certificate());
        assertThat(again.privateKey()).isEqualTo(first.privateKey());
    }

    @Test
    void aRenewedKeyIsAnotherOneFromThenOnAndTheOldOneIsKeptAside() throws Exception {
        DataFolder folder = DataFolder.at(temp);
        Identity old = folder.identity();
        String kept = Files.readString(temp.resolve("identity.pem"));

        Identity renewed = folder.renewIdentity();
        Identity again = folder.renewIdentity();

        assertThat(List.of(renewed.key(), again.key())).doesNotHaveDuplicates().doesNotContain(old.key());
        assertThat(folder.identity().key()).isEqualTo(again.key());
        assertThat(temp.resolve("identity-1.pem")).hasContent(kept);
        assertThat(temp.resolve("identity-2.pem")).exists();
    }

    @Test
    void itIsAP256KeyWithACertificateThatItSignedItself() throws Exception {
        Identity identity = Identity.fresh();

        assertThat(((ECPublicKey) identity.certificate().getPublicKey())
                        .getParams()
                        .getOrder()
                        .bitLength())
                .isEqualTo(256);
        identity.certificate().verify(identity.certificate().getPublicKey());
    }

    @Test
    void aFileFromBeforeItNamedTheFingerprintIsReadAsItWas() throws Exception {
        Identity identity = Identity.fresh();
        String blocks = IdentityFile.pem(identity).replaceFirst("(?s).*?(?=-----BEGIN)", "");
        Files.writeString(temp.resolve("identity.pem"), blocks);

        Identity found = DataFolder.at(temp).identity();

        assertThat(found.key()).isEqualTo(identity.key());
        assertThat(found.privateKey()).isEqualTo(identity.privateKey());
    }

    @Test
    void aFingerprintThatSomebodyWroteIntoTheFileMakesNobodyElseOfMe() throws Exception {
        Identity me = Identity.fresh();
        String other = Identity.fresh().key().hex();
        Files.writeString(
                temp.resolve("identity.pem"),
                IdentityFile.pem(me).replace(me.key().hex(), other));

        assertThat(DataFolder.at(temp).identity().key()).isEqualTo(me.key());
    }

    @Test
    void twoKeysHaveTwoFingerprints() {
        assertThat(Identity.fresh().key()).isNotEqualTo(Identity.fresh().key());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void itsFileIsItsOwnersAloneAlsoAfterSomebodyLoosenedIt() throws Exception {
        Path file = temp.resolve("identity.pem");
        DataFolder.at(temp).identity();
        assertThat(mode(file)).isEqualTo("rw-------");

        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        DataFolder.at(temp).identity();

        assertThat(mode(file)).isEqualTo("rw-------");
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void nothingHalfWrittenIsLeftBesideIt() throws Exception {
        DataFolder.at(temp).identity();

        try (Stream<Path> files = Files.list(temp)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("identity.pem", "identity.pem.lock");
        }
    }

    @Test
    void manyWhoAskAtOnceGetTheSame() throws Exception {
        Callable<Key> ask = () -> DataFolder.at(temp).identity().key();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<Key>> answers = threads.invokeAll(List.of(ask, ask, ask, ask));

            assertThat(answers)
                    .extracting(Future::get)
                    .containsOnly(answers.getFirst().get());
        }
    }

    static List<String> damaged() throws Exception {
        String ours = IdentityFile.pem(Identity.fresh());
        String theirs = IdentityFile.pem(Identity.fresh());
        int key = ours.indexOf("PRIVATE KEY-----") + 40;
        int border = ours.indexOf("-----BEGIN CERTIFICATE");
        return List.of(
                "",
                "no PEM at all",
                "\u0000\u00ff\u0080",
                ours.substring(0, border),
                ours.substring(border),
                ours.substring(0, ours.length() - 40),
                ours.substring(0, key) + "AAAA" + ours.substring(key + 4),
                ours.replaceAll("(?s)CERTIFICATE-----.{40}", "CERTIFICATE-----\n"),
                ours.substring(0, border) + theirs.substring(theirs.indexOf("-----BEGIN CERTIFICATE")));
    }

    @ParameterizedTest
    @MethodSource("damaged")
    void aDamagedFileIsNamedAndLeftAsItIs(String text) throws IOException {
        Path file = Files.writeString(temp.resolve("identity.pem"), text);

        assertThatThrownBy(() -> DataFolder.at(temp).identity())
                .isInstanceOfSatisfying(UnusableData.class, e -> {
                    assertThat(e.reason()).isEqualTo(UnusableData.Reason.DAMAGED_KEY);
                    assertThat(e.path()).isEqualTo(file);
                })
                .hasMessageContaining(file.toString())
                .hasMessageContaining("put back a copy");
        assertThat(file).hasContent(text);
    }
}

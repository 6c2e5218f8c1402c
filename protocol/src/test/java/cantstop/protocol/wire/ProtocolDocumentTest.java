package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Audit;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Event;
import cantstop.engine.Log;
import cantstop.engine.LogEntry;
import cantstop.engine.dice.Bytes;
import cantstop.engine.dice.Faces;
import cantstop.engine.dice.HandChain;
import cantstop.engine.dice.HandOpening;
import cantstop.engine.dice.Signatures;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.TableId;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Introduction;
import cantstop.protocol.Limits;
import cantstop.protocol.net.Tls;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Keeps docs/protocol.md true: whoever writes a program after it relies on every digit.
class ProtocolDocumentTest {
    private static final HexFormat HEX = HexFormat.of();

    @Test
    void theExampleIsAPartyThatCouldHaveBeen() {
        assertThat(Audit.firstIllegal(ExampleParty.log().events())).isEmpty();
    }

    @Test
    void everyFrameOfTheExampleIsWhatItIsSaidToBe() throws Exception {
        List<ProtocolDocument.Line> lines = ProtocolDocument.block("frames");
        Files.writeString(Path.of("target", "protocol-frames.txt"), written());
        List<Object> said = new ArrayList<>();
        for (ProtocolDocument.Line line : lines) {
            byte[] message = unframed(HEX.parseHex(line.hex()));
            said.add(line.label().equals(">") ? ClientMessageCodec.decode(message) : HostMessageCodec.decode(message));
        }

        assertThat(said).isEqualTo(ExampleParty.conversation());
        assertThat(lines.stream().map(ProtocolDocument.Line::hex))
                .isEqualTo(ExampleParty.conversation().stream()
                        .map(message -> HEX.formatHex(framed(message)))
                        .toList());
    }

    @Test
    void theFirstEventsAndTheirDigestsAreRight() throws Exception {
        Log log = ExampleParty.log();
        Files.writeString(Path.of("target", "protocol-log.txt"), written(log));
        List<ProtocolDocument.Line> lines = ProtocolDocument.block("log");
        Digest digest = Digest.EMPTY;
        for (int i = 0; i < lines.size(); i += 2) {
            byte[] event = HEX.parseHex(lines.get(i).hex());
            digest = digest.after(event);

            assertThat(lines.get(i).label()).isEqualTo("event");
            assertThat(EventCodec.decode(event)).isEqualTo(log.events().get(i / 2));
            assertThat(lines.get(i + 1)).isEqualTo(new ProtocolDocument.Line("digest", digest.toString()));
        }
        assertThat(lines).hasSize(2 * (int) log.sequence());
    }

    @Test
    void theDatagramsAreWhatTheyAreSaidToBe() throws BreachException {
        List<ProtocolDocument.Line> lines = ProtocolDocument.block("datagrams");

        assertThat(DatagramCodec.decode(HEX.parseHex(lines.getFirst().hex())))
                .isEqualTo(SampleDatagrams.all().get(1));
        assertThat(DatagramCodec.decode(HEX.parseHex(lines.get(1).hex())))
                .isInstanceOfSatisfying(
                        Datagram.Beacon.class,
                        beacon -> assertThat(beacon.seal().orElseThrow().isOf(beacon.host()))
                                .isTrue());
        assertThat(DatagramCodec.decode(HEX.parseHex(lines.getLast().hex())))
                .isEqualTo(new Datagram.Probe(
                        new Key("2".repeat(64)),
                        List.of(new Datagram.Heard(SampleEvents.KEY, false)),
                        Optional.empty()));
    }

    @Test
    void theFingerprintIsThatOfTheKey() throws Exception {
        List<ProtocolDocument.Line> lines = ProtocolDocument.block("key");
        byte[] spki = HEX.parseHex(lines.getFirst().hex());

        assertThat(Signatures.key(Bytes.of(spki))).hasToString(lines.getLast().hex());
    }

    @Test
    void theIntroductionProvesBothKeys() throws Exception {
        List<byte[]> frames = new ArrayList<>();
        for (ProtocolDocument.Line line : ProtocolDocument.block("introduction")) {
            frames.add(unframed(HEX.parseHex(line.hex())));
        }

        Introduction.Opening opening = IntroductionCodec.opening(frames.getFirst());
        Introduction.Challenge challenge = IntroductionCodec.challenge(frames.get(1));
        Introduction.Proof proof = IntroductionCodec.proof(frames.getLast());

        assertThat(opening.nonce().toString()).isEqualTo("44".repeat(Introduction.NONCE));
        assertThat(challenge.nonce().toString()).isEqualTo("55".repeat(Introduction.NONCE));
        assertThat(challenge.answers(opening)).isTrue();
        assertThat(proof.proves(opening, challenge)).isTrue();
        assertThat(List.of(
                        IntroductionCodec.encode(opening),
                        IntroductionCodec.encode(challenge),
                        IntroductionCodec.encode(proof)))
                .usingElementComparator(Arrays::compare)
                .isEqualTo(frames);
    }

    @Test
    void theDiceFollowFromTheSecrets() {
        List<ProtocolDocument.Line> lines = ProtocolDocument.block("dice");
        TableId table = new TableId(lines.getFirst().hex());
        List<Faces.Share> shares = new ArrayList<>();
        List<String> written = new ArrayList<>(List.of(table.hex()));
        for (int at = 1; at + 4 < lines.size(); at += 4) {
            Key key = new Key(lines.get(at).hex());
            byte[] last = HEX.parseHex(lines.get(at + 1).hex());
            HandChain chain = HandChain.make(table, key, 1, HandOpening.FEWEST, new OneSecret(last));
            shares.add(new Faces.Share(key, chain.secret(1)));
            written.addAll(List.of(
                    key.hex(),
                    HEX.formatHex(last),
                    chain.tip().toString(),
                    chain.secret(1).toString()));
        }
        written.add(Faces.of(table, 1, 0, 4, shares).stream()
                .map(face -> "0" + face)
                .collect(Collectors.joining()));

        assertThat(lines.stream().map(ProtocolDocument.Line::hex)).isEqualTo(written);
    }

    /// Randomness that is known.
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares two of them.
    private record OneSecret(byte[] secret) implements RandomGenerator {
        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(secret, 0, bytes, 0, bytes.length);
        }

        @Override
        public long nextLong() {
            throw new IllegalStateException("only bytes are asked for");
        }
    }

    @Test
    void everyLimitIsThereWithItsValue() throws IllegalAccessException {
        Set<String> rows = ProtocolDocument.text()
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.replaceAll("^\\| `([A-Z_]+)` \\| ([^|]*) \\|.*$", "$1=$2"))
                .collect(Collectors.toSet());
        for (Field limit : Limits.class.getDeclaredFields()) {
            if (Modifier.isPublic(limit.getModifiers())) {
                assertThat(rows).contains(limit.getName() + "=" + text(limit.get(null)));
            }
        }
    }

    private static String text(Object value) {
        return value instanceof Duration time
                ? (time.toMillis() / 1000.0 + " s").replace(".0 s", " s")
                : value.toString();
    }

    @Test
    void everyKindOfMessageEventAndCommandIsSpokenOf() {
        String text = ProtocolDocument.text();
        for (Class<?> kinds :
                List.of(Event.class, Command.class, ClientMessage.class, Datagram.class, HostMessage.Notice.class)) {
            assertThat(leaves(kinds)).allSatisfy(kind -> assertThat(text).contains("`" + kind + "`"));
        }
        assertThat(text).contains("`" + Tls.PROTOCOL + "`").contains(Integer.toString(HostAddress.DEFAULT_PORT));
    }

    private static List<String> leaves(Class<?> kind) {
        return kind.isSealed()
                ? Arrays.stream(kind.getPermittedSubclasses())
                        .flatMap(permitted -> leaves(permitted).stream())
                        .toList()
                : List.of(kind.getSimpleName());
    }

    private static byte[] framed(Object message) {
        byte[] bytes = message instanceof ClientMessage guests
                ? ClientMessageCodec.encode(guests)
                : HostMessageCodec.encode((HostMessage) message);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        int length = bytes.length;
        while (length >= 0x80) {
            frame.write(length & 0x7f | 0x80);
            length >>>= 7;
        }
        frame.write(length);
        frame.writeBytes(bytes);
        return frame.toByteArray();
    }

    private static byte[] unframed(byte[] frame) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(frame);
        int length = 0;
        int shift = 0;
        int next;
        do {
            next = in.read();
            length |= (next & 0x7f) << shift;
            shift += 7;
        } while (next >= 0x80);
        byte[] message = in.readAllBytes();
        assertThat(message).hasSize(length);
        return message;
    }

    /// The example as it stands in the document, for copying where it has changed.
    private static String written() {
        return ExampleParty.conversation().stream()
                .map(message -> "# " + message.getClass().getSimpleName() + "\n"
                        + (message instanceof ClientMessage ? "> " : "< ") + wrapped(framed(message)) + "\n")
                .collect(Collectors.joining());
    }

    private static String written(Log log) {
        return log.after(0).stream()
                .map((LogEntry entry) -> "# " + entry.sequence() + " "
                        + entry.event().getClass().getSimpleName() + "\nevent " + wrapped(entry.bytes()) + "\ndigest "
                        + entry.digest() + "\n")
                .collect(Collectors.joining());
    }

    private static String wrapped(byte[] bytes) {
        return Pattern.compile("(.{96})(?=.)").matcher(HEX.formatHex(bytes)).replaceAll("$1\n  ");
    }
}

package cantstop.protocol.fuzz;

import cantstop.engine.dice.Bytes;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.DataFolder;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Identity;
import cantstop.protocol.Introduction;
import cantstop.protocol.Invite;
import cantstop.protocol.MalformedAddress;
import cantstop.protocol.UnusableData;
import cantstop.protocol.Utterance;
import cantstop.protocol.client.LogFile;
import cantstop.protocol.wire.BreachException;
import cantstop.protocol.wire.ClientMessageCodec;
import cantstop.protocol.wire.DatagramCodec;
import cantstop.protocol.wire.ExampleParty;
import cantstop.protocol.wire.HostMessageCodec;
import cantstop.protocol.wire.IntroductionCodec;
import cantstop.protocol.wire.SampleClientMessages;
import cantstop.protocol.wire.SampleDatagrams;
import cantstop.protocol.wire.SampleHostMessages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Everything that reads what others wrote. A decoder may refuse; what it takes it must write down as something that it
/// reads as the same, but for what a later version may say and nobody repeats.
enum Decoders {
    GUEST_FRAME {
        @Override
        void read(byte[] input) {
            try {
                var message = ClientMessageCodec.decode(input);
                if (message instanceof ClientMessage.Speak speak && speak.what() instanceof Utterance.Unknown) {
                    return;
                }
                same(message, ClientMessageCodec.decode(ClientMessageCodec.encode(message)));
            } catch (BreachException _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            return SampleClientMessages.all().stream()
                    .map(ClientMessageCodec::encode)
                    .toList();
        }
    },
    HOST_FRAME {
        @Override
        void read(byte[] input) {
            try {
                var message = HostMessageCodec.decode(input);
                if (spoken(message).anyMatch(line -> line.what() instanceof Utterance.Unknown)) {
                    return;
                }
                same(message, HostMessageCodec.decode(HostMessageCodec.encode(message)));
            } catch (BreachException _) {
                refused();
            }
        }

        private Stream<HostMessage.Spoken> spoken(HostMessage message) {
            return switch (message) {
                case HostMessage.Spoken line -> Stream.of(line);
                case HostMessage.Conversation all -> all.lines().stream();
                default -> Stream.empty();
            };
        }

        @Override
        List<byte[]> seeds() {
            return SampleHostMessages.all().stream()
                    .map(HostMessageCodec::encode)
                    .filter(frame -> frame.length < LONGEST)
                    .toList();
        }
    },
    DATAGRAM {
        @Override
        void read(byte[] input) {
            try {
                var datagram = DatagramCodec.decode(input);
                same(datagram, DatagramCodec.decode(DatagramCodec.encode(datagram)));
            } catch (BreachException _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            return SampleDatagrams.all().stream().map(DatagramCodec::encode).toList();
        }
    },
    LOG_FILE {
        @Override
        void read(byte[] input) {
            try {
                var seen = LogFile.read(input);
                same(
                        seen.log().digest(),
                        LogFile.read(LogFile.write(seen.log().after(0))).log().digest());
            } catch (LogFile.NotALog _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            var log = ExampleParty.log();
            return Stream.of(3L, 20L, log.sequence())
                    .map(end -> LogFile.write(log.after(0).subList(0, (int) Math.min(end, log.sequence()))))
                    .toList();
        }
    },
    INTRODUCTION {
        @Override
        void read(byte[] input) {
            try {
                var opening = IntroductionCodec.opening(input);
                same(opening, IntroductionCodec.opening(IntroductionCodec.encode(opening)));
            } catch (BreachException _) {
                refused();
            }
            try {
                var challenge = IntroductionCodec.challenge(input);
                same(challenge, IntroductionCodec.challenge(IntroductionCodec.encode(challenge)));
            } catch (BreachException _) {
                refused();
            }
            try {
                var proof = IntroductionCodec.proof(input);
                same(proof, IntroductionCodec.proof(IntroductionCodec.encode(proof)));
            } catch (BreachException _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            Bytes key = Bytes.of(new byte[91]);
            Bytes nonce = Bytes.of(new byte[32]);
            Bytes signature = Bytes.of(new byte[72]);
            return Stream.of(
                            new Introduction.Opening(key, nonce),
                            new Introduction.Challenge(key, nonce, signature),
                            new Introduction.Proof(signature))
                    .map(IntroductionCodec::encode)
                    .toList();
        }
    },
    INVITE {
        @Override
        void read(byte[] input) {
            try {
                Invite invite = Invite.parse(new String(input, StandardCharsets.UTF_8));
                same(invite, Invite.parse(invite.toString()));
            } catch (MalformedAddress _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            String key = "#" + "0123456789abcdef".repeat(4);
            return texts(
                    "cantstop://192.168.1.20:21207" + key,
                    "CANTSTOP://laptop.local,[fe80::1%eth0]:21208,10.0.0.7" + key);
        }
    },
    ADDRESS {
        @Override
        void read(byte[] input) {
            try {
                HostAddress address = HostAddress.parse(new String(input, StandardCharsets.UTF_8));
                same(address, HostAddress.parse(address.toString()));
            } catch (MalformedAddress _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            return texts(
                    "laptop", "192.168.1.20:21208", "fe80::1%eth0", "[::ffff:10.0.0.7]:1", "::", "a.b-c.local:65535");
        }
    },
    IDENTITY {
        @Override
        void read(byte[] input) {
            try {
                Files.write(FOLDER.resolve("identity.pem"), input);
                same(64, DataFolder.at(FOLDER).identity().key().hex().length());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (UnusableData _) {
                refused();
            }
        }

        @Override
        List<byte[]> seeds() {
            return List.of(IDENTITY_FILE);
        }
    };

    private static final int LONGEST = 16 * 1024;
    private static final Path FOLDER = folder();
    private static final byte[] IDENTITY_FILE = identityFile();

    /// Reads what somebody wrote, or refuses it.
    abstract void read(byte[] input);

    /// What it reads when nobody means harm.
    abstract List<byte[]> seeds();

    private static List<byte[]> texts(String... all) {
        return Stream.of(all).map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    }

    private static void same(Object read, Object again) {
        if (!read.equals(again)) {
            throw new AssertionError("read as " + read + ", and then as " + again);
        }
    }

    /// What is refused in the way that the decoder promises is no finding.
    private static void refused() {}

    private static Path folder() {
        try {
            Path folder = Files.createTempDirectory("fuzz");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] identityFile() {
        try {
            Identity made = DataFolder.at(FOLDER).identity();
            byte[] file = Files.readAllBytes(FOLDER.resolve("identity.pem"));
            same(made.key(), DataFolder.at(FOLDER).identity().key());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnusableData e) {
            throw new IllegalStateException(e);
        }
    }
}

package cantstop.protocol.wire;

import cantstop.engine.Digest;
import cantstop.engine.HostInstance;
import cantstop.engine.Person;
import cantstop.engine.TableId;
import cantstop.engine.dice.Bytes;
import cantstop.protocol.v1.TableProto;
import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import java.util.HexFormat;

/// What is hex digits in the domain and half as many bytes on the wire: tables, keys, digests.
final class Ids {
    private static final int TABLE_SIZE = 16;
    private static final int KEY_SIZE = 32;

    private Ids() {}

    static ByteString table(TableId id) {
        return bytes(id.hex(), TABLE_SIZE, "table");
    }

    static TableId table(ByteString id) {
        return new TableId(hex(id, TABLE_SIZE, "table"));
    }

    static ByteString instance(HostInstance instance) {
        return bytes(instance.hex(), HostInstance.BYTES, "instance");
    }

    static HostInstance instance(ByteString instance) {
        return new HostInstance(hex(instance, HostInstance.BYTES, "instance"));
    }

    static ByteString key(String fingerprint) {
        return bytes(fingerprint, KEY_SIZE, "key");
    }

    static String key(ByteString fingerprint) {
        return hex(fingerprint, KEY_SIZE, "key");
    }

    static ByteString digest(Digest digest) {
        return UnsafeByteOperations.unsafeWrap(digest.bytes());
    }

    static Digest digest(ByteString digest) {
        return Digest.of(digest.toByteArray());
    }

    static ByteString bytes(Bytes bytes) {
        return UnsafeByteOperations.unsafeWrap(bytes.toArray());
    }

    static TableProto.Person person(Person person) {
        return TableProto.Person.newBuilder()
                .setKey(key(person.key()))
                .setProfile(person.profile())
                .build();
    }

    static Person person(TableProto.Person person) {
        return new Person(key(person.getKey()), person.getProfile());
    }

    private static ByteString bytes(String hex, int size, String what) {
        return UnsafeByteOperations.unsafeWrap(HexFormat.of().parseHex(checked(hex, 2 * size, what)));
    }

    private static String hex(ByteString bytes, int size, String what) {
        if (bytes.size() != size) {
            throw new IllegalArgumentException("a " + what + " has " + size + " bytes, not " + bytes.size());
        }
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    private static String checked(String hex, int length, String what) {
        if (hex.length() != length) {
            throw new IllegalArgumentException("a " + what + " has " + length + " hex digits, not " + hex.length());
        }
        return hex;
    }
}

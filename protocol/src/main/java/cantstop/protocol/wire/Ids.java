package cantstop.protocol.wire;

import cantstop.engine.Digest;
import cantstop.engine.dice.Bytes;
import cantstop.engine.identity.HostInstance;
import cantstop.engine.identity.Key;
import cantstop.engine.identity.Person;
import cantstop.engine.identity.TableId;
import cantstop.protocol.v1.TableProto;
import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;

/// Identities, keys and digests: hex digits in the domain and bytes on the wire.
final class Ids {
    private Ids() {}

    static ByteString table(TableId id) {
        return UnsafeByteOperations.unsafeWrap(id.bytes());
    }

    static TableId table(ByteString id) {
        return TableId.of(sized(id, TableId.BYTES, "table"));
    }

    static ByteString instance(HostInstance instance) {
        return UnsafeByteOperations.unsafeWrap(instance.bytes());
    }

    static HostInstance instance(ByteString instance) {
        return HostInstance.of(sized(instance, HostInstance.BYTES, "instance"));
    }

    static ByteString key(Key key) {
        return UnsafeByteOperations.unsafeWrap(key.bytes());
    }

    static Key key(ByteString fingerprint) {
        return Key.of(sized(fingerprint, Key.BYTES, "key"));
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

    private static byte[] sized(ByteString bytes, int size, String what) {
        if (bytes.size() != size) {
            throw new IllegalArgumentException("a " + what + " has " + size + " bytes, not " + bytes.size());
        }
        return bytes.toByteArray();
    }
}

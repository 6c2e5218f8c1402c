package cantstop.protocol.wire;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.Message;

/// Finds missing fields in a message. Every field must be present, except in a `oneof`, which says itself what may be
/// left out, and lists, which may be empty.
final class Completeness {
    private Completeness() {}

    /// @throws IllegalArgumentException naming the first field that is missing, here or in a message within
    static void check(Message message) {
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            if (field.isRepeated()) {
                checkEach(message, field);
            } else if (field.getContainingOneof() == null) {
                checkOne(message, field);
            }
        }
        // Asked once, not of each of its members: an event has nineteen.
        for (OneofDescriptor oneof : message.getDescriptorForType().getOneofs()) {
            FieldDescriptor set = message.getOneofFieldDescriptor(oneof);
            if (set != null) {
                checkOne(message, set);
            }
        }
    }

    private static void checkEach(Message message, FieldDescriptor field) {
        if (isMessage(field)) {
            for (int i = 0; i < message.getRepeatedFieldCount(field); i++) {
                check((Message) message.getRepeatedField(field, i));
            }
        }
    }

    private static void checkOne(Message message, FieldDescriptor field) {
        if (!message.hasField(field)) {
            throw new IllegalArgumentException("no " + field.getFullName());
        }
        if (isMessage(field)) {
            check((Message) message.getField(field));
        }
    }

    private static boolean isMessage(FieldDescriptor field) {
        return field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
    }
}

package cantstop.protocol.wire;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/// All messages that differ from one in a single field, wherever it stands.
final class Alterations {
    /// @param where the full name of the field
    record Altered(String where, Message message) {}

    private Alterations() {}

    /// @param fields which fields to alter
    /// @param alter changes the field in the builder of the message that holds it
    static List<Altered> of(
            Message message, Predicate<FieldDescriptor> fields, BiConsumer<Message.Builder, FieldDescriptor> alter) {
        List<Altered> all = new ArrayList<>();
        for (Map.Entry<FieldDescriptor, Object> set : message.getAllFields().entrySet()) {
            FieldDescriptor field = set.getKey();
            if (fields.test(field)) {
                Message.Builder builder = message.toBuilder();
                alter.accept(builder, field);
                all.add(new Altered(field.getFullName(), builder.build()));
            }
            if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
                within(message, field, fields, alter, all);
            }
        }
        return all;
    }

    private static void within(
            Message message,
            FieldDescriptor field,
            Predicate<FieldDescriptor> fields,
            BiConsumer<Message.Builder, FieldDescriptor> alter,
            List<Altered> all) {
        if (!field.isRepeated()) {
            for (Altered inner : of((Message) message.getField(field), fields, alter)) {
                all.add(new Altered(
                        inner.where(),
                        message.toBuilder().setField(field, inner.message()).build()));
            }
            return;
        }
        for (int i = 0; i < message.getRepeatedFieldCount(field); i++) {
            for (Altered inner : of((Message) message.getRepeatedField(field, i), fields, alter)) {
                all.add(new Altered(
                        inner.where(),
                        message.toBuilder()
                                .setRepeatedField(field, i, inner.message())
                                .build()));
            }
        }
    }
}

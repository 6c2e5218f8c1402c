package com.google.protobuf;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A message as a row of values, one for each field of its type in their order; a list for a repeated field, null for
/// what is not set. What generated classes add is names. Immutable.
public abstract class LeanMessage implements Message {
    private final Descriptor type;
    private final @Nullable Object[] values;
    private final byte[] unknown;

    protected LeanMessage(Builder<?> builder) {
        type = builder.type;
        values = builder.values.clone();
        unknown = builder.unknown;
    }

    /// Values that are still being set. Not thread-safe.
    public abstract static class Builder<M extends LeanMessage> {
        private static final byte[] NOTHING = {};

        private final Descriptor type;
        private final @Nullable Object[] values;
        private byte[] unknown = NOTHING;

        protected Builder(Descriptor type) {
            this.type = type;
            values = new @Nullable Object[type.getFields().size()];
        }

        public abstract M build();

        Descriptor type() {
            return type;
        }

        /// Sets a field, and unsets the others of its oneof.
        protected final void put(int index, Object value) {
            OneofDescriptor oneof = type.getFields().get(index).getContainingOneof();
            if (oneof != null) {
                for (FieldDescriptor field : type.getFields()) {
                    if (field.getContainingOneof() == oneof) {
                        values[field.index] = null;
                    }
                }
            }
            values[index] = value;
        }

        @SuppressWarnings("unchecked")
        protected final void add(int index, Object value) {
            List<Object> list = (List<Object>) values[index];
            if (list == null) {
                list = new ArrayList<>();
                values[index] = list;
            }
            list.add(value);
        }

        protected final void addAll(int index, Iterable<?> all) {
            for (Object one : all) {
                add(index, one);
            }
        }

        @Nullable
        Object get(int index) {
            return values[index];
        }

        /// Takes over what a message says.
        void merge(LeanMessage from) {
            for (FieldDescriptor field : type.getFields()) {
                Object value = from.values[field.index];
                if (value instanceof List<?> list) {
                    addAll(field.index, list);
                } else if (value != null) {
                    put(field.index, value);
                }
            }
            keep(from.unknown);
        }

        /// Keeps an unknown field.
        void keep(byte[] field) {
            byte[] longer = new byte[unknown.length + field.length];
            System.arraycopy(unknown, 0, longer, 0, unknown.length);
            System.arraycopy(field, 0, longer, unknown.length, field.length);
            unknown = longer;
        }
    }

    protected final @Nullable Object value(int index) {
        return values[index];
    }

    protected final boolean has(int index) {
        return values[index] != null;
    }

    protected final List<?> list(int index) {
        return values[index] instanceof List<?> list ? List.copyOf(list) : List.of();
    }

    // What the library's own method returns.
    @SuppressWarnings("NonApiType")
    protected final ProtocolStringList strings(int index) {
        return new LeanStrings(list(index));
    }

    protected final int number(int index) {
        return values[index] instanceof Integer number ? number : 0;
    }

    protected final long longNumber(int index) {
        return values[index] instanceof Long number ? number : 0;
    }

    protected final boolean truth(int index) {
        return values[index] instanceof Boolean truth && truth;
    }

    protected final String text(int index) {
        return values[index] instanceof String text ? text : "";
    }

    protected final ByteString bytes(int index) {
        return values[index] instanceof ByteString bytes ? bytes : ByteString.EMPTY;
    }

    /// The number of the member of a oneof that is set; 0 if none is.
    protected final int which(int oneof) {
        FieldDescriptor set = getOneofFieldDescriptor(type.getOneofs().get(oneof));
        return set == null ? 0 : set.number;
    }

    @Override
    public final Descriptor getDescriptorForType() {
        return type;
    }

    @Override
    public final boolean hasField(FieldDescriptor field) {
        return has(field.index);
    }

    @Override
    public final Object getField(FieldDescriptor field) {
        Object value = values[field.index];
        if (value == null) {
            throw new IllegalArgumentException(field.getFullName() + " is not set");
        }
        return value;
    }

    @Override
    public final int getRepeatedFieldCount(FieldDescriptor field) {
        return values[field.index] instanceof List<?> list ? list.size() : 0;
    }

    @Override
    public final Object getRepeatedField(FieldDescriptor field, int index) {
        return list(field.index).get(index);
    }

    @Override
    public final @Nullable FieldDescriptor getOneofFieldDescriptor(OneofDescriptor oneof) {
        for (FieldDescriptor field : type.getFields()) {
            if (field.getContainingOneof() == oneof && has(field.index)) {
                return field;
            }
        }
        return null;
    }

    @Override
    public final byte[] toByteArray() {
        return LeanWriter.write(this);
    }

    public final UnknownFieldSet getUnknownFields() {
        return new UnknownFieldSet(unknown);
    }
}

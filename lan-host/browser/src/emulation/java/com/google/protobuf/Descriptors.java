package com.google.protobuf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What messages consist of.
public final class Descriptors {
    private Descriptors() {}

    /// A type of messages.
    public static final class Descriptor {
        private final String name;
        private final Supplier<LeanMessage.Builder<?>> builder;
        private final List<FieldDescriptor> fields = new ArrayList<>();
        private final List<OneofDescriptor> oneofs = new ArrayList<>();
        private @Nullable List<FieldDescriptor> inOrder;

        public Descriptor(String name, Supplier<LeanMessage.Builder<?>> builder) {
            this.name = name;
            this.builder = builder;
        }

        /// Adds the next oneof.
        public Descriptor oneof() {
            oneofs.add(new OneofDescriptor(oneofs.size()));
            return this;
        }

        /// Adds the next field.
        ///
        /// @param oneof its place among the oneofs; -1 for a field outside of them
        public Descriptor field(String label, int number, FieldKind kind, boolean repeated, int oneof) {
            OneofDescriptor containing = oneof < 0 ? null : oneofs.get(oneof);
            fields.add(new FieldDescriptor(fields.size(), name + "." + label, number, kind, repeated, containing));
            return this;
        }

        /// Says what the field that was added last consists of: the constants of its enum.
        public Descriptor constants(IntFunction<?> constants) {
            fields.getLast().constants = constants;
            return this;
        }

        /// Says what the field that was added last consists of: messages of that type.
        public Descriptor messages(Supplier<Descriptor> type) {
            fields.getLast().type = type;
            return this;
        }

        public String getFullName() {
            return name;
        }

        public List<FieldDescriptor> getFields() {
            return fields;
        }

        public List<OneofDescriptor> getOneofs() {
            return oneofs;
        }

        LeanMessage.Builder<?> newBuilder() {
            return builder.get();
        }

        /// The fields in the order in which they are written.
        List<FieldDescriptor> inOrder() {
            List<FieldDescriptor> sorted = inOrder;
            if (sorted == null) {
                sorted = fields.stream()
                        .sorted((one, other) -> Integer.compare(one.number, other.number))
                        .toList();
                inOrder = sorted;
            }
            return sorted;
        }

        @Nullable
        FieldDescriptor numbered(int number) {
            for (FieldDescriptor field : fields) {
                if (field.number == number) {
                    return field;
                }
            }
            return null;
        }
    }

    /// A field of a type.
    public static final class FieldDescriptor {
        final int index;
        final int number;
        final FieldKind kind;
        private final String fullName;
        private final boolean repeated;
        private final @Nullable OneofDescriptor oneof;
        private @Nullable IntFunction<?> constants;
        private @Nullable Supplier<Descriptor> type;

        private FieldDescriptor(
                int index,
                String fullName,
                int number,
                FieldKind kind,
                boolean repeated,
                @Nullable OneofDescriptor oneof) {
            this.index = index;
            this.fullName = fullName;
            this.number = number;
            this.kind = kind;
            this.repeated = repeated;
            this.oneof = oneof;
        }

        /// What the codecs ask about: whether its values are messages.
        public enum JavaType {
            SCALAR,
            MESSAGE
        }

        public JavaType getJavaType() {
            return kind == FieldKind.MESSAGE ? JavaType.MESSAGE : JavaType.SCALAR;
        }

        public String getFullName() {
            return fullName;
        }

        public boolean isRepeated() {
            return repeated;
        }

        public @Nullable OneofDescriptor getContainingOneof() {
            return oneof;
        }

        Object constant(int value) {
            if (constants == null) {
                throw new IllegalStateException("no constants for " + fullName);
            }
            return constants.apply(value);
        }

        Descriptor type() {
            if (type == null) {
                throw new IllegalStateException("no messages in " + fullName);
            }
            return type.get();
        }

        /// Whether several of its values stand behind one tag.
        boolean isPacked() {
            return repeated && kind.isPackable();
        }
    }

    /// Fields of which one at most is set.
    public static final class OneofDescriptor {
        final int index;

        private OneofDescriptor(int index) {
            this.index = index;
        }
    }
}

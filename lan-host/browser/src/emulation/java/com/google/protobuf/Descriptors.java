package com.google.protobuf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What messages consist of.
public final class Descriptors {
    private Descriptors() {}

    /// A type of messages.
    public static final class Descriptor {
        private static final int PARTS = 5;
        private static final FieldKind[] KINDS = FieldKind.values();

        private final TypeTable types;
        private final String name;
        private final int own;
        private final List<FieldDescriptor> fields = new ArrayList<>();
        private final List<OneofDescriptor> oneofs = new ArrayList<>();
        private @Nullable List<FieldDescriptor> inOrder;

        /// @param own its number among the types
        /// @param parts how many oneofs; then for each field its number, its kind, whether it is repeated, its
        ///     oneof (from 1), and the number of its type
        public Descriptor(TypeTable types, String name, int own, String parts) {
            this.types = types;
            this.name = name;
            this.own = own;
            List<Integer> numbers = numbers(parts);
            for (int count = numbers.getFirst(); count > 0; count--) {
                oneofs.add(new OneofDescriptor());
            }
            for (int at = 1; at < numbers.size(); at += PARTS) {
                int oneof = numbers.get(at + 3);
                fields.add(new FieldDescriptor(
                        this,
                        fields.size(),
                        numbers.get(at),
                        KINDS[numbers.get(at + 1)],
                        numbers.get(at + 2) != 0,
                        oneof == 0 ? null : oneofs.get(oneof - 1),
                        numbers.get(at + 4)));
            }
        }

        private static List<Integer> numbers(String parts) {
            List<Integer> numbers = new ArrayList<>();
            int number = 0;
            for (int at = 0; at < parts.length(); at++) {
                char digit = parts.charAt(at);
                if (digit == ' ') {
                    numbers.add(number);
                    number = 0;
                } else {
                    number = 10 * number + digit - '0';
                }
            }
            numbers.add(number);
            return numbers;
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
            return types.builder(own);
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
        private final Descriptor owner;
        private final boolean repeated;
        private final @Nullable OneofDescriptor oneof;
        private final int refers;

        private FieldDescriptor(
                Descriptor owner,
                int index,
                int number,
                FieldKind kind,
                boolean repeated,
                @Nullable OneofDescriptor oneof,
                int refers) {
            this.owner = owner;
            this.index = index;
            this.number = number;
            this.kind = kind;
            this.repeated = repeated;
            this.oneof = oneof;
            this.refers = refers;
        }

        /// What the codecs ask about: whether its values are messages.
        public enum JavaType {
            SCALAR,
            MESSAGE
        }

        public JavaType getJavaType() {
            return kind == FieldKind.MESSAGE ? JavaType.MESSAGE : JavaType.SCALAR;
        }

        /// Names take room, and only logs tell them: the message's, and the field's number.
        public String getFullName() {
            return owner.name + "." + number;
        }

        public boolean isRepeated() {
            return repeated;
        }

        public @Nullable OneofDescriptor getContainingOneof() {
            return oneof;
        }

        Object constant(int value) {
            return owner.types.constant(refers, value);
        }

        Descriptor type() {
            return owner.types.type(refers);
        }

        /// Whether several of its values stand behind one tag.
        boolean isPacked() {
            return repeated && kind.isPackable();
        }
    }

    /// Fields of which one at most is set.
    public static final class OneofDescriptor {
        private OneofDescriptor() {}
    }
}

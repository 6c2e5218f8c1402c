package com.google.protobuf;

import com.google.protobuf.Descriptors.FieldDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Fills a message from bytes. Of a field that comes twice the last value counts, and messages grow together.
final class LeanReader {
    private static final int DEEPEST = 100;
    private static final int GROUP = 3;
    private static final int GROUP_END = 4;

    private final byte[] bytes;
    private final int end;
    private final int depth;
    private int at;

    private LeanReader(byte[] bytes, int from, int end, int depth) {
        this.bytes = bytes;
        at = from;
        this.end = end;
        this.depth = depth;
    }

    static void fill(LeanMessage.Builder<?> builder, byte[] bytes) throws InvalidProtocolBufferException {
        new LeanReader(bytes, 0, bytes.length, 0).fill(builder);
    }

    private void fill(LeanMessage.Builder<?> builder) throws InvalidProtocolBufferException {
        if (depth > DEEPEST) {
            throw new InvalidProtocolBufferException("messages within messages, too deep");
        }
        while (at < end) {
            int begin = at;
            int tag = tag();
            FieldDescriptor field = builder.type().numbered(tag >>> 3);
            int wire = tag & 7;
            if (field != null && wire == field.kind.wire) {
                one(builder, field);
            } else if (field != null && wire == 2 && field.isPacked()) {
                packed(builder, field);
            } else {
                skip(tag, 0);
                builder.keep(Arrays.copyOfRange(bytes, begin, at));
            }
        }
    }

    private void packed(LeanMessage.Builder<?> builder, FieldDescriptor field) throws InvalidProtocolBufferException {
        LeanReader within = part(depth);
        while (within.at < within.end) {
            builder.add(field.index, within.value(field));
        }
    }

    private void one(LeanMessage.Builder<?> builder, FieldDescriptor field) throws InvalidProtocolBufferException {
        if (field.kind == FieldKind.MESSAGE) {
            LeanMessage.Builder<?> inner = field.type().newBuilder();
            if (!field.isRepeated() && builder.get(field.index) instanceof LeanMessage before) {
                inner.merge(before);
            }
            part(depth + 1).fill(inner);
            take(builder, field, inner.build());
        } else {
            take(builder, field, value(field));
        }
    }

    private static void take(LeanMessage.Builder<?> builder, FieldDescriptor field, Object value) {
        if (field.isRepeated()) {
            builder.add(field.index, value);
        } else {
            builder.put(field.index, value);
        }
    }

    private Object value(FieldDescriptor field) throws InvalidProtocolBufferException {
        return switch (field.kind) {
            case UINT32 -> (int) varint();
            case UINT64 -> varint();
            case SINT32 -> {
                int number = (int) varint();
                yield number >>> 1 ^ -(number & 1);
            }
            case BOOL -> varint() != 0;
            case ENUM -> field.constant((int) varint());
            case FIXED64 -> fixed();
            case STRING -> text(sized());
            case BYTES -> new ByteString(sized());
            case MESSAGE -> throw new IllegalStateException("a message is no single value");
        };
    }

    private static String text(byte[] bytes) throws InvalidProtocolBufferException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (isAscii(bytes)) {
            return text;
        }
        if (!Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
            throw new InvalidProtocolBufferException("not UTF-8");
        }
        return text;
    }

    /// Most texts are, and then there is nothing to compare: to encode one takes longer than to read the whole message.
    private static boolean isAscii(byte[] bytes) {
        for (byte one : bytes) {
            if (one < 0) {
                return false;
            }
        }
        return true;
    }

    private int tag() throws InvalidProtocolBufferException {
        int tag = (int) varint();
        if (tag >>> 3 == 0) {
            throw new InvalidProtocolBufferException("a field with the number 0");
        }
        return tag;
    }

    private void skip(int tag, int groups) throws InvalidProtocolBufferException {
        switch (tag & 7) {
            case 0 -> varint();
            case 1 -> forward(8);
            case 2 -> sized();
            case GROUP -> {
                if (groups + depth >= DEEPEST) {
                    throw new InvalidProtocolBufferException("groups within groups, too deep");
                }
                int inner = tag();
                while ((inner & 7) != GROUP_END) {
                    skip(inner, groups + 1);
                    inner = tag();
                }
                if (inner >>> 3 != tag >>> 3) {
                    throw new InvalidProtocolBufferException("the end of another group");
                }
            }
            case 5 -> forward(4);
            default -> throw new InvalidProtocolBufferException("a tag that there is not");
        }
    }

    private void forward(int count) throws InvalidProtocolBufferException {
        if (count < 0 || count > end - at) {
            throw new InvalidProtocolBufferException("it ends too early");
        }
        at += count;
    }

    private LeanReader part(int inner) throws InvalidProtocolBufferException {
        int length = (int) varint();
        int from = at;
        forward(length);
        return new LeanReader(bytes, from, at, inner);
    }

    private byte[] sized() throws InvalidProtocolBufferException {
        LeanReader part = part(depth);
        return Arrays.copyOfRange(bytes, part.at, part.end);
    }

    private long fixed() throws InvalidProtocolBufferException {
        forward(8);
        long number = 0;
        for (int i = 1; i <= 8; i++) {
            number = number << 8 | bytes[at - i] & 0xff;
        }
        return number;
    }

    private long varint() throws InvalidProtocolBufferException {
        // Most numbers, and all tags but a few, are one byte: a browser makes much work of 64 bits.
        if (at < end && bytes[at] >= 0) {
            return bytes[at++];
        }
        long number = 0;
        for (int shift = 0; shift < 70; shift += 7) {
            forward(1);
            byte next = bytes[at - 1];
            number |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new InvalidProtocolBufferException("a number that does not end");
    }
}

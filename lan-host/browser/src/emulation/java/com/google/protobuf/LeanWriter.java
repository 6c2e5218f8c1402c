package com.google.protobuf;

import com.google.protobuf.Descriptors.FieldDescriptor;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The bytes of a message: its fields in the order of their numbers, and then the unknown fields.
final class LeanWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private LeanWriter() {}

    static byte[] write(LeanMessage message) {
        LeanWriter writer = new LeanWriter();
        for (FieldDescriptor field : message.getDescriptorForType().inOrder()) {
            Object value = message.value(field.index);
            if (value instanceof List<?> list) {
                writer.all(field, list);
            } else if (value != null) {
                writer.field(field, value);
            }
        }
        writer.raw(message.getUnknownFields().bytes());
        return writer.out.toByteArray();
    }

    private void all(FieldDescriptor field, List<?> list) {
        if (list.isEmpty()) {
            return;
        }
        if (!field.isPacked()) {
            list.forEach(value -> field(field, value));
            return;
        }
        LeanWriter packed = new LeanWriter();
        list.forEach(value -> packed.value(field, value));
        varint(field.number << 3 | 2);
        sized(packed.out.toByteArray());
    }

    private void field(FieldDescriptor field, Object value) {
        varint(field.number << 3 | field.kind.wire);
        value(field, value);
    }

    private void value(FieldDescriptor field, Object value) {
        switch (field.kind) {
            case UINT32 -> varint(Integer.toUnsignedLong((Integer) value));
            case UINT64 -> varint((Long) value);
            case SINT32 -> {
                int number = (Integer) value;
                varint(Integer.toUnsignedLong(number << 1 ^ number >> 31));
            }
            case BOOL -> varint((Boolean) value ? 1 : 0);
            case ENUM -> varint(((LeanEnum) value).getNumber());
            case FIXED64 -> fixed((Long) value);
            case STRING -> sized(((String) value).getBytes(StandardCharsets.UTF_8));
            case BYTES -> sized(((ByteString) value).toByteArray());
            case MESSAGE -> sized(((LeanMessage) value).toByteArray());
        }
    }

    private void fixed(long number) {
        for (int shift = 0; shift < 64; shift += 8) {
            out.write((int) (number >>> shift) & 0xff);
        }
    }

    private void sized(byte[] bytes) {
        varint(bytes.length);
        raw(bytes);
    }

    private void raw(byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    private void varint(long number) {
        long rest = number;
        while ((rest & ~0x7fL) != 0) {
            out.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}

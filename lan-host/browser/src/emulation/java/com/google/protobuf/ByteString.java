package com.google.protobuf;

import java.util.Arrays;

/// Some bytes. Immutable.
public final class ByteString {
    public static final ByteString EMPTY = new ByteString(new byte[0]);

    private final byte[] bytes;

    ByteString(byte[] bytes) {
        this.bytes = bytes;
    }

    public int size() {
        return bytes.length;
    }

    public boolean isEmpty() {
        return bytes.length == 0;
    }

    public byte[] toByteArray() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteString same && Arrays.equals(bytes, same.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }
}

package com.google.protobuf;

/// Fields of a later version, as they came.
public final class UnknownFieldSet {
    private final byte[] bytes;

    UnknownFieldSet(byte[] bytes) {
        this.bytes = bytes;
    }

    public int getSerializedSize() {
        return bytes.length;
    }

    byte[] bytes() {
        return bytes;
    }
}

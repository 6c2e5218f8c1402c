package com.google.protobuf;

/// How the values of a field stand in the bytes.
public enum FieldKind {
    UINT32(0),
    UINT64(0),
    SINT32(0),
    BOOL(0),
    ENUM(0),
    FIXED64(1),
    STRING(2),
    BYTES(2),
    MESSAGE(2);

    /// What follows the tag: a varint, eight bytes, or a length and so many bytes.
    final int wire;

    FieldKind(int wire) {
        this.wire = wire;
    }

    boolean isPackable() {
        return wire != 2;
    }
}

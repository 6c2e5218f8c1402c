package com.google.protobuf;

/// Byte strings around arrays that are not changed any more.
public final class UnsafeByteOperations {
    private UnsafeByteOperations() {}

    public static ByteString unsafeWrap(byte[] bytes) {
        return new ByteString(bytes);
    }
}

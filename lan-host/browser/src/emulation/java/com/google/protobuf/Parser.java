package com.google.protobuf;

/// Makes messages of bytes.
@FunctionalInterface
public interface Parser<M> {
    M parseFrom(byte[] bytes) throws InvalidProtocolBufferException;
}

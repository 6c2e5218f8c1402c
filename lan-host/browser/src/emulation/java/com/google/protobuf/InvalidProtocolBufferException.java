package com.google.protobuf;

import java.io.IOException;

/// Bytes that are no message.
public class InvalidProtocolBufferException extends IOException {
    private static final long serialVersionUID = 1;

    public InvalidProtocolBufferException(String message) {
        super(message);
    }
}

package com.google.protobuf;

/// All types of messages and all enums, by numbers that are the same throughout one build.
public interface TypeTable {
    Descriptors.Descriptor type(int number);

    LeanMessage.Builder<?> builder(int number);

    /// The constant of an enum.
    Object constant(int number, int value);
}

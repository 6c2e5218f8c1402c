package com.google.protobuf;

/// A constant with its number.
public interface LeanEnum {
    int getNumber();
}

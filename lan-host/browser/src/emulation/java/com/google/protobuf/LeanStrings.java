package com.google.protobuf;

import java.util.AbstractList;
import java.util.List;

/// Texts that are there. Immutable.
final class LeanStrings extends AbstractList<String> implements ProtocolStringList {
    private final List<?> texts;

    LeanStrings(List<?> texts) {
        this.texts = texts;
    }

    @Override
    public String get(int index) {
        return (String) texts.get(index);
    }

    @Override
    public int size() {
        return texts.size();
    }
}

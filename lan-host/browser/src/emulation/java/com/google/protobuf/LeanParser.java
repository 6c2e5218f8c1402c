package com.google.protobuf;

import java.util.function.Supplier;

/// Makes messages of one type.
public final class LeanParser<M extends LeanMessage> implements Parser<M> {
    private final Supplier<LeanMessage.Builder<M>> builders;

    public LeanParser(Supplier<LeanMessage.Builder<M>> builders) {
        this.builders = builders;
    }

    @Override
    public M parseFrom(byte[] bytes) throws InvalidProtocolBufferException {
        LeanMessage.Builder<M> builder = builders.get();
        LeanReader.fill(builder, bytes);
        return builder.build();
    }
}

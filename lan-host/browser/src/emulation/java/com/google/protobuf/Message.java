package com.google.protobuf;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import org.jspecify.annotations.Nullable;

/// A message, whatever its type.
public interface Message {
    Descriptor getDescriptorForType();

    boolean hasField(FieldDescriptor field);

    Object getField(FieldDescriptor field);

    int getRepeatedFieldCount(FieldDescriptor field);

    Object getRepeatedField(FieldDescriptor field, int index);

    /// The member of a oneof that is set; null if none is.
    @Nullable
    FieldDescriptor getOneofFieldDescriptor(OneofDescriptor oneof);

    byte[] toByteArray();
}

package com.google.protobuf;

import java.util.List;

/// The texts of a repeated field.
public interface ProtocolStringList extends List<String> {}

/// As much of protobuf's Java library as the codecs of `cantstop.protocol.wire` call, for a runtime without
/// reflection: messages are a row of values behind a [com.google.protobuf.Descriptors.Descriptor] that lists their
/// fields. The message classes themselves are generated from the project's own descriptors when the module is built.
/// The bytes are the same as those of the library, and a test compares them.
@NullMarked
package com.google.protobuf;

import org.jspecify.annotations.NullMarked;

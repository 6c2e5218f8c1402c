import cantstop.protocol.v1.CommandProto;
import cantstop.protocol.v1.EventProto;
import cantstop.protocol.v1.IntroductionProto;
import cantstop.protocol.v1.SessionProto;
import cantstop.protocol.v1.TableProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Writes the message classes of the protocol for a runtime without reflection: the names that protoc gives them, and
/// of their methods those that the codecs call. What the fields are is read from the descriptors of protoc's own
/// classes.
///
///     java -cp (protobuf and the protocol's classes) LeanMessages.java (folder of the sources)
public final class LeanMessages {
    /// All but those of datagrams, which no browser sends or hears.
    private static final List<FileDescriptor> FILES = List.of(
            TableProto.getDescriptor(),
            EventProto.getDescriptor(),
            CommandProto.getDescriptor(),
            SessionProto.getDescriptor(),
            IntroductionProto.getDescriptor());

    /// The protobuf names of the kinds that there are, in the order of `FieldKind`.
    private static final List<String> KINDS =
            List.of("UINT32", "UINT64", "SINT32", "BOOL", "ENUM", "FIXED64", "STRING", "BYTES", "MESSAGE");

    private final StringBuilder out = new StringBuilder();

    private LeanMessages() {}

    public static void main(String[] args) throws IOException {
        for (FileDescriptor file : FILES) {
            String outer = file.getOptions().getJavaOuterClassname();
            Path folder = Path.of(args[0], file.getOptions().getJavaPackage().split("\\."));
            Files.createDirectories(folder);
            write(folder.resolve(outer + ".java"), new LeanMessages().written(file, outer));
        }
        Path folder =
                Path.of(args[0], FILES.getFirst().getOptions().getJavaPackage().split("\\."));
        write(folder.resolve("LeanTypes.java"), new LeanMessages().types());
    }

    /// A file that stays as it was keeps its time, and is not compiled again.
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.writeString(file, text);
        }
    }

    private static List<Descriptor> messages() {
        return FILES.stream().flatMap(file -> file.getMessageTypes().stream()).toList();
    }

    private static List<EnumDescriptor> enums() {
        return FILES.stream().flatMap(file -> file.getEnumTypes().stream()).toList();
    }

    /// All types by their numbers: one class in the place of several for each field.
    private String types() {
        line("package " + FILES.getFirst().getOptions().getJavaPackage() + ";");
        line("import com.google.protobuf.*;");
        line("@SuppressWarnings(\"all\")");
        line("final class LeanTypes implements TypeTable {");
        line("static final LeanTypes ALL = new LeanTypes();");
        line("@Override public Descriptors.Descriptor type(int number) { return switch (number) {");
        numbered(messages().stream()
                .map(type -> name(type.getFile(), type.getName()) + ".TYPE")
                .toList());
        line("@Override public LeanMessage.Builder<?> builder(int number) { return switch (number) {");
        numbered(messages().stream()
                .map(type -> name(type.getFile(), type.getName()) + ".newBuilder()")
                .toList());
        line("@Override public Object constant(int number, int value) { return switch (number) {");
        numbered(enums().stream()
                .map(type -> name(type.getFile(), type.getName()) + ".of(value)")
                .toList());
        line("}");
        return out.toString();
    }

    private void numbered(List<String> all) {
        for (int number = 0; number < all.size(); number++) {
            line("case " + number + " -> " + all.get(number) + ";");
        }
        line("default -> throw new IllegalArgumentException(); }; }");
    }

    private static String name(FileDescriptor file, String name) {
        return file.getOptions().getJavaOuterClassname() + "." + name;
    }

    private String written(FileDescriptor file, String outer) {
        line("package " + file.getOptions().getJavaPackage() + ";");
        line("import com.google.protobuf.*;");
        line("import java.util.List;");
        line("@SuppressWarnings(\"all\")");
        line("public final class " + outer + " {");
        line("private " + outer + "() {}");
        file.getEnumTypes().forEach(this::constants);
        file.getMessageTypes().forEach(this::message);
        line("}");
        return out.toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private void constants(EnumDescriptor type) {
        String name = type.getName();
        line("public enum " + name + " implements LeanEnum {");
        for (EnumValueDescriptor value : type.getValues()) {
            line(value.getName() + "(" + value.getNumber() + "),");
        }
        line("UNRECOGNIZED(-1);");
        line("private final int number;");
        line(name + "(int number) { this.number = number; }");
        line("public int getNumber() { return number; }");
        line("static " + name + " of(int number) {");
        line("for (" + name + " one : values()) { if (one.number == number) { return one; } }");
        line("return UNRECOGNIZED; } }");
    }

    private void message(Descriptor type) {
        String name = type.getName();
        line("public static final class " + name + " extends LeanMessage {");
        line("static final Descriptors.Descriptor TYPE = " + descriptor(type) + ";");
        line("private static final Parser<" + name + "> PARSER = new LeanParser<>(Builder::new);");
        line("private static final " + name + " DEFAULT = new Builder().build();");
        line("private " + name + "(Builder builder) { super(builder); }");
        line("public static Parser<" + name + "> parser() { return PARSER; }");
        line("public static " + name + " parseFrom(byte[] bytes) throws InvalidProtocolBufferException"
                + " { return PARSER.parseFrom(bytes); }");
        line("public static " + name + " getDefaultInstance() { return DEFAULT; }");
        line("public static Builder newBuilder() { return new Builder(); }");
        type.getOneofs().forEach(this::oneof);
        type.getFields().forEach(this::getters);
        line("public static final class Builder extends LeanMessage.Builder<" + name + "> {");
        line("private Builder() { super(TYPE); }");
        line("@Override public " + name + " build() { return new " + name + "(this); }");
        type.getFields().forEach(this::setters);
        line("} }");
    }

    /// The fields as numbers: how many oneofs, then of each field its number, kind, whether it is repeated, its oneof
    /// from 1, and the number of its type.
    private static String descriptor(Descriptor type) {
        StringBuilder text = new StringBuilder();
        text.append(type.getOneofs().size());
        for (FieldDescriptor field : type.getFields()) {
            OneofDescriptor oneof = field.getContainingOneof();
            int refers = switch (field.getJavaType()) {
                case ENUM -> enums().indexOf(field.getEnumType());
                case MESSAGE -> messages().indexOf(field.getMessageType());
                default -> 0;
            };
            text.append(" %d %d %d %d %d"
                    .formatted(
                            field.getNumber(),
                            KINDS.indexOf(field.getType().name()),
                            field.isRepeated() ? 1 : 0,
                            oneof == null ? 0 : oneof.getIndex() + 1,
                            refers));
        }
        return "new Descriptors.Descriptor(LeanTypes.ALL, \"%s\", %d, \"%s\")"
                .formatted(type.getName(), messages().indexOf(type), text);
    }

    private void oneof(OneofDescriptor oneof) {
        String name = camel(oneof.getName()) + "Case";
        String none = oneof.getName().replace("_", "").toUpperCase(Locale.ROOT) + "_NOT_SET";
        line("public enum " + name + " {");
        oneof.getFields()
                .forEach(field -> line(field.getName().toUpperCase(Locale.ROOT) + "(" + field.getNumber() + "),"));
        line(none + "(0);");
        line("private final int number;");
        line(name + "(int number) { this.number = number; } }");
        line("public " + name + " get" + name + "() {");
        line("int which = which(" + oneof.getIndex() + ");");
        line("for (" + name + " one : " + name + ".values()) { if (one.number == which) { return one; } }");
        line("return " + name + "." + none + "; }");
    }

    private void getters(FieldDescriptor field) {
        String name = camel(field.getName());
        int index = field.getIndex();
        String java = java(field);
        if (field.isRepeated() && java.equals("String")) {
            line("public ProtocolStringList get" + name + "List() { return strings(" + index + "); }");
            return;
        }
        if (field.isRepeated()) {
            line("@SuppressWarnings(\"unchecked\") public List<" + boxed(java) + "> get" + name
                    + "List() { return (List<" + boxed(java) + ">) list(" + index + "); }");
            line("public int get" + name + "Count() { return list(" + index + ").size(); }");
            line("public " + java + " get" + name + "(int at) { return get" + name + "List().get(at); }");
            return;
        }
        line("public boolean has" + name + "() { return has(" + index + "); }");
        String value = switch (field.getJavaType()) {
            case INT -> "number(" + index + ")";
            case LONG -> "longNumber(" + index + ")";
            case BOOLEAN -> "truth(" + index + ")";
            case STRING -> "text(" + index + ")";
            case BYTE_STRING -> "bytes(" + index + ")";
            case ENUM -> "value(" + index + ") instanceof " + java + " one ? one : " + java + ".of(0)";
            case MESSAGE ->
                "value(" + index + ") instanceof " + java + " one ? one : " + java + ".getDefaultInstance()";
            case FLOAT, DOUBLE -> throw new IllegalArgumentException("no such fields: " + field.getFullName());
        };
        line("public " + java + " get" + name + "() { return " + value + "; }");
    }

    private void setters(FieldDescriptor field) {
        String name = camel(field.getName());
        String java = java(field);
        int index = field.getIndex();
        boolean message = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
        String verb = field.isRepeated() ? "add" : "set";
        String way = field.isRepeated() ? "add" : "put";
        line("public Builder " + verb + name + "(" + java + " value) { " + way + "(" + index
                + ", value); return this; }");
        if (message) {
            line("public Builder " + verb + name + "(" + java + ".Builder value) { " + way + "(" + index
                    + ", value.build()); return this; }");
        }
        if (field.isRepeated()) {
            line("public Builder addAll" + name + "(Iterable<? extends " + boxed(java) + "> all) { addAll(" + index
                    + ", all); return this; }");
        }
    }

    private static String java(FieldDescriptor field) {
        return switch (field.getJavaType()) {
            case INT -> "int";
            case LONG -> "long";
            case BOOLEAN -> "boolean";
            case STRING -> "String";
            case BYTE_STRING -> "ByteString";
            case ENUM ->
                field.getEnumType().getFile().getOptions().getJavaOuterClassname() + "."
                        + field.getEnumType().getName();
            case MESSAGE ->
                field.getMessageType().getFile().getOptions().getJavaOuterClassname() + "."
                        + field.getMessageType().getName();
            case FLOAT, DOUBLE -> throw new IllegalArgumentException("no such fields: " + field.getFullName());
        };
    }

    private static String boxed(String java) {
        return switch (java) {
            case "int" -> "Integer";
            case "long" -> "Long";
            case "boolean" -> "Boolean";
            default -> java;
        };
    }

    private static String camel(String name) {
        StringBuilder text = new StringBuilder();
        for (String word : name.split("_")) {
            text.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return text.toString();
    }
}

package cantstop.planted;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.util.function.Consumer;

/// A fault in the code that is shipped: a method that does something else.
///
/// @param type the name of its class
/// @param method its name; all with that name
/// @param body what it does
public record Plant(String type, String method, Consumer<CodeBuilder> body) {
    /// A method that does nothing.
    public static Plant doingNothing(String type, String method) {
        return new Plant(type, method, CodeBuilder::return_);
    }

    /// A method that always answers the same; a number where it answers with one: 1 or 0.
    public static Plant returning(boolean value, String type, String method) {
        return new Plant(type, method, code -> code.loadConstant(value ? 1 : 0).ireturn());
    }

    /// The class with this fault.
    byte[] into(byte[] compiled) {
        ClassModel model = ClassFile.of().parse(compiled);
        if (model.methods().stream().noneMatch(this::isMeant)) {
            throw new IllegalStateException("no method " + method + " in " + type);
        }
        return ClassFile.of().transformClass(model, (ClassTransform) (building, element) -> {
            if (element instanceof MethodModel found && isMeant(found)) {
                building.withMethodBody(
                        found.methodName(), found.methodType(), found.flags().flagsMask(), body);
            } else {
                building.with(element);
            }
        });
    }

    private boolean isMeant(MethodModel found) {
        return found.methodName().equalsString(method) && (found.flags().flagsMask() & ClassFile.ACC_SYNTHETIC) == 0;
    }
}

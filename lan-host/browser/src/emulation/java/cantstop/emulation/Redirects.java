package cantstop.emulation;

import java.util.Map;
import java.util.Optional;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// Calls of the house's classes that go to [Missing] when they are compiled for the browser.
public final class Redirects implements TeaVMPlugin, ClassHolderTransformer {
    private static final String MISSING = Missing.class.getName();

    private static final Map<String, String> CALLS = Map.of(
            "java.lang.Math.fma(FFF)F", "fma(FFF)F",
            "java.lang.String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                    "format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
            "java.lang.StringBuilder.append(D)Ljava/lang/StringBuilder;",
                    "append(Ljava/lang/StringBuilder;D)Ljava/lang/StringBuilder;",
            "java.util.stream.Stream.distinct()Ljava/util/stream/Stream;",
                    "distinct(Ljava/util/stream/Stream;)Ljava/util/stream/Stream;",
            "java.time.Duration.isPositive()Z", "isPositive(Ljava/time/Duration;)Z",
            "java.time.Duration.multipliedBy(J)Ljava/time/Duration;",
                    "multipliedBy(Ljava/time/Duration;J)Ljava/time/Duration;");

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!isOurs(type.getName())) {
            return;
        }
        if ("java.lang.Record".equals(type.getParent())) {
            silence(type);
        }
        for (MethodHolder method : type.getMethods()) {
            Program program = method.getProgram();
            if (program != null) {
                program.getBasicBlocks().forEach(Redirects::redirect);
            }
        }
    }

    /// Removes the generated `toString` of records: it names every component, and no page shows it.
    private static void silence(ClassHolder type) {
        MethodHolder text = type.getMethod(new MethodDescriptor("toString", String.class));
        String name = type.getName();
        String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
        if (text != null && text.getProgram() != null && begins(text.getProgram(), simple + "[")) {
            type.removeMethod(text);
        }
    }

    /// Whether that is one of the texts in a program: the compiler has written the record's out before this sees it.
    private static boolean begins(Program program, String text) {
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof StringConstantInstruction constant
                        && constant.getConstant().startsWith(text)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isOurs(String name) {
        return (name.startsWith("cantstop.") || name.startsWith("org.bouncycastle.")) && !name.equals(MISSING);
    }

    private static void redirect(BasicBlock block) {
        for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
                Optional.ofNullable(CALLS.get(call.getMethod().toString())).ifPresent(to -> redirect(call, to));
            }
        }
    }

    private static void redirect(InvokeInstruction call, String to) {
        if (call.getInstance() != null) {
            Variable[] all = new Variable[call.getArguments().size() + 1];
            all[0] = call.getInstance();
            for (int i = 1; i < all.length; i++) {
                all[i] = call.getArguments().get(i - 1);
            }
            call.setInstance(null);
            call.setArguments(all);
        }
        call.setType(InvocationType.SPECIAL);
        call.setMethod(MethodReference.parse(MISSING + "." + to));
    }
}

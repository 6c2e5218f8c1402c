package cantstop.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Event;
import cantstop.protocol.Answer;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Datagram;
import cantstop.protocol.HostMessage;
import cantstop.protocol.Utterance;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The other tests are as good as the samples: here nothing is forgotten among them.
class SamplesTest {
    private final Set<Class<?>> types = new HashSet<>();
    private final Set<Object> constants = new HashSet<>();

    @Test
    void thereIsOneOfEveryPermittedTypeAndEveryConstant() throws ReflectiveOperationException {
        Set<Class<?>> expectedTypes = new HashSet<>();
        Set<Object> expectedConstants = new HashSet<>();
        for (Kind kind : Kind.values()) {
            for (Object sample : kind.samples()) {
                visit(sample);
            }
        }
        Set<Class<?>> named = new HashSet<>();
        for (Class<?> root : Set.of(Event.class, ClientMessage.class, HostMessage.class, Datagram.class)) {
            expect(root, named, expectedTypes, expectedConstants);
        }
        expectedConstants.remove(Answer.Reason.NOT_CONNECTED);
        expectedTypes.remove(Utterance.Unknown.class);
        // A seal is over the bytes of its beacon: SealTest has it.
        expectedTypes.remove(Datagram.Seal.class);
        expectedTypes.removeAll(List.of(Command.OfThrow.class.getPermittedSubclasses()));

        assertThat(types).containsAll(expectedTypes);
        assertThat(constants).containsAll(expectedConstants);
        assertThat(expectedTypes).hasSizeGreaterThan(70);
    }

    /// Everything that can stand somewhere in a value of this type.
    private static void expect(
            Class<?> type, Set<Class<?>> seen, Set<Class<?>> expectedTypes, Set<Object> expectedConstants) {
        if (!type.getName().startsWith("cantstop.") || !seen.add(type)) {
            return;
        }
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses())
                    .forEach(permitted -> expect(permitted, seen, expectedTypes, expectedConstants));
        } else if (type.isEnum()) {
            // Columns go as numbers; all of them come through in another test.
            if (type != Column.class) {
                expectedConstants.addAll(Arrays.asList(type.getEnumConstants()));
            }
        } else if (type.isRecord()) {
            expectedTypes.add(type);
            Arrays.stream(type.getRecordComponents())
                    .flatMap(SamplesTest::typesOf)
                    .forEach(part -> expect(part, seen, expectedTypes, expectedConstants));
        }
    }

    private static Stream<Class<?>> typesOf(RecordComponent component) {
        if (component.getGenericType() instanceof ParameterizedType list) {
            return Arrays.stream(list.getActualTypeArguments()).map(argument -> (Class<?>) argument);
        }
        return Stream.of(component.getType());
    }

    private void visit(Object value) throws ReflectiveOperationException {
        if (value instanceof Collection<?> many) {
            for (Object one : many) {
                visit(one);
            }
        } else if (value instanceof Optional<?> one) {
            if (one.isPresent()) {
                visit(one.get());
            }
        } else if (value instanceof Enum<?>) {
            constants.add(value);
        } else if (value instanceof Record) {
            types.add(value.getClass());
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                Object part = component.getAccessor().invoke(value);
                if (part != null) {
                    visit(part);
                }
            }
        }
    }
}

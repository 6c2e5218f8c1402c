package cantstop.planted;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/// The game's classes once more, with faults in them, beside those that everything else uses.
public final class PlantedCode extends ClassLoader {
    private static final String OURS = "cantstop.";

    private final List<Plant> plants;

    public PlantedCode(List<Plant> plants) {
        super(PlantedCode.class.getClassLoader());
        this.plants = List.copyOf(plants);
    }

    /// Calls a static method of a class.
    ///
    /// @param arguments of types that the game's classes don't define
    public Object call(Class<?> type, String method, Object... arguments) {
        try {
            Method called = Arrays.stream(loadClass(type.getName()).getDeclaredMethods())
                    .filter(one -> one.getName().equals(method))
                    .findFirst()
                    .orElseThrow();
            called.setAccessible(true);
            return called.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? defined(name) : loaded;
        }
    }

    private Class<?> defined(String name) throws ClassNotFoundException {
        try (InputStream compiled = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (compiled == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = compiled.readAllBytes();
            for (Plant plant : plants) {
                if (plant.type().equals(name)) {
                    bytes = plant.into(bytes);
                }
            }
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}

import com.sun.javafx.css.ImmutablePseudoClassSetsCache;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.PseudoClass;
import javafx.css.Stylesheet;

/// Writes the binary form of each style sheet beside it, which JavaFX then reads in its place. A start would take a
/// tenth longer with their text.
///
/// Usage: `java CompiledSheets.java FOLDER`. The exit code is 1 where JavaFX can't read something in a sheet.
public final class CompiledSheets {
    private CompiledSheets() {}

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        List<Path> sheets;
        try (Stream<Path> files = Files.walk(Path.of(args[0]))) {
            sheets = files.filter(file -> file.toString().endsWith(".css"))
                    .sorted()
                    .toList();
        }
        // Errors are kept for those who have asked for them before; JavaFX says them itself.
        List<?> errors = CssParser.errorsProperty();
        for (Path sheet : sheets) {
            new CssParser().parse(sheet.toUri().toURL());
            if (!errors.isEmpty()) {
                Files.deleteIfExists(binary(sheet));
                System.exit(1);
            }
        }
        sortPseudoClasses();
        for (Path sheet : sheets) {
            compile(sheet);
        }
    }

    /// JavaFX writes the pseudo-classes of a selector in the order of a set, which is another in each
    /// run. It keeps one set for all equal ones: once all sheets are read, sorted ones take the place of
    /// these. So the same sheets give the same bytes.
    private static void sortPseudoClasses() throws ReflectiveOperationException {
        Field kept = ImmutablePseudoClassSetsCache.class.getDeclaredField("CACHE");
        kept.setAccessible(true);
        @SuppressWarnings("unchecked")
        var cache = (Map<Set<PseudoClass>, Set<PseudoClass>>) kept.get(null);
        cache.replaceAll((_, set) -> set.stream()
                .sorted(Comparator.comparing(PseudoClass::getPseudoClassName))
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /// What has not changed stays as it is: others may read it just now.
    private static void compile(Path sheet) throws IOException {
        Path fresh = sheet.resolveSibling("fresh.bss");
        Stylesheet.convertToBinary(sheet.toFile(), fresh.toFile());
        if (Files.exists(binary(sheet)) && Files.mismatch(fresh, binary(sheet)) < 0) {
            Files.delete(fresh);
        } else {
            Files.move(fresh, binary(sheet), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Path binary(Path sheet) {
        return sheet.resolveSibling(sheet.getFileName().toString().replaceFirst("\\.css$", ".bss"));
    }
}

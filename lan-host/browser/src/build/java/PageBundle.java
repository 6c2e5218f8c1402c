import com.google.javascript.jscomp.CommandLineRunner;
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.DependencyOptions;
import com.google.javascript.jscomp.ModuleIdentifier;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.deps.ModuleLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Makes of the many small files of the page the few that a phone fetches: one of code, one of style, and of the
/// desktop's sentences those that the page says.
final class PageBundle {
    private static final String CODE = "js/seat.js";
    private static final String STYLE = "css/seat.css";
    private static final String MAIN = "js/main.js";

    /// A key of a sentence, or what one begins with, as it stands in the code.
    private static final Pattern KEY = Pattern.compile("['\"]([a-zA-Z]\\w*(?:\\.[\\w-]+)*)['\"]");
    private static final Pattern BEGINNING = Pattern.compile("`((?:[a-zA-Z]\\w*\\.)+)\\$\\{");

    /// Sentences of these beginnings about what no page asks a host for, and about addresses, which a page can't type.
    private static final Pattern NEVER = Pattern.compile(
            "refusal\\.(NOT_HOST|NO_THROW_NEEDED|NO_TIMER|WRONG_EPOCH|WRONG_THROW|WRONG_HAND|NOT_ALONE|NOT_A_PERSON)"
                    + "|declined\\.(WRONG_CODE|KNOCK_FIRST)|(loss|lost)\\.(UNKNOWN_ADDRESS|UNREACHABLE)");

    private final Path page;
    private final List<Path> files;

    /// @param files those of the page, relative to it
    PageBundle(Path page, List<Path> files) {
        this.page = page;
        this.files = files;
    }

    void write(Path folder) throws IOException {
        Files.createDirectories(folder.resolve("js"));
        Files.createDirectories(folder.resolve("css"));
        Files.writeString(folder.resolve(CODE), code());
        Files.writeString(folder.resolve(STYLE), style());
        Files.writeString(folder.resolve("index.html"), index());
        for (Path file : files) {
            if (!isBundled(file)) {
                Files.createDirectories(folder.resolve(file).getParent());
                Files.write(folder.resolve(file), Files.readAllBytes(page.resolve(file)));
            }
        }
    }

    private static boolean isBundled(Path file) {
        return file.startsWith("js") || file.startsWith("css") || file.endsWith("index.html");
    }

    private String code() throws IOException {
        List<SourceFile> sources = new ArrayList<>();
        for (Path file : files) {
            if (file.startsWith("js")) {
                String name = file.toString().replace('\\', '/');
                String text = Files.readString(page.resolve(file));
                sources.add(SourceFile.fromCode(name, text));
            }
        }
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setWrappedOutputOptimizations(options);
        options.setAllowDynamicImport(true);
        // Leaves `import` as it is.
        options.setChunkOutputType(CompilerOptions.ChunkOutputType.ES_MODULES);
        options.setLanguage(CompilerOptions.LanguageMode.ECMASCRIPT_NEXT);
        options.setModuleResolutionMode(ModuleLoader.ResolutionMode.BROWSER);
        options.setDependencyOptions(DependencyOptions.pruneForEntryPoints(List.of(ModuleIdentifier.forFile(MAIN))));
        Compiler compiler = new Compiler(System.err);
        compiler.compile(CommandLineRunner.getBuiltinExterns(options.getEnvironment()), sources, options);
        if (compiler.hasErrors()) {
            throw new IllegalStateException("the page's modules can't be put into one");
        }
        return compiler.toSource();
    }

    /// In the order in which the page names them.
    private String style() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String line : Files.readString(page.resolve("index.html")).lines().toList()) {
            var sheet =
                    Pattern.compile("<link rel=\"stylesheet\" href=\"(.*)\">").matcher(line);
            if (sheet.matches()) {
                all.append(Files.readString(page.resolve(sheet.group(1))));
            }
        }
        return all.toString()
                .replaceAll("(?s)/\\*.*?\\*/", "")
                .replaceAll("\\s+", " ")
                .replaceAll(" ?([{};,]) ?", "$1")
                .replace(": ", ":")
                .replace(";}", "}");
    }

    private String index() throws IOException {
        return Files.readString(page.resolve("index.html"))
                .lines()
                .filter(line -> !line.matches("<link rel=\"modulepreload\" href=\"js/.*"))
                .filter(line -> !line.startsWith("<link rel=\"stylesheet\"") || line.contains("css/base.css"))
                .map(line -> line.replace("css/base.css", STYLE).replace(MAIN, CODE))
                .collect(Collectors.joining("\n"));
    }

    /// Writes the stamp of all files into those that name others, so that a browser asks for each once for as long as
    /// the program stays the same.
    static void stamp(Path folder, String stamp) throws IOException {
        Path index = folder.resolve("index.html");
        Files.writeString(
                index, Files.readString(index).replaceAll("(href|src)=\"([\\w/.-]+)\"", "$1=\"$2?" + stamp + "\""));
        Path style = folder.resolve(STYLE);
        Files.writeString(style, Files.readString(style).replace(".woff2", ".woff2?" + stamp));
        Files.writeString(folder.resolve("stamp.txt"), stamp);
    }

    /// Of a bundle of the desktop the lines that the page says.
    List<String> said(List<String> bundle) throws IOException {
        StringBuilder code = new StringBuilder();
        for (Path file : files) {
            if (file.startsWith("js")) {
                code.append(Files.readString(page.resolve(file)));
            }
        }
        Set<String> keys = found(KEY, code);
        Set<String> beginnings = found(BEGINNING, code);
        return bundle.stream()
                .filter(line -> line.matches("[a-zA-Z][\\w.-]*=.*"))
                .filter(line -> {
                    String key = line.substring(0, line.indexOf('='));
                    return keys.contains(key)
                            || beginnings.stream().anyMatch(key::startsWith)
                                    && !NEVER.matcher(key).matches();
                })
                .toList();
    }

    private static Set<String> found(Pattern what, CharSequence code) {
        return what.matcher(code).results().map(one -> one.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }
}

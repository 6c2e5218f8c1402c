import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Builds the folder of the browser's page: the core, compiled to JavaScript, and the files of the page beside it, with
/// a list of them all. What nothing has changed for since the last time is left as it is.
///
///     java -cp (classes, libraries, compiler) SeatBuild.java (folder)
///     java -cp ... SeatBuild.java (folder) (main class) (name of the file)
public final class SeatBuild {
    private static final String CORE = "cantstop.browser.Core";
    private static final Path PAGE = Path.of("src", "main", "page");
    private static final Path WORDS =
            Path.of("..", "..", "javafx-client", "src", "main", "resources", "cantstop", "client", "kit", "words");
    private static final String LIST = "files.txt";
    private static final String STAMP = ".stamp";
    private static final String LOCK = ".lock";

    /// The compiler breaks long lines where it likes. Beside these signs a break ends no statement, so a phone need not
    /// fetch it.
    private static final Pattern BREAK = Pattern.compile("(?<=[,;{(\\[=&|?:])\n|\n(?=[(\\[,;=&|?:})\\]])");

    private SeatBuild() {}

    public static void main(String[] args) throws IOException, TeaVMToolException, NoSuchAlgorithmException {
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder);
        if (args.length > 1) {
            once(folder, args[2], stampOfClasses(), () -> compile(folder, args[1], args[2]));
            return;
        }
        once(folder, "core.js", stampOfClasses(), () -> compile(folder, CORE, "core.js"));
        once(folder, LIST, stampOfPage(), () -> lay(folder));
    }

    /// Puts the files of the page beside the core.
    private static void lay(Path folder) throws IOException, NoSuchAlgorithmException {
        clear(folder);
        PageBundle page = new PageBundle(PAGE, files(PAGE));
        page.write(folder);
        copyWords(page, folder.resolve("words"));
        PageBundle.stamp(folder, stamp(folder));
        list(folder);
    }

    /// Several programs may want the same file at once: one of them makes it, and the others wait.
    private static void once(Path folder, String name, String stamp, Step step)
            throws IOException, TeaVMToolException, NoSuchAlgorithmException {
        Path lock = folder.resolveSibling(folder.getFileName() + "-" + name + LOCK);
        Path kept = folder.resolveSibling(folder.getFileName() + "-" + name + STAMP);
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            if (Files.exists(folder.resolve(name))
                    && Files.exists(kept)
                    && Files.readString(kept).equals(stamp)) {
                return;
            }
            Files.deleteIfExists(kept);
            step.make();
            Files.writeString(kept, stamp);
        }
    }

    private static void compile(Path folder, String main, String name) throws IOException, TeaVMToolException {
        TeaVMTool compiler = new TeaVMTool();
        compiler.setTargetDirectory(folder.toFile());
        compiler.setTargetFileName(name);
        compiler.setMainClass(main);
        compiler.setTargetType(TeaVMTargetType.JAVASCRIPT);
        compiler.setJsModuleType(JSModuleType.ES2015);
        compiler.setObfuscated(true);
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        compiler.setClassLoader(SeatBuild.class.getClassLoader());
        compiler.setClassPath(classPath().stream().map(Path::toFile).toList());
        compiler.setLog(new EmptyTeaVMToolLog());
        compiler.generate();
        List<String> problems = new ArrayList<>();
        for (Problem problem : compiler.getProblemProvider().getSevereProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            problems.add(text.getText()
                    + (problem.getLocation() == null
                            ? ""
                            : " (" + problem.getLocation().getMethod() + ")"));
        }
        if (!problems.isEmpty()) {
            throw new IllegalStateException(main + " can't be compiled for browsers:\n" + String.join("\n", problems));
        }
        Path file = folder.resolve(name);
        Files.writeString(file, BREAK.matcher(Files.readString(file)).replaceAll(""));
    }

    private static List<Path> classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    /// What the core is compiled from: every class, each library, and this program.
    private static String stampOfClasses() throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(Files.readAllBytes(Path.of("src", "build", "java", "SeatBuild.java")));
        for (Path place : classPath()) {
            digest.update(place.getFileName().toString().getBytes());
            if (Files.isDirectory(place)) {
                for (Path file : files(place)) {
                    digest.update(Files.readAllBytes(place.resolve(file)));
                }
            } else {
                digest.update(Files.readAllBytes(place));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// What the page is made of: the core, its own files, the words, and the programs that lay them out.
    private static String stampOfPage() throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(stampOfClasses().getBytes());
        for (Path place : List.of(PAGE, WORDS, Path.of("src", "build", "java"))) {
            add(digest, place);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void add(MessageDigest digest, Path folder) throws IOException {
        for (Path file : files(folder)) {
            digest.update(file.toString().replace(File.separatorChar, '/').getBytes());
            digest.update(Files.readAllBytes(folder.resolve(file)));
        }
    }

    /// What all files of the page are.
    private static String stamp(Path folder) throws IOException, NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        add(digest, folder);
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }

    /// What an earlier version left there, but for the core.
    private static void clear(Path folder) throws IOException {
        for (Path file : files(folder)) {
            if (!file.endsWith("core.js")) {
                Files.delete(folder.resolve(file));
            }
        }
    }

    /// Of the desktop's sentences those that the page says, too.
    private static void copyWords(PageBundle page, Path to) throws IOException {
        Files.createDirectories(to);
        for (Path file : files(WORDS)) {
            if (file.toString().endsWith(".properties")) {
                Files.write(to.resolve(file), page.said(Files.readAllLines(WORDS.resolve(file))));
            }
        }
    }

    private static void list(Path folder) throws IOException {
        List<String> names = files(folder).stream()
                .map(file -> file.toString().replace(File.separatorChar, '/'))
                .filter(name -> !name.equals(LIST) && !name.equals("stamp.txt"))
                .toList();
        Files.write(folder.resolve("files.txt"), names);
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .sorted()
                    .toList();
        }
    }

    private interface Step {
        void make() throws IOException, TeaVMToolException, NoSuchAlgorithmException;
    }
}

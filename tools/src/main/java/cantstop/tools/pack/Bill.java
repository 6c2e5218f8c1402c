package cantstop.tools.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// The bill of materials, as CycloneDX 1.6 writes it. Without a date or a number of its own: the same program has the
/// same bill.
final class Bill {
    private static final String CHANGED = """
            ,
              "pedigree": { "notes": "%s" }""".formatted(Natives.CHANGE);

    private Bill() {}

    static String of(String version, List<Library> libraries) throws IOException {
        StringBuilder json = new StringBuilder("""
                {
                  "bomFormat": "CycloneDX",
                  "specVersion": "1.6",
                  "version": 1,
                  "metadata": {
                    "component": {
                      "type": "application",
                      "bom-ref": "cant-stop",
                      "name": "cant-stop",
                      "version": "%s",
                      "licenses": [ { "expression": "Apache-2.0" } ]
                    }
                  },
                  "components": [
                """.formatted(version));
        for (int i = 0; i < libraries.size(); i++) {
            json.append(component(libraries.get(i))).append(i + 1 < libraries.size() ? ",\n" : "\n");
        }
        return json.append("  ]\n}\n").toString();
    }

    /// Nothing in it needs an escape: names of artifacts, versions and SPDX expressions have neither quotes nor
    /// backslashes.
    private static String component(Library library) throws IOException {
        return """
                    {
                      "type": "library",
                      "bom-ref": "%s",
                      "group": "%s",
                      "name": "%s",
                      "version": "%s",
                      "purl": "%s",
                      "hashes": [ { "alg": "SHA-256", "content": "%s" } ],
                      "licenses": [ { "expression": "%s" } ]%s
                    }""".formatted(
                        library.purl(),
                        library.group(),
                        library.artifact(),
                        library.version(),
                        library.purl(),
                        sha256(library),
                        library.licence(),
                        Natives.isIn(library.jar()) ? CHANGED : "");
    }

    private static String sha256(Library library) throws IOException {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(library.jar())));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

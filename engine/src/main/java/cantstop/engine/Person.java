package cantstop.engine;

import java.util.regex.Pattern;

/// A person's identity: the key of their installation, and which of the people at that laptop they are. Unlike names
/// and addresses it never changes.
///
/// @param key the fingerprint of the installation's public key: SHA-256 of its SubjectPublicKeyInfo, 64
///     lower-case hex digits
/// @param profile 0 to 15: several people may sit at one laptop
public record Person(String key, int profile) {
    /// More people than seats may share a laptop over an evening.
    public static final int PROFILES = 16;

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");

    public Person {
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("not a fingerprint: " + key.length() + " characters");
        }
        if (profile < 0 || profile >= PROFILES) {
            throw new IllegalArgumentException("no profile " + profile);
        }
    }
}

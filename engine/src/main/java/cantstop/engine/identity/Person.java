package cantstop.engine.identity;

/// A person's identity: the key of their installation, and which of the people at that laptop they are. Unlike names
/// and addresses it never changes.
///
/// @param profile 0 to 15: several people may sit at one laptop
public record Person(Key key, int profile) {
    /// More people than seats may share a laptop over an evening.
    public static final int PROFILES = 16;

    public Person {
        if (profile < 0 || profile >= PROFILES) {
            throw new IllegalArgumentException("no profile " + profile);
        }
    }
}

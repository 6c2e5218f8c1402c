package cantstop.emulation.javax.security.auth;

/// A secret that can be wiped; here the garbage collector has the last word.
public interface Destroyable {
    default void destroy() {}

    default boolean isDestroyed() {
        return false;
    }
}

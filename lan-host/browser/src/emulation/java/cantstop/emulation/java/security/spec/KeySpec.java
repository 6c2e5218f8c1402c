package cantstop.emulation.java.security.spec;

/// A key in some form.
public interface KeySpec {}

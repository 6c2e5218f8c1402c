import org.jspecify.annotations.NullMarked;

/// The programs that make what the game ships: its archives, and the nets of its bots. No player gets this module.
@NullMarked
module cantstop.tools {
    requires static transitive org.jspecify;
    requires cantstop.engine;
    requires cantstop.host;
    requires info.picocli;
    requires java.desktop;

    // The command lines are written into fields.
    opens cantstop.tools.arena to
            info.picocli;
    opens cantstop.tools.gap to
            info.picocli;
    opens cantstop.tools.exact to
            info.picocli;
    opens cantstop.tools.training to
            info.picocli;
}

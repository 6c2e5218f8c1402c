import org.jspecify.annotations.NullMarked;

/// The host: the one authority over its tables.
@NullMarked
module cantstop.host {
    requires static transitive org.jspecify;
    requires transitive cantstop.protocol;
    requires info.picocli;
    requires java.sql;
    requires org.slf4j;

    exports cantstop.host;
}

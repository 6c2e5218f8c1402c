import org.jspecify.annotations.NullMarked;

/// The host: the one authority over its tables.
@NullMarked
module cantstop.host {
    requires static transitive org.jspecify;
    requires transitive cantstop.protocol;
    requires info.picocli;
    requires io.netty.codec;
    requires transitive io.netty.codec.http;
    requires io.netty.common;
    requires java.sql;
    requires org.slf4j;
    requires org.xerial.sqlitejdbc;

    exports cantstop.host;
    exports cantstop.host.discovery;
    exports cantstop.host.environment;
    exports cantstop.host.give;
    exports cantstop.host.journal;
    exports cantstop.host.migration;
    exports cantstop.host.net;
    exports cantstop.host.session;
    exports cantstop.host.table;

    // The command line is written into HostMain's fields.
    opens cantstop.host.net to
            info.picocli;
}

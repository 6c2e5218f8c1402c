import org.jspecify.annotations.NullMarked;

/// The program with a window.
@NullMarked
module cantstop.client {
    requires static transitive org.jspecify;
    requires atlantafx.base;
    requires cantstop.host;
    requires cantstop.protocol;
    requires info.picocli;
    requires io.nayuki.qrcodegen;
    requires java.desktop;
    requires javafx.controls;
    requires org.kordamp.ikonli.bootstrapicons;
    requires org.kordamp.ikonli.javafx;
    requires org.slf4j;
}

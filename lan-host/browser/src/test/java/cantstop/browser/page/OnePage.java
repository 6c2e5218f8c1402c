package cantstop.browser.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.support.TypeBasedParameterResolver;

/// Opens the page once for all classes, as a browser takes long to start. Each of them finds it as if it were new.
final class OnePage extends TypeBasedParameterResolver<PageOfStates> {
    @Override
    public PageOfStates resolveParameter(ParameterContext parameter, ExtensionContext context) {
        PageOfStates page = context.getRoot()
                .getStore(Namespace.create(OnePage.class))
                .getOrComputeIfAbsent(PageOfStates.class, none -> opened(), PageOfStates.class);
        page.startAnew();
        return page;
    }

    private static PageOfStates opened() {
        try {
            return new PageOfStates();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

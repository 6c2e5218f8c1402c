package cantstop.browser.driver;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;

/// A test in a real browser. Left out, with a line that says so, on a machine without Chromium and its driver.
@Tag("slow")
@EnabledIf(
        value = "cantstop.browser.driver.Chromium#isHere",
        disabledReason = "no Chromium here: apt-get install chromium chromium-driver")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface WithChromium {}

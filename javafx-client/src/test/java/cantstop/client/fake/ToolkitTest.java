package cantstop.client.fake;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/// A test that shows something with JavaFX: it gets a stage and a robot, and fails where JavaFX warns.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({SharedStage.class, ToolkitWarnings.class})
public @interface ToolkitTest {
    /// Whether it looks at pixels. Most tests ask which nodes there are, and where: for those nothing is drawn, which
    /// would be a tenth of their work.
    boolean drawn() default false;
}

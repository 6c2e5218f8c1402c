/// What the house calls and the compiler's class library lacks. A class below `cantstop.emulation.java` stands for its
/// namesake below `java` ([cantstop.emulation.Substitutes]); single methods that a class lacks are calls into
/// [cantstop.emulation.Missing] instead ([cantstop.emulation.Redirects]). So the engine and the guest's core are
/// compiled as they are.
@NullMarked
package cantstop.emulation;

import org.jspecify.annotations.NullMarked;

package cantstop.simulation;

import cantstop.planted.Plant;
import cantstop.protocol.client.SeenLog;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/// Faults that the program once had, each planted in the code that is shipped.
enum FormerFaults {
    /// A disk that fails to read for a moment is taken for one whose data is damaged.
    READ_ERROR_IS_DAMAGE(Plan::of, "the journal", Plant.returning(true, "cantstop.host.journal.Faults", "isDamage")),

    /// A log that only a later version can read is read as far as it goes.
    LATER_VERSION_IS_READ(
            Plan::of,
            "the journal read what only a later version can read",
            new Plant("cantstop.host.journal.LogReader", "end", FormerFaults::judgesAnyVersion)),

    /// A host goes on alone with the log that a guest brings, though its own journal has less.
    DISK_FORGETS_AND_HOST_DOES_NOT_KNOW(
            Plan::ofHandOvers,
            "than before",
            Plant.returning(true, "cantstop.engine.succession.Candidate", "holds"),
            new Plant(
                    "cantstop.host.table.OwnInstance",
                    "marks",
                    code -> code.aload(2).areturn())),

    /// What could not be saved is left out, and the file counts as saved.
    SALVAGE_DROPS_TABLES(
            Plan::of,
            "the journal's file has lost something",
            Plant.doingNothing("cantstop.host.journal.Salvage", "keep")),

    /// What is saved is written at once where the complete file belongs.
    SALVAGE_IN_PLACE(
            Plan::of,
            "the journal's file has lost something",
            new Plant("cantstop.host.journal.Replacement", "begin", FormerFaults::writesInPlace)),

    /// Who sits in the seat that somebody meant does not matter.
    SEAT_NOT_PERSON(
            Plan::ofMusicalChairs,
            "nobody wanted that",
            Plant.returning(false, "cantstop.engine.TableRules", "isSomebodyElse")),

    /// An exception of the journal leaves a write without an answer.
    JOURNAL_DOES_NOT_ANSWER(
            Plan::of,
            "planted: ",
            new Plant(
                    "cantstop.host.environment.AnsweringJournal$Once",
                    "orIfItFails",
                    FormerFaults::asksWithoutCatching));

    @SuppressWarnings("ImmutableEnumChecker") // What it draws depends on nothing else.
    private final Function<SplittableRandom, Plan> plan;

    private final String seen;

    @SuppressWarnings("ImmutableEnumChecker") // What a plant does depends on nothing.
    private final List<Plant> plants;

    FormerFaults(Function<SplittableRandom, Plan> plan, String seen, Plant... plants) {
        this.plan = plan;
        this.seen = seen;
        this.plants = List.of(plants);
    }

    List<Plant> plants() {
        return plants;
    }

    /// What the simulation says when it meets it.
    String seen() {
        return seen;
    }

    /// What is called in the planted code: plays parties until something is found.
    ///
    /// @param fault the name of a constant
    /// @return what was found, or nothing
    static String play(String fault, long from, long count) {
        for (long seed = from; seed < from + count; seed++) {
            try {
                new Simulation(seed, valueOf(fault).plan, false, Planted.NOTHING).run();
            } catch (Violation violation) {
                return violation.what();
            }
        }
        return "";
    }

    private static void judgesAnyVersion(CodeBuilder code) {
        ClassDesc reader = ClassDesc.of("cantstop.host.journal.LogReader");
        ClassDesc log = ClassDesc.of("cantstop.engine.Log");
        ClassDesc seen = type(SeenLog.class);
        code.aload(0)
                .getfield(reader, "log", log)
                .aload(0)
                .getfield(reader, "flaw", type(Optional.class))
                .invokestatic(seen, "judged", MethodTypeDesc.of(seen, log, type(Optional.class)))
                .areturn();
    }

    private static void writesInPlace(CodeBuilder code) {
        code.aload(0)
                .getfield(ClassDesc.of("cantstop.host.journal.Replacement"), "complete", type(Path.class))
                .areturn();
    }

    private static void asksWithoutCatching(CodeBuilder code) {
        code.aload(1)
                .invokeinterface(type(Runnable.class), "run", MethodTypeDesc.of(ClassDesc.ofDescriptor("V")))
                .return_();
    }

    private static ClassDesc type(Class<?> type) {
        return ClassDesc.of(type.getName());
    }
}

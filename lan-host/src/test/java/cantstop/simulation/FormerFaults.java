package cantstop.simulation;

import cantstop.engine.GameState;
import cantstop.engine.TurnMove;
import cantstop.engine.bot.Bot;
import cantstop.engine.bot.Bots;
import cantstop.planted.Plant;
import cantstop.protocol.client.SeenLog;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

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

    /// Where a host is said to be counts before where it has answered, and as long as anybody says so.
    HEARSAY_OUTRANKS_PROOF(
            Plan::ofHearsay,
            "is not back",
            new Plant("cantstop.protocol.client.KnownAddresses", "of", FormerFaults::newestHint),
            Plant.doingNothing("cantstop.protocol.client.KnownAddresses", "inVain"),
            new Plant(
                    "cantstop.protocol.client.HostMigration$AnyLeader", "trusts", FormerFaults::isAnotherThatMayLead)),

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
                    FormerFaults::asksWithoutCatching)),

    /// A bot that fails takes the table with it.
    FAILING_BOT_BREAKS_THE_TABLE(
            Plan::of,
            "a table stopped",
            new Plant("cantstop.host.duty.BotSeats", "thought", FormerFaults::thinksWithoutCatching));

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

    private static void newestHint(CodeBuilder code) {
        ClassDesc known = ClassDesc.of("cantstop.protocol.client.KnownAddresses");
        MethodTypeDesc all = MethodTypeDesc.of(type(List.class), type(Optional.class));
        code.aload(0)
                .getfield(known, "hints", type(Map.class))
                .aload(1)
                .invokeinterface(type(Map.class), "get", MethodTypeDesc.of(type(Object.class), type(Object.class)))
                .checkcast(type(Deque.class))
                .astore(2)
                .aload(2)
                .ifThen(
                        Opcode.IFNONNULL,
                        hint -> hint.aload(2)
                                .invokeinterface(type(Deque.class), "getFirst", MethodTypeDesc.of(type(Object.class)))
                                .invokestatic(
                                        type(List.class),
                                        "of",
                                        MethodTypeDesc.of(type(List.class), type(Object.class)),
                                        true)
                                .areturn())
                .aload(0)
                .invokestatic(type(Optional.class), "empty", MethodTypeDesc.of(type(Optional.class)))
                .invokevirtual(known, "all", all)
                .areturn();
    }

    private static void isAnotherThatMayLead(CodeBuilder code) {
        ClassDesc outer = ClassDesc.of("cantstop.protocol.client.HostMigration");
        ClassDesc line = ClassDesc.of("cantstop.protocol.client.Reconnector");
        ClassDesc yes = ClassDesc.ofDescriptor("Z");
        code.aload(0)
                .getfield(ClassDesc.of("cantstop.protocol.client.HostMigration$AnyLeader"), "this$0", outer)
                .astore(3)
                .aload(3)
                .getfield(outer, "line", line)
                .invokevirtual(line, "key", MethodTypeDesc.of(type(Optional.class)))
                .aload(2)
                .invokestatic(type(Optional.class), "of", MethodTypeDesc.of(type(Optional.class), type(Object.class)))
                .invokevirtual(type(Object.class), "equals", MethodTypeDesc.of(yes, type(Object.class)))
                .ifThenElse(
                        isThere -> isThere.iconst_0().ireturn(),
                        other -> other.aload(3)
                                .aload(2)
                                .invokevirtual(outer, "mayLead", MethodTypeDesc.of(yes, type(String.class)))
                                .ireturn());
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

    private static void thinksWithoutCatching(CodeBuilder code) {
        ClassDesc done = ClassDesc.of("cantstop.host.duty.BotSeats$Thought$Done");
        ClassDesc move = type(TurnMove.class);
        MethodTypeDesc asked =
                MethodTypeDesc.of(move, type(Bot.class), type(GameState.class), type(RandomGenerator.class));
        code.new_(done)
                .dup()
                .aload(0)
                .aload(1)
                .aload(2)
                .invokestatic(type(Bots.class), "move", asked)
                .invokespecial(done, "<init>", MethodTypeDesc.of(ClassDesc.ofDescriptor("V"), move))
                .areturn();
    }

    private static ClassDesc type(Class<?> type) {
        return ClassDesc.of(type.getName());
    }
}

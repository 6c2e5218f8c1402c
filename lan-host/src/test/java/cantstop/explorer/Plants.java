package cantstop.explorer;

import cantstop.engine.Elections;
import cantstop.engine.dice.Signatures;
import cantstop.engine.succession.Leadership;
import cantstop.engine.succession.Quorum;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.migration.PendingTakeover;
import cantstop.host.migration.Takeovers;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The faults that the explorer must find, each in the code that is shipped.
enum Plants {
    /// A host begins an epoch alone, and all believe it.
    DROP_THE_MAJORITY(
            new Plant(Elections.class.getName(), "isMajority", returns(true)),
            new Plant(Quorum.class.getName(), "needed", returns(false))),

    /// A host goes on with what it has itself, whatever the others bring.
    ADOPT_THE_SHORTER_LOG(new Plant(
            PendingTakeover.class.getName(),
            "best",
            code -> code.aload(0)
                    .getfield(ClassDesc.of(PendingTakeover.class.getName()), "kept", type(Optional.class))
                    .areturn())),

    /// A guest goes to any host that lists its table.
    BELIEVE_ANY_EPOCH(new Plant(Leadership.class.getName(), "isBetter", returns(true))),

    /// Of two hosts none yields.
    YIELD_NEVER(new Plant(
            SplitBrain.class.getName(),
            "resolve",
            code -> code.getstatic(type(SplitBrain.class), "STAY", type(SplitBrain.class))
                    .areturn())),

    /// A host leads a table whatever its log says.
    LEAD_ANYWAY(new Plant("cantstop.host.table.Table", "leads", returns(true))),

    /// A host does not read what the others bring.
    READ_NO_COPY(new Plant("cantstop.host.migration.LogUploads", "readNext", CodeBuilder::return_)),

    /// A host looks for no others.
    LOOK_FOR_NO_RIVAL(new Plant(
            Takeovers.class.getName(),
            "incomplete",
            code -> code.invokestatic(type(List.class), "of", MethodTypeDesc.of(type(List.class)), true)
                    .areturn())),

    /// A guest forgets where the others are.
    FORGET_THE_ADDRESSES(new Plant(
            "cantstop.protocol.client.KnownAddresses",
            "all",
            code -> code.invokestatic(type(List.class), "of", MethodTypeDesc.of(type(List.class)), true)
                    .areturn())),

    /// A guest stays with the host that it is connected to, whatever the log says.
    FOLLOW_NEVER(new Plant("cantstop.protocol.client.HostMigration", "follow", CodeBuilder::return_));

    /// Signatures are believed: making and checking them is nearly all that a step costs.
    static final Plant TRUST = new Plant(Signatures.class.getName(), "verifies", returns(true));

    @SuppressWarnings("ImmutableEnumChecker") // What a plant does depends on nothing.
    private final List<Plant> faults;

    Plants(Plant... faults) {
        this.faults = List.of(faults);
    }

    List<Plant> faults() {
        return faults;
    }

    private static Consumer<CodeBuilder> returns(boolean value) {
        return code -> code.loadConstant(value ? 1 : 0).ireturn();
    }

    private static ClassDesc type(Class<?> type) {
        return ClassDesc.of(type.getName());
    }
}

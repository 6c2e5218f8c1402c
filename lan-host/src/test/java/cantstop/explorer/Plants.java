package cantstop.explorer;

import cantstop.engine.Elections;
import cantstop.engine.dice.Signatures;
import cantstop.engine.succession.Leadership;
import cantstop.engine.succession.Quorum;
import cantstop.engine.succession.SplitBrain;
import cantstop.host.migration.PendingTakeover;
import cantstop.host.migration.Takeovers;
import cantstop.planted.Plant;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Optional;

/// The faults that the explorer must find, each in the code that is shipped.
enum Plants {
    /// A host begins an epoch alone, and all believe it.
    DROP_THE_MAJORITY(
            Plant.returning(true, Elections.class.getName(), "isMajority"),
            Plant.returning(false, Quorum.class.getName(), "needed")),

    /// A host goes on with what it has itself, whatever the others bring.
    ADOPT_THE_SHORTER_LOG(new Plant(
            PendingTakeover.class.getName(),
            "best",
            code -> code.aload(0)
                    .getfield(ClassDesc.of(PendingTakeover.class.getName()), "kept", type(Optional.class))
                    .areturn())),

    /// A guest goes to any host that lists its table.
    BELIEVE_ANY_EPOCH(Plant.returning(true, Leadership.class.getName(), "isBetter")),

    /// Of two hosts none yields.
    YIELD_NEVER(new Plant(
            SplitBrain.class.getName(),
            "resolve",
            code -> code.getstatic(type(SplitBrain.class), "STAY", type(SplitBrain.class))
                    .areturn())),

    /// A host leads a table whatever its log says.
    LEAD_ANYWAY(Plant.returning(true, "cantstop.host.table.Table", "leads")),

    /// A host does not read what the others bring.
    READ_NO_COPY(Plant.doingNothing("cantstop.host.migration.LogUploads", "readNext")),

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
    FOLLOW_NEVER(Plant.doingNothing("cantstop.protocol.client.HostMigration", "follow"));

    /// Signatures are believed: making and checking them is nearly all that a step costs.
    static final Plant TRUST = Plant.returning(true, Signatures.class.getName(), "verifies");

    @SuppressWarnings("ImmutableEnumChecker") // What a plant does depends on nothing.
    private final List<Plant> faults;

    Plants(Plant... faults) {
        this.faults = List.of(faults);
    }

    List<Plant> faults() {
        return faults;
    }

    private static ClassDesc type(Class<?> type) {
        return ClassDesc.of(type.getName());
    }
}

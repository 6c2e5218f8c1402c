package cantstop.browser.replay;

import java.util.function.Supplier;

/// Between a core and all that is around it.
interface Seam {
    /// The core calls out.
    ///
    /// @param with the arguments
    /// @param really makes the call where there is something around the core
    /// @return what came back
    byte[] calls(Mark what, byte[] with, Supplier<byte[]> really);

    /// The same for a call that brings nothing back.
    default void does(Mark what, byte[] with, Runnable really) {
        var _ = calls(what, with, () -> {
            really.run();
            return Parcel.NOTHING;
        });
    }

    /// The core tells its owner something, who hears it in every runtime.
    void tells(Mark what, byte[] with, Runnable owner);

    /// The core is called.
    void called(Mark what, byte[] with, Runnable core);
}

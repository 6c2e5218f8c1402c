package cantstop.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.typedarrays.Uint8Array;

/// What the page hands to its core.
public interface Options extends JSObject {
    /// The address of the WebSocket.
    @JSProperty
    String getSocket();

    /// The fingerprint that the host must have; null for any.
    @JSProperty
    String getHostKey();

    /// What was saved under a name; null if nothing was. May throw.
    String load(String name);

    /// Whether it is kept. May throw.
    boolean save(String name, String text);

    /// Milliseconds that only go forward.
    double now();

    /// Runs a task later.
    ///
    /// @return a function that has it not run
    Task later(double millis, Task task);

    /// Unpredictable random bytes.
    Uint8Array random(int count);

    Socket socketFactory(String address);

    void onSnapshot(String json);

    void onEvent(String json);

    void onNotice(String json);

    /// Something to be done.
    @JSFunctor
    interface Task extends JSObject {
        void run();
    }
}

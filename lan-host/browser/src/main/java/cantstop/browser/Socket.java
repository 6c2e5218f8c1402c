package cantstop.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.typedarrays.ArrayBuffer;
import org.teavm.jso.typedarrays.Uint8Array;

/// A WebSocket, as far as it is used.
interface Socket extends JSObject {
    @JSProperty
    void setBinaryType(String type);

    @JSProperty("onopen")
    void setOnOpen(Options.Task hearer);

    @JSProperty("onmessage")
    void setOnMessage(Hearer hearer);

    @JSProperty("onclose")
    void setOnClose(Options.Task hearer);

    @JSProperty("onerror")
    void setOnError(Options.Task hearer);

    void send(Uint8Array bytes);

    void close();

    /// Hears messages.
    @JSFunctor
    interface Hearer extends JSObject {
        void hear(Message message);
    }

    /// A message.
    interface Message extends JSObject {
        @JSProperty
        ArrayBuffer getData();
    }
}

package cantstop.client.system.voice;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/// A program that reads aloud until it is told to end.
final class FakeProcess extends Process {
    final ByteArrayOutputStream given = new ByteArrayOutputStream();
    private boolean alive = true;

    @Override
    public OutputStream getOutputStream() {
        return given;
    }

    @Override
    public InputStream getInputStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public InputStream getErrorStream() {
        return InputStream.nullInputStream();
    }

    @Override
    public int waitFor() {
        return 0;
    }

    @Override
    public int exitValue() {
        return 0;
    }

    @Override
    public void destroy() {
        alive = false;
    }

    @Override
    public boolean isAlive() {
        return alive;
    }
}

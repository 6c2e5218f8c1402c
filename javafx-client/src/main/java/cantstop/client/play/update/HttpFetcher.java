package cantstop.client.play.update;

import cantstop.engine.dice.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Fetches updates from a host's page. Of what the page says only the file's name is believed, and that only in form:
/// the file is kept if its sum is the one of the update.
final class HttpFetcher implements UpdateFetcher {
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int LONGEST_LIST = 1 << 16;
    private static final long LARGEST_FILE = 1L << 30;

    /// A line that `sha256sum --check` reads.
    private static final Pattern LINE =
            Pattern.compile("^([0-9a-f]{64})  ([A-Za-z0-9][A-Za-z0-9._+-]{0,99}\\.zip)$", Pattern.MULTILINE);

    private final Path folder;

    /// @param folder where the files go
    HttpFetcher(Path folder) {
        this.folder = folder;
    }

    @Override
    public Path fetch(Update update, IntConsumer percent) throws DownloadFailed {
        try {
            URI page = URI.create(update.page());
            Path file = folder.resolve(name(page, update.sum()));
            Path partial = folder.resolve(file.getFileName() + ".part");
            try {
                download(page.resolve(file.getFileName().toString()), update.sum(), partial, percent);
                return kept(partial, file);
            } finally {
                Files.deleteIfExists(partial);
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new DownloadFailed(Download.Reason.UNREACHABLE, e);
        }
    }

    /// What the page calls the file with this sum.
    private static String name(URI page, Bytes sum) throws IOException, DownloadFailed {
        String list;
        try (InputStream body = opened(page.resolve("SHA256SUMS")).getInputStream()) {
            list = new String(body.readNBytes(LONGEST_LIST), StandardCharsets.US_ASCII);
        }
        Matcher lines = LINE.matcher(list);
        while (lines.find()) {
            if (lines.group(1).equals(sum.toString())) {
                return lines.group(2);
            }
        }
        throw new DownloadFailed(Download.Reason.NOT_THERE);
    }

    private static void download(URI from, Bytes sum, Path to, IntConsumer percent) throws IOException, DownloadFailed {
        HttpURLConnection connection = opened(from);
        MessageDigest digest = sha256();
        try (InputStream body = connection.getInputStream();
                OutputStream out = onDisk(() -> Files.newOutputStream(to))) {
            long said = connection.getContentLengthLong();
            long length = said < 0 ? LARGEST_FILE : Math.clamp(said, 1, LARGEST_FILE);
            long here = 0;
            byte[] part = new byte[1 << 16];
            for (int size = body.read(part); size >= 0 && here <= length; size = body.read(part)) {
                here += size;
                digest.update(part, 0, size);
                int read = size;
                onDisk(() -> {
                    out.write(part, 0, read);
                    return out;
                });
                percent.accept((int) Math.min(100, 100 * here / length));
                if (Thread.interrupted()) {
                    throw new IOException("cancelled");
                }
            }
        }
        if (!Bytes.of(digest.digest()).equals(sum)) {
            throw new DownloadFailed(Download.Reason.WRONG_SUM);
        }
    }

    private static Path kept(Path partial, Path file) throws IOException, DownloadFailed {
        return onDisk(() -> Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING));
    }

    private static HttpURLConnection opened(URI page) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) page.toURL().openConnection(Proxy.NO_PROXY);
        connection.setConnectTimeout(PATIENCE_MILLIS);
        connection.setReadTimeout(PATIENCE_MILLIS);
        connection.setInstanceFollowRedirects(false);
        return connection;
    }

    private static <T> T onDisk(Writing<T> writing) throws IOException, DownloadFailed {
        try {
            return writing.write();
        } catch (IOException e) {
            throw new DownloadFailed(Download.Reason.DISK, e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private interface Writing<T> {
        T write() throws IOException;
    }
}

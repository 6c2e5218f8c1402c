package cantstop.client.system.instance;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a second start sends: a mark, then the words of its command line, each with a zero byte behind it,
/// which no word of a command line can hold.
final class StartMessage {
    /// More than the longest path that a system takes, in UTF-8, with a word or two beside it.
    static final int MOST_BYTES = 8 * 1024;

    /// An option, its value, and a few more that later versions may have.
    static final int MOST_WORDS = 8;

    private static final String MARK = "cantstop-start-1";
    private static final String END = "\0";

    private StartMessage() {}

    /// The bytes of a command line; empty where it is longer than any that is meant.
    static Optional<byte[]> of(List<String> words) {
        String text = words.stream().map(word -> word + END).collect(Collectors.joining("", MARK + END, ""));
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return bytes.length <= MOST_BYTES && words.size() <= MOST_WORDS ? Optional.of(bytes) : Optional.empty();
    }

    /// The words in what came; empty where it is something else.
    static Optional<List<String>> read(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
        if (!text.startsWith(MARK + END) || !text.endsWith(END)) {
            return Optional.empty();
        }
        // The last part is what stands behind the last zero byte: nothing.
        List<String> parts = List.of(text.split(END, -1));
        List<String> words = parts.subList(1, parts.size() - 1);
        return words.size() <= MOST_WORDS ? Optional.of(words) : Optional.empty();
    }
}

package cantstop.client.extras.history;

import cantstop.client.kit.words.Words;
import cantstop.protocol.client.LogFile;
import javafx.stage.FileChooser;

/// The system's dialogs for files. Some systems show no title of their own, so each says what it is for.
final class FileDialogs {
    private FileDialogs() {}

    /// A dialog for a game in a file.
    ///
    /// @param key what the button is called that opens it
    static FileChooser chooser(Words words, String key) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.say(key).replace(" …", ""));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(words.say("history.files"), "*." + LogFile.ENDING));
        return chooser;
    }
}

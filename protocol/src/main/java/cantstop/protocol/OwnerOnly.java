package cantstop.protocol;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryFlag;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;

/// Files and folders that only the user who owns them can read: by mode bits where the file system has them, by an
/// access list on Windows.
final class OwnerOnly {
    private OwnerOnly() {}

    /// Makes a folder and those above it that are missing. What exists is left as it is.
    static void createFolders(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Files.createDirectories(folder, attributes(folder, "rwx------"));
        restrict(folder, "rwx------");
    }

    /// Makes an empty file. One that exists keeps what is in it, and becomes its owner's alone.
    static void createFile(Path file) throws IOException {
        try {
            Files.createFile(file, attributes(file, "rw-------"));
        } catch (FileAlreadyExistsException _) {
            // As it should be.
        }
        restrict(file);
    }

    /// Writes a file so that it is there with all of its bytes, on the disk, or not at all.
    static void write(Path file, byte[] bytes) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Path fresh = Files.createTempFile(folder, file.getFileName().toString(), ".new", attributes(file, "rw-------"));
        try {
            restrict(fresh);
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(bytes);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /// Takes from all other users the rights that they have on an existing file.
    static void restrict(Path file) throws IOException {
        restrict(file, "rw-------");
    }

    private static FileAttribute<?>[] attributes(Path path, String mode) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))}
                : new FileAttribute<?>[0];
    }

    private static void restrict(Path path, String mode) throws IOException {
        PosixFileAttributeView posix = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (posix != null) {
            posix.setPermissions(PosixFilePermissions.fromString(mode));
            return;
        }
        AclFileAttributeView acl = Files.getFileAttributeView(path, AclFileAttributeView.class);
        if (acl != null) {
            AclEntry.Builder owner = AclEntry.newBuilder()
                    .setType(AclEntryType.ALLOW)
                    .setPrincipal(acl.getOwner())
                    .setPermissions(EnumSet.allOf(AclEntryPermission.class));
            if (Files.isDirectory(path)) {
                owner.setFlags(AclEntryFlag.FILE_INHERIT, AclEntryFlag.DIRECTORY_INHERIT);
            }
            acl.setAcl(List.of(owner.build()));
        }
    }
}

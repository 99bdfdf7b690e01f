import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;

/**
 * Writes a copy of ICU4J's jar in which {@code com.ibm.icu} is {@code android.icu}, the name that
 * Android gives to the same library. Class files refer to everything by UTF-8 constants, so those are
 * all that changes in them; of the data only the paths do.
 */
final class RenameICU {
  public static void main(String[] arguments) throws IOException {
    try (var input = new JarInputStream(new FileInputStream(arguments[0]));
        var output = new JarOutputStream(new FileOutputStream(arguments[1]))) {
      output.setLevel(1);
      for (JarEntry entry = input.getNextJarEntry(); entry != null; entry = input.getNextJarEntry()) {
        var bytes = input.readAllBytes();
        var name = renamed(entry.getName());
        output.putNextEntry(new JarEntry(name));
        if (name.endsWith(".class")) {
          output.write(classFile(bytes));
        } else if (name.endsWith(".properties") || name.startsWith("META-INF/services/")) {
          output.write(renamed(new String(bytes, "ISO-8859-1")).getBytes("ISO-8859-1"));
        } else {
          output.write(bytes);
        }
      }
    }
  }

  private static String renamed(String text) {
    return text.replace("com/ibm/icu", "android/icu").replace("com.ibm.icu", "android.icu");
  }

  /** A class file with its constants renamed (The Java Virtual Machine Specification, 4.4). */
  private static byte[] classFile(byte[] bytes) throws IOException {
    var input = new DataInputStream(new java.io.ByteArrayInputStream(bytes));
    var buffer = new ByteArrayOutputStream(bytes.length);
    var output = new DataOutputStream(buffer);
    output.writeLong(input.readLong()); // magic number and version
    int count = input.readUnsignedShort();
    output.writeShort(count);
    for (int index = 1; index < count; index += 1) {
      int tag = input.readUnsignedByte();
      output.writeByte(tag);
      switch (tag) {
        case 1 -> output.writeUTF(renamed(input.readUTF()));
        case 3, 4, 9, 10, 11, 12, 17, 18 -> output.writeInt(input.readInt());
        case 5, 6 -> {
          output.writeLong(input.readLong());
          index += 1; // long and double take two places
        }
        case 7, 8, 16, 19, 20 -> output.writeShort(input.readUnsignedShort());
        case 15 -> {
          output.writeByte(input.readUnsignedByte());
          output.writeShort(input.readUnsignedShort());
        }
        default -> throw new IOException("unknown constant " + tag);
      }
    }
    output.write(input.readAllBytes());
    return buffer.toByteArray();
  }
}

package app.getbottle.driver.rules.standin

import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException

/** The text that a percent-encoded one means (RFC 3986); null where it means none. */
internal fun percentDecoded(text: String): String? {
    val bytes = text.encodeToByteArray()
    val decoded = ByteBuffer.allocate(bytes.size)
    var index = 0
    while (index < bytes.size) {
        if (bytes[index] != '%'.code.toByte()) {
            decoded.put(bytes[index])
            index += 1
            continue
        }
        val high = digit(bytes.getOrNull(index + 1)) ?: return null
        val low = digit(bytes.getOrNull(index + 2)) ?: return null
        decoded.put((high * 16 + low).toByte())
        index += 3
    }
    return try {
        Charsets.UTF_8.newDecoder().decode(decoded.flip() as ByteBuffer).toString()
    } catch (_: CharacterCodingException) {
        null
    }
}

/** The first value of a name after `?`; null if there is none, or it cannot be read. */
internal fun queryValue(
    name: String,
    target: String,
): String? {
    val pairs = target.substringAfter('?', "").split('&').filter { it.isNotEmpty() }
    val pair = pairs.firstOrNull { percentDecoded(it.substringBefore('=')) == name } ?: return null
    return percentDecoded(pair.substringAfter('=', ""))
}

private fun digit(byte: Byte?): Int? =
    when (val char = byte?.toInt()?.toChar()) {
        in '0'..'9', in 'a'..'f', in 'A'..'F' -> char?.digitToInt(16)
        else -> null
    }

package app.getbottle.driver.rules.outbox.journal

import java.io.ByteArrayOutputStream

/** The number in the four bytes at an index, the lowest first. */
internal fun ByteArray.littleEndian(index: Int): UInt =
    (0 until 4).fold(0u) { number, place -> number or (this[index + place].toUByte().toUInt() shl 8 * place) }

/** Adds so many bytes of a number, the lowest first. */
internal fun ByteArrayOutputStream.writeLittleEndian(
    number: Long,
    count: Int,
) {
    for (place in 0 until count) write((number ushr 8 * place).toInt())
}

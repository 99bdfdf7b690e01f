package app.getbottle.driver.rules.outbox.journal

import java.io.ByteArrayOutputStream
import java.util.zip.CRC32

/**
 * A frame of a journal: a head of 16 bytes and a payload, one entry (O26).
 *
 * Its checksum is also over its place in the file and over which writing of the file it belongs to. So
 * neither a copy of a frame inside a body nor what is left of an earlier writing is ever taken for one.
 */
internal class JournalFrame(
    /** Where in the file it begins. */
    val offset: Long,
    /** How long its payload is, in bytes. */
    private val length: Int,
    /** Which writing of the file it belongs to. */
    val generation: UInt,
) {
    /** Where in the file its payload is. */
    val payload: IntRange get() = (offset.toInt() + HEAD_LENGTH).let { it until it + length }

    /** Its checksum, where its payload begins at an index of some bytes. */
    fun checksum(
        bytes: ByteArray,
        start: Int,
    ): UInt {
        val place = ByteArrayOutputStream()
        place.writeLittleEndian(offset, 8)
        place.writeLittleEndian(length.toLong(), 4)
        place.writeLittleEndian(generation.toLong(), 4)
        val checksum = CRC32()
        checksum.update(place.toByteArray())
        checksum.update(bytes, start, length)
        return checksum.value.toUInt()
    }

    internal companion object {
        /** `B0 77 1E FF`, which stands in no text: UTF-8 has no byte FF. */
        const val MAGIC: UInt = 0xFF1E_77B0u
        const val HEAD_LENGTH: Int = 16

        /** The bytes of an entry for a place in a file, in a writing of it. */
        fun encoded(
            entry: JournalEntry,
            offset: Long,
            generation: UInt,
        ): ByteArray {
            val payload = entry.payload
            val frame = JournalFrame(offset, payload.size, generation)
            val bytes = ByteArrayOutputStream()
            bytes.writeLittleEndian(MAGIC.toLong(), 4)
            bytes.writeLittleEndian(payload.size.toLong(), 4)
            bytes.writeLittleEndian(generation.toLong(), 4)
            bytes.writeLittleEndian(frame.checksum(payload, 0).toLong(), 4)
            bytes.writeBytes(payload)
            return bytes.toByteArray()
        }
    }
}

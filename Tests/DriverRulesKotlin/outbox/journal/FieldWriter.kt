package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.Numbered
import java.io.ByteArrayOutputStream

/** Writes fields: a tag, the length as a varint, and that many bytes; a value that is null is no field. */
internal class FieldWriter {
    private val written = ByteArrayOutputStream()

    /** What was written. */
    val bytes: ByteArray get() = written.toByteArray()

    /** Writes the number of an entry, which what it has follows. */
    fun begin(entry: Int) {
        written.write(entry)
    }

    /** A text, in UTF-8. */
    fun text(
        tag: Int,
        text: String?,
    ) {
        if (text != null) bytes(tag, text.encodeToByteArray())
    }

    /** Bytes as they are. */
    fun bytes(
        tag: Int,
        content: ByteArray,
    ) {
        written.write(tag)
        written.writeBytes(varint(content.size.toLong()))
        written.writeBytes(content)
    }

    /** A whole number, as the varint of its 64 bits. */
    fun integer(
        tag: Int,
        number: Long?,
    ) {
        if (number != null) bytes(tag, varint(number))
    }

    /** One of a few, by its number. */
    fun choice(
        tag: Int,
        choice: Numbered?,
    ) {
        integer(tag, choice?.number)
    }

    /** A moment of the wall clock; zigzag, as it may lie before 1970. */
    fun time(
        tag: Int,
        milliseconds: Long?,
    ) {
        if (milliseconds != null) integer(tag, (milliseconds shl 1) xor (milliseconds shr 63))
    }

    /** A field without bytes where something is so. */
    fun flag(
        tag: Int,
        isSet: Boolean,
    ) {
        if (isSet) bytes(tag, ByteArray(0))
    }

    /** A value's own fields. */
    fun <Value : Any> value(
        tag: Int,
        value: Value?,
        form: JournalFields<Value>,
    ) {
        if (value == null) return
        val fields = FieldWriter()
        form.write(value, fields)
        bytes(tag, fields.bytes)
    }

    /** LEB128: seven bits a byte, the lowest first, and the highest bit set in all but the last. */
    private fun varint(number: Long): ByteArray {
        val varint = ByteArrayOutputStream()
        var rest = number
        while (rest !in 0..0x7F) {
            varint.write(rest.toInt() and 0x7F or 0x80)
            rest = rest ushr 7
        }
        varint.write(rest.toInt())
        return varint.toByteArray()
    }
}

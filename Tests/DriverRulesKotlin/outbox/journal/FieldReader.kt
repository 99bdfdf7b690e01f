package app.getbottle.driver.rules.outbox.journal

import app.getbottle.driver.rules.outbox.values.Bytes
import app.getbottle.driver.rules.outbox.values.Deadline
import app.getbottle.driver.rules.outbox.values.Numbered
import java.nio.charset.CharacterCodingException

/**
 * Reads the fields of a part of a file, asked for in the order of their tags; those not asked for are
 * skipped.
 */
internal class FieldReader(
    private val file: ByteArray,
    range: IntRange,
) {
    private var index = range.first
    private val end = range.last + 1
    private var last = 0

    /** Where the bytes of the next field with a tag are; null if there is none. */
    private fun next(tag: Int): IntRange? {
        while (index < end && byte(index) <= tag) {
            val found = byte(index)
            if (found < last) throw UnreadableEntry()
            last = found
            index += 1
            val length = varint(end)
            if (length !in 0..end - index) throw UnreadableEntry()
            val range = index until index + length.toInt()
            index = range.last + 1
            if (found == tag) return range
        }
        return null
    }

    /** Skips the fields that nobody asked for. */
    fun finish() {
        var rest = next(HIGHEST)
        while (rest != null) rest = next(HIGHEST)
    }

    /** Bytes as they are. */
    fun bytes(tag: Int): Bytes? = next(tag)?.let { Bytes(file.copyOfRange(it.first, it.last + 1)) }

    /** A text in UTF-8. */
    fun text(tag: Int): String? {
        val range = next(tag) ?: return null
        return try {
            file.decodeToString(range.first, range.last + 1, throwOnInvalidSequence = true)
        } catch (_: CharacterCodingException) {
            throw UnreadableEntry()
        }
    }

    /** The texts of all fields with a tag. */
    fun texts(tag: Int): List<String> = generateSequence { text(tag) }.toList()

    /** A whole number from 0 to [GREATEST]. */
    fun integer(tag: Int): Long? =
        number(tag)?.also {
            if (it !in 0..GREATEST) throw UnreadableEntry()
        }

    /** One of a few, by its number; one that there is not is unreadable. */
    fun <Choice : Numbered> choice(
        tag: Int,
        choices: List<Choice>,
    ): Choice? =
        number(tag)?.let { number -> choices.firstOrNull { it.number == number }.required() }

    /** A moment of the wall clock, in milliseconds since 1970. */
    fun time(tag: Int): Long? =
        number(tag)?.let { (it ushr 1) xor -(it and 1) }?.also {
            if (it !in -GREATEST..GREATEST) throw UnreadableEntry()
        }

    /**
     * A moment of both clocks, of which a file has only the wall clock's: the clock since boot means
     * nothing after a restart.
     */
    fun deadline(tag: Int): Deadline? = time(tag)?.let { Deadline(wall = it, up = 0) }

    /** Whether something is so. */
    fun flag(tag: Int): Boolean {
        val range = next(tag) ?: return false
        if (!range.isEmpty()) throw UnreadableEntry()
        return true
    }

    /** A value from its own fields. */
    fun <Value> value(
        tag: Int,
        form: JournalFields<Value>,
    ): Value? {
        val fields = FieldReader(file, next(tag) ?: return null)
        val value = form.read(fields)
        fields.finish()
        return value
    }

    /** The values of all fields with a tag. */
    fun <Value : Any> values(
        tag: Int,
        form: JournalFields<Value>,
    ): List<Value> =
        generateSequence { value(tag, form) }.toList()

    private fun number(tag: Int): Long? {
        val range = next(tag) ?: return null
        index = range.first
        val number = varint(range.last + 1)
        if (index != range.last + 1) throw UnreadableEntry()
        return number
    }

    /** LEB128 in its shortest form, in 64 bits. */
    private fun varint(end: Int): Long {
        var number = 0L
        var shift = 0
        while (index < end && shift < Long.SIZE_BITS) {
            val byte = byte(index)
            val bits = (byte and 0x7F).toLong()
            index += 1
            number = number or (bits shl shift)
            if (number ushr shift != bits) throw UnreadableEntry()
            if (byte < 0x80) {
                if (byte == 0 && shift > 0) throw UnreadableEntry()
                return number
            }
            shift += 7
        }
        throw UnreadableEntry()
    }

    private fun byte(index: Int): Int = file[index].toInt() and 0xFF

    private companion object {
        private const val HIGHEST = 0xFF

        /** Nothing that is counted comes near it, and what is added to it still fits. */
        private const val GREATEST = 1L shl 53
    }
}

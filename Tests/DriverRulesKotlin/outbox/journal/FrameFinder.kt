package app.getbottle.driver.rules.outbox.journal

/**
 * Finds the good frames of a file in order, also those after damage.
 *
 * The app's time would have to be in proportion to the file's length; here each place that begins as a
 * frame does is summed up anew.
 */
internal class FrameFinder(
    private val file: ByteArray,
) {
    private var index = 0

    /** The generation of the first good frame: those of others are no frames of this writing of the file. */
    private var generation: UInt? = null

    /** The next good frame; null if there is none any more. */
    fun next(): JournalFrame? {
        while (index + JournalFrame.HEAD_LENGTH <= file.size) {
            val frame = goodFrame()
            if (frame != null) {
                index = frame.payload.last + 1
                generation = frame.generation
                return frame
            }
            index += 1
        }
        return null
    }

    /** The frame that begins here, if its checksum is right. */
    private fun goodFrame(): JournalFrame? {
        if (file.littleEndian(index) != JournalFrame.MAGIC) return null
        val length = file.littleEndian(index + 4)
        val found = file.littleEndian(index + 8)
        val rest = file.size - index - JournalFrame.HEAD_LENGTH
        if (length > rest.toUInt() || found != (generation ?: found)) return null
        val frame = JournalFrame(index.toLong(), length.toInt(), found)
        val start = index + JournalFrame.HEAD_LENGTH
        return frame.takeIf { it.checksum(file, start) == file.littleEndian(index + 12) }
    }
}

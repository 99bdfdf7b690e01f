package app.getbottle.driver.rules.outbox.journal

/** What was found in a journal, whatever is in it. */
internal class JournalReading(
    file: ByteArray,
) {
    private val found = ArrayList<JournalEntry>()

    /** Every intact frame's entry, in order; without the header, and none if the file is a newer app's. */
    val entries: List<JournalEntry> get() = found

    /** What the first frame says; null if it is not intact. */
    var header: JournalHeader? = null
        private set

    /** Which writing of the file this is, from 1, one more with each compaction; 0 if no frame is intact. */
    var generation: UInt = 0u
        private set

    /** How many bytes from the beginning are intact frames. */
    var intactLength: Long = 0
        private set

    /**
     * Whether a frame is bad and a good one comes after it, or the checksum of one is right and yet it says
     * nothing of this format (O28); otherwise what follows the intact frames is a torn tail.
     */
    var isDamaged: Boolean = false
        private set

    /** Whether a newer app wrote the file (O30). */
    val isNewer: Boolean get() = header.let { it != null && it.format > JournalHeader.CURRENT_FORMAT }

    init {
        val frames = FrameFinder(file)
        var frame = frames.next()
        while (frame != null) {
            generation = frame.generation
            take(entry(file, frame), frame)
            // What a newer app wrote after the header is not for this one (O30).
            frame = if (isNewer) null else frames.next()
        }
    }

    private fun entry(
        file: ByteArray,
        frame: JournalFrame,
    ): JournalEntry? =
        try {
            journalEntry(file, frame.payload)
        } catch (_: UnreadableEntry) {
            null
        }

    private fun take(
        entry: JournalEntry?,
        frame: JournalFrame,
    ) {
        val isFirst = frame.offset == 0L
        var isInPlace = frame.offset == intactLength
        when {
            entry is JournalEntry.Header && isFirst -> header = entry.header
            entry is JournalEntry.Header || entry == null -> isInPlace = false
            else -> {
                found.add(entry)
                if (isFirst) isInPlace = false
            }
        }
        if (isInPlace) intactLength = frame.payload.last + 1L else isDamaged = true
    }
}

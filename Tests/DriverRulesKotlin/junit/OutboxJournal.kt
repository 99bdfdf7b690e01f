package app.getbottle.driver.rules.junit

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.journal.JournalFrame
import app.getbottle.driver.rules.outbox.journal.JournalHeader
import app.getbottle.driver.rules.outbox.journal.JournalReading
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.ByteArrayOutputStream
import java.io.File

/** The journal that Swift wrote, read and written in Kotlin. Begun in the checkout's own folder. */
public class OutboxJournal {
    private val golden = File("Tests/Goldens/outbox-1.journal").readBytes()

    @Test
    public fun theGoldenJournalIsReadWhole() {
        val reading = JournalReading(golden)
        assertEquals(JournalHeader(1, BusinessId("pedal-gas"), nextSeq = 1), reading.header)
        assertEquals(golden.size.toLong(), reading.intactLength)
        assertFalse(reading.isDamaged)
        assertEquals(KINDS, reading.entries.map { it.javaClass.simpleName }.toSet())
    }

    @Test
    public fun theGoldenJournalIsWrittenBackByteForByte() {
        val reading = JournalReading(golden)
        val written = ByteArrayOutputStream()
        val header = listOfNotNull(reading.header).map { JournalEntry.Header(it) }
        for (entry in header + reading.entries) {
            written.writeBytes(JournalFrame.encoded(entry, written.size().toLong(), reading.generation))
        }
        assertArrayEquals(golden, written.toByteArray())
    }

    @Test
    public fun aByteThatIsTurnedTakesItsOwnFrameOnly() {
        val whole = JournalReading(golden).entries
        for (index in golden.indices) {
            val damaged = golden.copyOf().also { it[index] = (it[index].toInt() xor 1).toByte() }
            val left = JournalReading(damaged).entries
            assertTrue("byte $index", left.size >= whole.size - 1 && whole.containsAll(left))
        }
    }

    private companion object {
        /** Every kind of entry but the header. */
        private val KINDS =
            setOf(
                "Recorded", "MayHaveLeft", "Sent", "TurnedDown", "Withdrawn", "Dismissed", "Waits", "SetAside", "LetGo",
            )
    }
}

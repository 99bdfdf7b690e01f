import app.getbottle.driver.generated.models.WireModel
import app.getbottle.driver.generated.models.WireType
import java.io.File
import java.lang.management.ManagementFactory
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import app.getbottle.driver.generated.models.DeliveryWrite as OurDelivery
import app.getbottle.driver.generated.models.Fix as OurFix
import app.getbottle.driver.generated.models.Problem as OurProblem

/** How many documents are decoded before the other has its turn. */
private const val TURN = 10_000

/** So many turns of each come first, so that both are compiled. */
private const val FIRST_TURNS = 10

/** Microseconds of this thread. */
private class Microseconds {
    var decoding = 0L
    var encoding = 0L

    fun <Value> measure(
        documents: List<ByteArray>,
        decode: (ByteArray) -> Value,
        encode: (Value) -> ByteArray,
    ) {
        val start = now()
        val values = documents.map(decode)
        val middle = now()
        check(values.sumOf { encode(it).size } > 0)
        decoding += middle - start
        encoding += now() - middle
    }

    private fun now(): Long = ManagementFactory.getThreadMXBean().currentThreadCpuTime / 1000
}

private fun <Ours : WireModel, Theirs> run(
    ours: WireType<Ours>,
    theirs: KSerializer<Theirs>,
    lines: List<ByteArray>,
    count: Int,
) {
    val documents = List(TURN) { lines[it % lines.size] }
    val json = Json { ignoreUnknownKeys = true }
    var own = Microseconds()
    var other = Microseconds()
    for (turn in -FIRST_TURNS until count / TURN) {
        if (turn == 0) {
            own = Microseconds()
            other = Microseconds()
        }
        own.measure(documents, { ours.read(it) }, { it.json() })
        other.measure(
            documents,
            { json.decodeFromString(theirs, it.decodeToString()) },
            { json.encodeToString(theirs, it).encodeToByteArray() },
        )
    }
    println("${own.decoding} ${own.encoding} ${other.decoding} ${other.encoding}")
}

/** The same as `models` in Swift, beside kotlinx.serialization. */
fun main(words: Array<String>) {
    val lines = File(words[1]).readLines().map { it.encodeToByteArray() }
    val count = words[2].toInt()
    when (words[0]) {
        "Fix" -> run(OurFix, Fix.serializer(), lines, count)
        "DeliveryWrite" -> run(OurDelivery, Delivery.serializer(), lines, count)
        else -> run(OurProblem, Problem.serializer(), lines, count)
    }
}

package app.proof

import app.proof.generated.models.WireError
import app.proof.generated.models.WireJSON
import app.proof.generated.models.WireModel
import app.proof.generated.models.WireTree
import app.proof.generated.models.WireType
import app.proof.generated.models.WireViolation
import app.proof.generated.models.WireWriter
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json

/** One type: what reads it, what shows it, and what kotlinx.serialization makes of it. */
internal class Reader<Value : WireModel>(
    private val type: WireType<Value>,
    private val serializer: KSerializer<Value>,
    private val shown: (Value) -> String,
) {
    /** What comes of a document. */
    fun said(bytes: ByteArray): Map<String, WireJSON> =
        try {
            val value = type.read(bytes)
            val written = value.json()
            val again = type.read(written)
            mapOf(
                "verdict" to WireJSON.Text("ok"),
                "bytes" to WireJSON.Text(written.decodeToString()),
                "again" to WireJSON.Truth(again == value && again.json().contentEquals(written)),
                "value" to WireJSON.Text(shown(value)),
                "violations" to WireJSON.Items(value.validate().map { WireJSON.Text(plain(it)) }),
            ) + throughJson(value, written)
        } catch (error: WireError) {
            mapOf("verdict" to WireJSON.Text(error.code.word), "path" to WireJSON.Text(error.path))
        }

    /** What is wrong if anybody's `Json` reads and writes the value; nothing if all is well. */
    private fun throughJson(value: Value, written: ByteArray): Map<String, WireJSON> {
        val read = Json.decodeFromString(serializer, written.decodeToString())
        val text = Json.encodeToString(serializer, value)
        val isSame = read == value && type.read(text.encodeToByteArray()) == value
        return if (isSame) emptyMap() else mapOf("verdict" to WireJSON.Text("another in Json: $text"))
    }

    private fun plain(violation: WireViolation): String =
        listOf(violation.code.word, violation.path).filter { it != "" }.joinToString(" ")
}

/**
 * Reads documents, a line each (schema, name and the bytes in hexadecimal, by tabs), and prints what
 * came of each, a line of JSON.
 */
internal fun main() {
    val output = System.out.buffered()
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val (schema, document, digits) = line.split("\t")
        val bytes = ByteArray(digits.length / 2) { digits.substring(it * 2, it * 2 + 2).toInt(16).toByte() }
        val names = mapOf("schema" to WireJSON.Text(schema), "document" to WireJSON.Text(document))
        output.write(written(WireJSON.Fields(names + readers.getValue(schema).said(bytes))))
        output.write('\n'.code)
    }
    output.flush()
}

private fun written(json: WireJSON): ByteArray {
    val writer = WireWriter()
    WireTree.write(json, writer)
    return writer.bytes
}

/** A tree as it is written. */
internal fun tree(json: WireJSON): String = written(json).decodeToString()

/** A text as it is written. */
internal fun text(text: String): String = tree(WireJSON.Text(text))

/** A map's values by their names' bytes. */
internal fun <Item> map(map: Map<String, Item>, shown: (Item) -> String): String =
    map.entries
        .sortedWith { one, other -> java.util.Arrays.compareUnsigned(utf8(one.key), utf8(other.key)) }
        .joinToString(",", "{", "}") { text(it.key) + "=" + shown(it.value) }

private fun utf8(text: String): ByteArray = text.encodeToByteArray()

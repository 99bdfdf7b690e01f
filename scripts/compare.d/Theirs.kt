import kotlinx.serialization.KSerializer
import kotlinx.serialization.serializer
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*

private val readers: Map<String, () -> KSerializer<out Any>> =
    mapOf(
        "Capacity" to { serializer<Capacity>() },
        "DeliveredLine" to { serializer<DeliveredLine>() },
        "DriverDay" to { serializer<DriverDay>() },
        "Fix" to { serializer<Fix>() },
        "Problem" to { serializer<Problem>() },
        "Proof" to { serializer<Proof>() },
        "Receipt" to { serializer<Receipt>() },
        "SignInAnswer" to { serializer<SignInAnswer>() },
    )

private fun <Value : Any> said(serializer: KSerializer<Value>, document: String): String =
    try {
        val json = Serializer.kotlinxSerializationJson
        val value = json.decodeFromString(serializer, document)
        value::class.simpleName + "\t" + json.encodeToString(serializer, value)
    } catch (error: Exception) {
        "refused"
    }

/**
 * Reads documents, a line each (the schema, a tab, the document), and prints for each what it was taken
 * for and what is written of it again, or that it was refused.
 */
fun main() {
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val (schema, document) = line.split("\t", limit = 2)
        println(said(readers.getValue(schema)(), document))
    }
}

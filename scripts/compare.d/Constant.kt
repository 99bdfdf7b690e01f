import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.Challenge

/** Reads a challenge from a line, and prints what is written of it. */
fun main() {
    val json = Serializer.kotlinxSerializationJson
    val challenge = json.decodeFromString(Challenge.serializer(), readln())
    println(json.encodeToString(Challenge.serializer(), challenge))
}

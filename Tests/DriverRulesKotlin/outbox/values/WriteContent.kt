package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

/** What a request carries: the same bytes with every attempt (O3). */
@Serializable
public sealed interface WriteContent {
    /** A body of JSON, made once. */
    @Serializable
    @SerialName("json")
    public data class Json(
        /** Its bytes. */
        val body: Bytes,
    ) : WriteContent

    /** A picture beside the outbox. */
    @Serializable
    @SerialName("file")
    public data class File(
        /** Which. */
        val file: ProofFile,
    ) : WriteContent
}

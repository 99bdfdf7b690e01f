package app.getbottle.driver.rules.answer

import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.generated.models.WireType
import app.getbottle.driver.generated.models.WireWriter

/** A body as it stands, where more is looked at than one model has; read as strictly as a model. */
internal object AnswerTree : WireType<WireJSON> {
    override fun read(wire: WireJSON): WireJSON = wire

    override fun write(
        value: WireJSON,
        json: WireWriter,
    ): Unit =
        throw UnsupportedOperationException("a body that was read is not written")

    /** The fields of a body; null where it is no JSON object. */
    fun fields(body: String?): Map<String, WireJSON>? = body?.let { fields(it.encodeToByteArray()) }

    /** The fields of a body; null where it is no JSON object. */
    fun fields(body: ByteArray): Map<String, WireJSON>? =
        try {
            (read(body) as? WireJSON.Fields)?.values
        } catch (_: WireError) {
            null
        }
}

package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.rules.outbox.values.Bytes
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** An answer as an object of JSON. */
internal object AnswerAsFields : KSerializer<WireAnswer> {
    override val descriptor: SerialDescriptor = AnswerFields.serializer().descriptor

    override fun serialize(
        encoder: Encoder,
        value: WireAnswer,
    ) {
        val headers = value.headers.map { HeaderFields(it.name, it.value) }
        val fields = AnswerFields(value.status, headers, Bytes(value.body))
        encoder.encodeSerializableValue(AnswerFields.serializer(), fields)
    }

    override fun deserialize(decoder: Decoder): WireAnswer {
        val fields = decoder.decodeSerializableValue(AnswerFields.serializer())
        val headers = fields.headers.map { WireHeader(it.name, it.value) }
        return WireAnswer(fields.status, headers, fields.body.array)
    }
}

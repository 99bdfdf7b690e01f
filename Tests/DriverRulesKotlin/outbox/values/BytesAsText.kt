package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import java.util.Base64

/** Bytes as a text of JSON: base64 (RFC 4648, 4). */
internal object BytesAsText : KSerializer<Bytes> {
    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("Bytes", PrimitiveKind.STRING)

    override fun serialize(
        encoder: Encoder,
        value: Bytes,
    ) {
        encoder.encodeString(Base64.getEncoder().encodeToString(value.array))
    }

    override fun deserialize(decoder: Decoder): Bytes = Bytes(Base64.getDecoder().decode(decoder.decodeString()))
}

extension KotlinRuntime {
  /// `WireStringType.kt`.
  static let wireStringType = #"""
    import kotlinx.serialization.KSerializer
    import kotlinx.serialization.descriptors.PrimitiveKind
    import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
    import kotlinx.serialization.descriptors.SerialDescriptor
    import kotlinx.serialization.encoding.Decoder
    import kotlinx.serialization.encoding.Encoder

    /** How a type is read and written that is a text on the wire; also by kotlinx.serialization. */
    public abstract class WireStringType<Value>(
        name: String,
    ) : WireTextType<Value>, KSerializer<Value> {
        final override val descriptor: SerialDescriptor =
            PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)

        final override fun read(wire: WireJSON): Value = ofText(WireString.read(wire))

        final override fun write(
            value: Value,
            json: WireWriter,
        ) {
            json.text(text(value))
        }

        final override fun serialize(
            encoder: Encoder,
            value: Value,
        ) {
            encoder.encodeString(text(value))
        }

        final override fun deserialize(decoder: Decoder): Value = ofText(decoder.decodeString())
    }
    """#
}

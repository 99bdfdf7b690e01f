extension KotlinRuntime {
  /// `WireModelType.kt`.
  static let wireModelType = #"""
    import kotlinx.serialization.ExperimentalSerializationApi
    import kotlinx.serialization.KSerializer
    import kotlinx.serialization.SerializationException
    import kotlinx.serialization.descriptors.SerialDescriptor
    import kotlinx.serialization.descriptors.buildClassSerialDescriptor
    import kotlinx.serialization.encoding.Decoder
    import kotlinx.serialization.encoding.Encoder
    import kotlinx.serialization.json.JsonArray
    import kotlinx.serialization.json.JsonDecoder
    import kotlinx.serialization.json.JsonElement
    import kotlinx.serialization.json.JsonEncoder
    import kotlinx.serialization.json.JsonNull
    import kotlinx.serialization.json.JsonObject
    import kotlinx.serialization.json.JsonPrimitive
    import kotlinx.serialization.json.JsonUnquotedLiteral

    /**
     * How an object is read and written; also by kotlinx.serialization, in anybody's `Json`.
     *
     * There too the rules are those of [read] and [WireModel.write], however that `Json` is set.
     */
    public abstract class WireModelType<Value : WireModel>(
        name: String,
    ) : WireType<Value>, KSerializer<Value> {
        final override val descriptor: SerialDescriptor = buildClassSerialDescriptor(name)

        final override fun write(
            value: Value,
            json: WireWriter,
        ) {
            value.write(json)
        }

        final override fun serialize(
            encoder: Encoder,
            value: Value,
        ) {
            val json = encoder as? JsonEncoder ?: throw SerializationException(ONLY_JSON)
            json.encodeJsonElement(element(WireParser.value(value.json())))
        }

        final override fun deserialize(decoder: Decoder): Value {
            val json = decoder as? JsonDecoder ?: throw SerializationException(ONLY_JSON)
            return read(WireParser.value(json.decodeJsonElement().toString()))
        }

        @kotlin.OptIn(ExperimentalSerializationApi::class)
        private fun element(wire: WireJSON): JsonElement =
            when (wire) {
                is WireJSON.Null -> JsonNull
                is WireJSON.Truth -> JsonPrimitive(wire.value)
                // Any other number is taken for a double, and not written as it was read.
                is WireJSON.Digits -> JsonUnquotedLiteral(wire.text)
                is WireJSON.Text -> JsonPrimitive(wire.text)
                is WireJSON.Items -> JsonArray(wire.items.map(::element))
                is WireJSON.Fields -> JsonObject(wire.values.mapValues { element(it.value) })
            }

        private companion object {
            private const val ONLY_JSON = "objects of the API are read and written as JSON only"
        }
    }
    """#
}

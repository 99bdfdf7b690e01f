extension KotlinRuntime {
  /// `WireJSON.kt`.
  static let wireJSON = #"""
    /** A JSON value, before anything is known of its type. */
    public sealed interface WireJSON {
        /** `null` */
        public data object Null : WireJSON

        /** `true` or `false` */
        public data class Truth(
            /** Which. */
            public val value: kotlin.Boolean,
        ) : WireJSON

        /** A number. */
        public data class Digits(
            /** The number as it is written. */
            public val text: kotlin.String,
        ) : WireJSON

        /** A text. */
        public data class Text(
            /** The text without its escapes. */
            public val text: kotlin.String,
        ) : WireJSON

        /** An array. */
        public data class Items(
            /** The elements. */
            public val items: List<WireJSON>,
        ) : WireJSON

        /** An object. */
        public data class Fields(
            /** The values by name. */
            public val values: Map<kotlin.String, WireJSON>,
        ) : WireJSON {
            /** A value that must be there. */
            internal fun <Value> required(
                name: kotlin.String,
                type: WireType<Value>,
            ): Value {
                val wire = values[name] ?: throw WireError(WireErrorCode.MISSING, WirePath.step(name))
                return type.readInside(name, wire)
            }

            /** A value that may be left out; null is nothing too. */
            internal fun <Value : Any> optional(
                name: kotlin.String,
                type: WireType<Value>,
            ): Value? {
                val wire = values[name]
                return if (wire == null || wire == Null) null else type.readInside(name, wire)
            }

            /** A value that must be there, but may be null. */
            internal fun <Value : Any> nullable(
                name: kotlin.String,
                type: WireType<Value>,
            ): Value? {
                val wire = values[name] ?: throw WireError(WireErrorCode.MISSING, WirePath.step(name))
                return if (wire == Null) null else type.readInside(name, wire)
            }

            /** The same fields, in which a word that is always the same was looked for. */
            internal fun constant(
                name: kotlin.String,
                word: kotlin.String,
            ): Fields {
                if (required(name, WireString) != word) {
                    throw WireError(WireErrorCode.WRONG_WORD, WirePath.step(name))
                }
                return this
            }
        }

        /** The fields of what must be an object. */
        public val fields: Fields get() = this as? Fields ?: throw refusal

        /** The error of a value that is of another type than the one asked for. */
        public val refusal: WireError
            get() = WireError(if (this == Null) WireErrorCode.NULL else WireErrorCode.WRONG_TYPE)
    }
    """#
}

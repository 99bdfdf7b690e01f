extension KotlinRuntime {
  /// `WireCheck.kt`.
  static let wireCheck = #"""
    /** Collects what breaks a limit, each with its place. */
    public class WireCheck {
        private val found = kotlin.collections.ArrayList<WireViolation>()
        private val path = kotlin.collections.ArrayList<String>()

        /** What was found, in the order of the description. */
        public val violations: List<WireViolation> get() = found.toList()

        /** Looks at what has a name or an index in the value, if it is there. */
        internal fun <Value : Any> at(
            name: String,
            value: Value?,
            body: WireCheck.(Value) -> Unit,
        ) {
            if (value == null) return
            path.add(name)
            body(value)
            path.removeAt(path.lastIndex)
        }

        /** Looks at a value by its type's own limits. */
        internal fun model(value: WireModel) {
            value.check(this)
        }

        /** Looks at how many Unicode scalars a text has. */
        internal fun length(
            text: String,
            least: Long? = null,
            most: Long? = null,
        ) {
            val count = text.codePointCount(0, text.length)
            if (least != null && count < least) add(WireViolationCode.TOO_SHORT, least.toString())
            if (most != null && count > most) add(WireViolationCode.TOO_LONG, most.toString())
        }

        /** Looks at whether a text is a UUID: 8, 4, 4, 4 and 12 hexadecimal digits, `-` between. */
        internal fun uuid(text: String) {
            val parts = text.split('-')
            val isUUID =
                parts.map { it.length } == listOf(8, 4, 4, 4, 12) &&
                    parts.all { part -> part.all { it in "0123456789abcdefABCDEF" } }
            if (!isUUID) add(WireViolationCode.NOT_UUID)
        }

        /** Looks at what a text is made of. */
        internal fun pattern(
            text: String,
            pattern: WirePattern,
        ) {
            if (!pattern.matches(text)) add(WireViolationCode.PATTERN, pattern.source)
        }

        /** Looks at a whole number. */
        internal fun whole(
            value: Int,
            least: Long? = null,
            most: Long? = null,
        ) {
            whole(value.toLong(), least, most)
        }

        /** Looks at a whole number. */
        internal fun whole(
            value: Long,
            least: Long? = null,
            most: Long? = null,
        ) {
            if (least != null && value < least) add(WireViolationCode.TOO_SMALL, least.toString())
            if (most != null && value > most) add(WireViolationCode.TOO_LARGE, most.toString())
        }

        /** Looks at a number in double precision, which must be finite too. */
        internal fun number(
            value: Double,
            least: Double? = null,
            most: Double? = null,
        ) {
            if (value.isNaN() || value.isInfinite()) return add(WireViolationCode.NOT_FINITE)
            if (least != null && value < least) add(WireViolationCode.TOO_SMALL, WireNumber.text(least))
            if (most != null && value > most) add(WireViolationCode.TOO_LARGE, WireNumber.text(most))
        }

        /** Looks at how many elements an array has. */
        internal fun count(
            items: List<*>,
            least: Long? = null,
            most: Long? = null,
        ) {
            if (least != null && items.size < least) add(WireViolationCode.TOO_FEW, least.toString())
            if (most != null && items.size > most) add(WireViolationCode.TOO_MANY, most.toString())
        }

        /** Looks at each element of an array. */
        internal fun <Item : Any> each(
            items: List<Item>,
            body: WireCheck.(Item) -> Unit,
        ) {
            for ((index, item) in items.withIndex()) at(index.toString(), item, body)
        }

        /** Looks at each value of a map, by their names' bytes. */
        internal fun <Item : Any> each(
            map: Map<String, Item>,
            body: WireCheck.(Item) -> Unit,
        ) {
            for ((name, value) in WireOrder.sorted(map)) at(name, value, body)
        }

        private fun add(
            code: WireViolationCode,
            limit: String = "",
        ) {
            found.add(WireViolation(code, path.joinToString("") { WirePath.step(it) }, limit))
        }
    }
    """#
}

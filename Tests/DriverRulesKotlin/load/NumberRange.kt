package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.LoadKind

/** What a number of a draft may be (L13, L17). */
internal class NumberRange(
    /** From the least to the most. */
    val numbers: LongRange,
) {
    /** Whether both numbers of a line are in it. */
    fun holds(line: DraftLine): Boolean = line.numbers.full in numbers && line.numbers.empty in numbers

    internal companion object {
        /** That of a kind. */
        fun of(kind: LoadKind): NumberRange =
            NumberRange(
                when (kind) {
                    LoadKind.LOAD_UP -> 0L..999L
                    LoadKind.OFF_LOAD -> -999L..0L
                    LoadKind.COUNT -> 0L..9999L
                    else -> -999L..999L
                },
            )
    }
}

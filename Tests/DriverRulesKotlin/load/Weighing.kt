package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.text.Remark

/** What a van carries after a write, beside what it may (L12). */
internal class Weighing(
    private val kind: LoadKind,
    lines: List<DraftLine>,
    private val screen: LoadScreen,
) {
    private val after: Map<GasId, Bottles> =
        screen.van +
            lines.associate { line ->
                val moved = screen.onVan(line.gasId) + line.numbers
                line.gasId to if (kind == LoadKind.COUNT) line.numbers else moved
            }

    private val isJudged = kind != LoadKind.OFF_LOAD
    private val bottles = after.values.sumOf { it.shown.full + it.shown.empty }
    private val isTooMany = isJudged && screen.capacity.bottles?.let { bottles > it } == true
    private val isUnknown = isJudged && screen.capacity.grams != null && after.any { grams(it.key, it.value) == null }
    private val isTooHeavy =
        isJudged && !isUnknown && screen.capacity.grams?.let { grams(after) > it } == true

    /** A van that is too heavy may be made no heavier; a count is a fact. */
    private val isForbidden = isTooHeavy && kind != LoadKind.COUNT && grams(after) > grams(screen.van)

    /** What the law forbids. */
    val errors: List<Remark> get() = if (isForbidden) listOf(Remark("", "overWeight")) else emptyList()

    /** What the driver is asked to look at. */
    val warnings: List<Remark>
        get() =
            listOfNotNull(
                "overBottles".takeIf { isTooMany },
                "overWeight".takeIf { isTooHeavy && !isForbidden },
                "weightUnknown".takeIf { isUnknown },
            ).map { Remark("", it) }

    /** What is known of the weight of a van's bottles. */
    private fun grams(van: Map<GasId, Bottles>): Long = van.entries.sumOf { grams(it.key, it.value) ?: 0 }

    /** The weight of the bottles of a gas, a figure below 0 as none; null where it is not known. */
    private fun grams(
        id: GasId,
        bottles: Bottles,
    ): Long? {
        val (full, empty) = bottles.shown
        val gas = screen.gas(id)
        val ofFull = if (full == 0L) 0 else gas?.fullGrams ?: return null
        val ofEmpty = if (empty == 0L) 0 else gas?.emptyGrams ?: return null
        return full * ofFull + empty * ofEmpty
    }
}

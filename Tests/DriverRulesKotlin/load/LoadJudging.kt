package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.LoadReason
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.asNote
import app.getbottle.driver.rules.text.pointer
import app.getbottle.driver.rules.text.scalarCount

/** Scalars of a note that explains the reason `other` (L7). */
private const val LEAST_NOTE = 3

/** Scalars of the longest note (L7). */
private const val LONGEST_NOTE = 500

/** A draft on a round's load screen, judged by the rules in their order (L19). */
internal class LoadJudging(
    private val draft: LoadDraft,
    private val screen: LoadScreen,
) {
    private val kind = draft.kind
    private val all = lines(draft, screen)

    /** The lines whose numbers are in range: a bad number is judged by nothing else (L19). */
    private val good = all.filter { range.holds(it) }

    /** The lines of the body. */
    val lines: List<DraftLine> get() = all

    private val weighing by lazy { Weighing(kind, good, screen) }
    private val isWeighed = good.size == all.size

    /** What must be mended before it is recorded. */
    val errors: List<Remark>
        get() =
            good.flatMap(::unexplained) + nothing() + good.flatMap(::gas) + good.flatMap(::takingOff) +
                (if (isWeighed) weighing.errors else emptyList()) + all.flatMap(::badNumbers) + wrongState()

    /** What the driver is asked to look at. */
    val warnings: List<Remark> get() = if (isWeighed) weighing.warnings else emptyList()

    private val range: NumberRange get() = NumberRange.of(kind)

    /** L7, L13: a line's tick, or else its reason and then its note. */
    private fun unexplained(line: DraftLine): List<Remark> {
        if (line.isOpen) return listOf(remark(line.gasId, "full", "notTicked"))
        val gas = line.gasId.value
        val reason = draft.reasons[line.gasId]
        val code =
            when {
                line.needsExplaining && reason == null && kind == LoadKind.LOAD_UP -> "reasonMissing"
                reason == null || !carriesReason(line) || fits(reason) -> null
                else -> "reasonDoesNotFit"
            }
        val wrong = listOfNotNull(code?.let { Remark(pointer("reasons", gas), it) })
        val note = noteCode(line)?.let { Remark(pointer("notes", gas), it) }
        return wrong + listOfNotNull(note)
    }

    /** Whether a reason goes with a line: what it explains, and in a move whatever it may be (L7). */
    private fun carriesReason(line: DraftLine): Boolean =
        line.needsExplaining || kind == LoadKind.TOP_UP || kind == LoadKind.OFF_LOAD

    /** The reason that goes with a line. */
    fun reason(line: DraftLine): LoadReason? = draft.reasons[line.gasId].takeIf { carriesReason(line) }

    /** The note that goes with a line. */
    fun note(line: DraftLine): String? = draft.notes[line.gasId]?.asNote()

    private fun fits(reason: LoadReason): Boolean =
        when (kind) {
            LoadKind.LOAD_UP -> reason != LoadReason.DAMAGED
            LoadKind.COUNT -> reason != LoadReason.NOT_IN_STOCK && reason != LoadReason.NO_ROOM
            else -> true
        }

    private fun noteCode(line: DraftLine): String? {
        val length = note(line)?.scalarCount ?: 0
        return when {
            reason(line) == LoadReason.OTHER && length < LEAST_NOTE -> "noteMissing"
            length > LONGEST_NOTE -> "noteTooLong"
            else -> null
        }
    }

    /** L10: only loading up may be of nothing. */
    private fun nothing(): List<Remark> =
        if (kind != LoadKind.LOAD_UP && all.isEmpty()) listOf(Remark("", "nothingToRecord")) else emptyList()

    /** L10: what goes on for the round, or what open stops order. */
    private fun gas(line: DraftLine): List<Remark> {
        if (kind != LoadKind.LOAD_UP && kind != LoadKind.TOP_UP) return emptyList()
        val gas = screen.gas(line.gasId)
        val goesOff = gas?.goesOff == true || line.gasId in screen.need
        return listOfNotNull(
            remark(line.gasId, "full", "gasCannotGoOff").takeIf { line.numbers.full != 0L && !goesOff },
            remark(line.gasId, "empty", "gasCannotComeBack")
                .takeIf { line.numbers.empty != 0L && gas?.comesBack != true },
        )
    }

    /** L11: more off than there is; of a figure below 0 there is nothing. */
    private fun takingOff(line: DraftLine): List<Remark> {
        if (kind == LoadKind.COUNT) return emptyList()
        val after = screen.onVan(line.gasId).shown + line.numbers
        return listOfNotNull(
            remark(line.gasId, "full", "countFirst").takeIf { line.numbers.full < 0 && after.full < 0 },
            remark(line.gasId, "empty", "countFirst").takeIf { line.numbers.empty < 0 && after.empty < 0 },
        )
    }

    /** L13, L17 */
    private fun badNumbers(line: DraftLine): List<Remark> =
        listOfNotNull(
            remark(line.gasId, "full", "quantityBad").takeIf { line.numbers.full !in range.numbers },
            remark(line.gasId, "empty", "quantityBad").takeIf { line.numbers.empty !in range.numbers },
        )

    /** L18: nothing is done for a round that the day does not have. */
    private fun wrongState(): List<Remark> {
        val states =
            when (kind) {
                LoadKind.LOAD_UP -> setOf(RoundState.SENT)
                LoadKind.TOP_UP -> setOf(RoundState.LOADED, RoundState.OUT, RoundState.BACK)
                LoadKind.OFF_LOAD ->
                    setOf(RoundState.LOADED, RoundState.OUT, RoundState.BACK, RoundState.FINISHED)
                else -> setOfNotNull(screen.state)
            }
        return if (screen.state in states) emptyList() else listOf(Remark("", "wrongState"))
    }

    private fun remark(
        gas: GasId,
        figure: String,
        code: String,
    ): Remark =
        Remark(pointer("numbers", gas.value, figure), code)
}

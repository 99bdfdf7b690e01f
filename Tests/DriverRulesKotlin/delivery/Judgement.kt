package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.rules.text.Remark

/** What comes of a draft. */
public data class Judgement(
    /** What became of the stop. */
    val outcome: Outcome,
    /** In minor units. */
    val due: Long,
    /** The empties that the customer owes. */
    val emptiesOwed: List<GasQuantity>,
    /** What must be mended before it is recorded, in the order of the rules. */
    val errors: List<Remark>,
    /** What the driver is asked to look at, in the order of the rules. */
    val warnings: List<Remark>,
)

private val errorRules: List<WriteUp.() -> List<Remark>> =
    listOf(
        WriteUp::badQuantities,
        WriteUp::cannotGoOff,
        WriteUp::missingReasons,
        WriteUp::missingForCollection,
        WriteUp::unfitReasons,
        WriteUp::longNotes,
        WriteUp::cannotComeBack,
        WriteUp::badCash,
        WriteUp::missingCashReason,
        WriteUp::missingProof,
        WriteUp::badSigner,
        WriteUp::signedByNobody,
        WriteUp::alreadyDone,
        WriteUp::roundNotOut,
    )

private val warningRules: List<WriteUp.() -> List<Remark>> =
    listOf(
        WriteUp::moreThanOrdered,
        WriteUp::moreThanOnVan,
        WriteUp::shortEmpties,
        WriteUp::noRoom,
        WriteUp::largeCash,
        WriteUp::cashOver,
        WriteUp::explainedProof,
    )

/** Judges a draft by every rule. */
public fun judge(
    draft: Draft,
    stop: StopContext,
): Judgement {
    val writeUp = WriteUp(draft, stop)
    return Judgement(
        outcome = writeUp.outcome,
        due = writeUp.price.due,
        emptiesOwed = writeUp.owed,
        errors = errorRules.flatMap { it(writeUp) },
        warnings = warningRules.flatMap { it(writeUp) },
    )
}

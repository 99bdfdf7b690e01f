package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.ProofRule
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer
import app.getbottle.driver.rules.text.scalarCount
import app.getbottle.driver.rules.text.trimmed

/** Scalars of the longest name of a signer (D18). */
private const val LONGEST_NAME = 100

/** D17, D18, D19: the proof that is asked for after all: none where nothing was delivered or collected. */
private val WriteUp.askedFor: ProofRule
    get() =
        when {
            outcome == Outcome.NOT_DELIVERED -> ProofRule.NONE
            !draft.leftSafe -> stop.proof
            stop.proof == ProofRule.SIGNATURE || stop.proof == ProofRule.EITHER -> ProofRule.PHOTO
            else -> stop.proof
        }

/** Whether the proof that is asked for is not there. */
internal val WriteUp.isProofMissing: Boolean
    get() =
        when (askedFor) {
            ProofRule.PHOTO -> draft.photo == null
            ProofRule.SIGNATURE -> draft.signature == null
            ProofRule.EITHER -> draft.photo == null && draft.signature == null
            else -> false
        }

/** D17: a missing proof that nothing explains. */
internal fun WriteUp.missingProof(): List<Remark> =
    if (isProofMissing && draft.proofMissing == null) listOf(proofRemark) else emptyList()

/** D17: a missing proof for a reason. */
internal fun WriteUp.explainedProof(): List<Remark> =
    if (isProofMissing && draft.proofMissing != null) listOf(proofRemark) else emptyList()

private val WriteUp.proofRemark: Remark
    get() = Remark(pointer(if (askedFor == ProofRule.SIGNATURE) "signature" else "photo"), "proofMissing")

/** D18: a name that is nobody's. */
internal fun WriteUp.badSigner(): List<Remark> {
    val length = draft.signature?.name?.trimmed()?.scalarCount ?: return emptyList()
    val place = pointer("signature", "name")
    return when {
        length == 0 -> listOf(Remark(place, "signerMissing"))
        length > LONGEST_NAME -> listOf(Remark(place, "signerTooLong"))
        else -> emptyList()
    }
}

/** D18: where nobody was there, nobody signed. */
internal fun WriteUp.signedByNobody(): List<Remark> =
    if (draft.leftSafe && draft.signature != null) {
        listOf(Remark(pointer("leftSafe"), "signedByNobody"))
    } else {
        emptyList()
    }

package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.Serializable

/** A write as a case writes it. */
@Serializable
internal data class CaseWrite(
    val key: IdempotencyKey,
    val person: PersonId = PersonId("sam"),
    val business: BusinessId = BusinessId("acme"),
    val roundId: RoundId? = null,
    val at: Timestamp,
    val state: WriteState,
    val delivery: OwnDelivery? = null,
    val load: OwnLoad? = null,
    val progress: ProgressKind? = null,
    val cash: OwnCash? = null,
    val proof: ProofId? = null,
) {
    /** The write. */
    val kept: KeptWrite
        get() {
            val own = OwnWrite(key, roundId, state, load, delivery, progress, cash)
            return KeptWrite(Owner(person, business), at, own, proof)
        }
}

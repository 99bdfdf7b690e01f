package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.Capacity
import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.OrderLine
import app.getbottle.driver.generated.models.PaymentHow
import app.getbottle.driver.generated.models.ProofRule
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.generated.models.StopKind
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.day.DayGas
import kotlinx.serialization.Serializable

/** What a case of a delivery starts from. */
@Serializable
internal data class DeliveryGiven(
    val roundId: RoundId,
    val roundState: RoundState,
    val stopId: StopId,
    val kind: StopKind,
    val state: StopState,
    val lines: List<OrderLine>,
    val payment: PaymentHow,
    val proof: ProofRule,
    val gas: List<DayGas>,
    val van: Map<GasId, Bottles>,
    val capacity: Capacity,
    val cab: Long,
    val now: Timestamp,
    val newIds: List<DeliveryId>,
) {
    /** The stop as it is judged. */
    val stop: StopContext
        get() =
            StopContext(roundId, roundState, stopId, kind, state, lines, payment, proof, gas, van, capacity)
}

package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.Capacity
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.OrderLine
import app.getbottle.driver.generated.models.PaymentHow
import app.getbottle.driver.generated.models.ProofRule
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.generated.models.StopKind
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.day.DayGas

/** A stop and what a write-up of it is judged against: the effective view without the write-up (D26). */
public data class StopContext(
    /** Its round. */
    val roundId: RoundId,
    /** The state of its round (Y9). */
    val roundState: RoundState,
    /** Which stop. */
    val stopId: StopId,
    /** Whether bottles are brought or only fetched. */
    val kind: StopKind,
    /** The state of the stop. */
    val state: StopState,
    /** What was ordered. */
    val lines: List<OrderLine>,
    /** How the customer pays. */
    val payment: PaymentHow,
    /** The proof that the customer asks for. */
    val proof: ProofRule,
    /** The day's gas, in its order. */
    val gas: List<DayGas>,
    /** What is on the van. */
    val van: Map<GasId, Bottles>,
    /** What the van has room for. */
    val capacity: Capacity,
)

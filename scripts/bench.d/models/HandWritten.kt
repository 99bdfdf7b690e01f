import kotlinx.serialization.Serializable

// What somebody would write by hand, with less to do than ours: times and ids stay texts, and words too.

@Serializable
data class Fix(
    val lat: Double,
    val lon: Double,
    val accuracy: Double,
    val at: String,
    val ageMs: Long,
)

@Serializable
data class Line(
    val gasId: String,
    val ordered: Int,
    val delivered: Int,
    val reason: String? = null,
    val note: String? = null,
)

@Serializable
data class Count(
    val gasId: String,
    val quantity: Int,
)

@Serializable
data class Delivery(
    val id: String,
    val roundId: String,
    val stopId: String,
    val occurredAt: String,
    val outcome: String,
    val reason: String? = null,
    val note: String? = null,
    val lines: List<Line>,
    val empties: List<Count>,
    val cash: Long? = null,
    val leftSafe: Boolean? = null,
)

@Serializable
data class FieldProblem(
    val pointer: String,
    val code: String,
    val detail: String? = null,
)

@Serializable
data class Problem(
    val title: String? = null,
    val status: Int? = null,
    val detail: String? = null,
    val code: String? = null,
    val errors: List<FieldProblem>? = null,
)

package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.FieldProblem
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.generated.models.WireModel
import app.getbottle.driver.generated.models.WireType

/** A request, when it came, and what is laid on top of the answer. */
internal class Asked(
    val request: StandInRequest,
    val now: Timestamp,
    /** What is said in place of the API's own verdict. */
    val refusal: Fault.Refusal? = null,
    /** For how long the API works on it, in milliseconds. */
    val work: Long = 0,
) {
    /** A model that its body has to be. */
    fun <Model : WireModel> body(type: WireType<Model>): Model {
        if (!request.isLabelled("application/json")) {
            throw Turned(415, "invalid", "The body has to be application/json")
        }
        val model =
            try {
                type.read(request.body)
            } catch (error: WireError) {
                val place = FieldProblem(error.path, error.code.word)
                throw Turned(400, "invalid", "The body does not read", errors = listOf(place))
            }
        val broken = model.validate().map { FieldProblem(it.path, it.code.word) }
        if (broken.isNotEmpty()) throw Turned(422, "invalid", "Something in it cannot be", errors = broken)
        return model
    }
}

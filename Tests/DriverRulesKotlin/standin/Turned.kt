package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.FieldProblem
import app.getbottle.driver.generated.models.Problem
import app.getbottle.driver.generated.models.ProblemCode
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader

/** Why something is turned down. */
internal class Turned(
    val status: Int,
    private val code: String?,
    private val title: String?,
    private val detail: String? = null,
    private val errors: List<FieldProblem>? = null,
) : Exception() {
    /** The problem (RFC 9457). */
    val body: ByteArray
        get() {
            val code = code?.let(ProblemCode::ofText)
            return Problem(title = title, status = status, detail = detail, code = code, errors = errors).json()
        }

    /** The answer that says so. */
    fun answer(vararg headers: WireHeader): WireAnswer =
        WireAnswer(status, listOf(WireHeader("Content-Type", "application/problem+json")) + headers, body)

    internal companion object {
        val signedOut: Turned get() = Turned(401, "signed-out", "Signed out")

        /** One field that cannot be as it is. */
        fun field(
            pointer: String,
            code: String,
        ): Turned =
            Turned(422, "invalid", "Something in it cannot be", errors = listOf(FieldProblem(pointer, code)))
    }
}

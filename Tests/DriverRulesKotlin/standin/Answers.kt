package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.AuthError
import app.getbottle.driver.generated.models.AuthErrorCode
import app.getbottle.driver.generated.models.FieldProblem
import app.getbottle.driver.generated.models.Problem
import app.getbottle.driver.generated.models.ProblemCode
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.generated.models.WireModel

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
        get() = Problem(
            title = title,
            status = status,
            detail = detail,
            code = code?.let(ProblemCode::ofText),
            errors = errors,
        ).json()

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

/** A failure as better-auth tells it. */
internal fun authError(
    status: Int,
    code: String?,
    message: String?,
    vararg headers: WireHeader,
): WireAnswer {
    val error = AuthError(code = code?.let(AuthErrorCode::ofText), message = message)
    return WireAnswer(status, listOf(WireHeader("Content-Type", "application/json")) + headers, error.json())
}

/** A model. */
internal fun ok(
    body: WireModel,
    vararg headers: WireHeader,
): WireAnswer =
    WireAnswer(200, listOf(WireHeader("Content-Type", "application/json")) + headers, body.json())

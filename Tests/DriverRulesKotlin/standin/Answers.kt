package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.AuthError
import app.getbottle.driver.generated.models.AuthErrorCode
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.generated.models.WireModel

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

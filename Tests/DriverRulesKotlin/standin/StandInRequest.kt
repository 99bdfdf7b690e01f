package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.generated.models.WireRequest

/** A request as it comes to the stand-in, from any transport. */
public class StandInRequest(
    /** The method: `GET`. */
    public val method: String,
    /** Path and query, percent-encoded. */
    public val target: String,
    /** The headers. */
    public val headers: List<WireHeader> = emptyList(),
    /** The body; empty for none. */
    public val body: ByteArray = ByteArray(0),
) {
    /** A request that the models made. */
    public constructor(request: WireRequest) :
        this(request.method, request.target, request.headers, request.body ?: ByteArray(0))

    /** The first value of a header without the blanks at its ends; null if it is not there. */
    internal fun header(name: String): String? =
        headers.firstOrNull { it.name.folded == name.folded }?.value?.trim(' ', '\t')

    /** Whether the body is labelled as a media type, whatever its parameters. */
    internal fun isLabelled(type: String): Boolean =
        header("Content-Type")?.substringBefore(';')?.trim(' ', '\t')?.folded == type.folded

    /** The token that it carries, byte for byte; null if none. */
    internal val token: String?
        get() = header("Authorization")
            ?.takeIf { it.length > SCHEME.length && it.take(SCHEME.length).folded == SCHEME }
            ?.drop(SCHEME.length)

    private companion object {
        const val SCHEME = "bearer "
    }
}

/** A text with its ASCII letters small. */
internal val String.folded: String
    get() = map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

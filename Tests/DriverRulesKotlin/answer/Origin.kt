package app.getbottle.driver.rules.answer

import java.net.URI
import java.net.URISyntaxException

/** Whose an address of the web is: its scheme, host and port (RFC 6454). */
internal data class Origin(
    private val scheme: String,
    private val host: String,
    private val port: Int,
) {
    internal companion object {
        private val ports = mapOf("http" to 80, "https" to 443)

        /** The origin of an address; null for what is none. */
        fun of(address: String): Origin? {
            val uri =
                try {
                    URI(address)
                } catch (_: URISyntaxException) {
                    return null
                }
            val scheme = uri.scheme?.lowercase() ?: return null
            val host = uri.host?.lowercase() ?: return null
            return Origin(scheme, host, if (uri.port == -1) ports[scheme] ?: return null else uri.port)
        }
    }
}

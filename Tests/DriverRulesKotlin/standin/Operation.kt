package app.getbottle.driver.rules.standin

/** What the API can be asked, as spec/api/driver.yaml has it. */
internal enum class Operation(
    val method: String,
    val path: String,
    /** Whether it is recorded under a key. */
    val isWrite: Boolean = false,
    /** Whether better-auth answers it. */
    val isSigningIn: Boolean = false,
) {
    SIGN_IN("POST", "/auth/sign-in/email", isSigningIn = true),
    VERIFY_CODE("POST", "/auth/two-factor/verify-totp", isSigningIn = true),
    SIGN_OUT("POST", "/auth/sign-out", isSigningIn = true),
    BUSINESSES("GET", "/driver/businesses"),
    DAY("GET", "/driver/day"),
    DELIVERY("POST", "/deliveries", isWrite = true),
    PROOF("PUT", "/deliveries/{deliveryId}/proof/{proofId}", isWrite = true),
    CASH("POST", "/cash", isWrite = true),
    LOAD("POST", "/rounds/{roundId}/loads", isWrite = true),
    PROGRESS("POST", "/rounds/{roundId}/progress", isWrite = true),
    POSITION("POST", "/rounds/{roundId}/position"),
    TIMING("GET", "/rounds/{roundId}/timing"),
    ;

    /** The values of a path that is this one's; null for any other path. */
    fun values(path: String): List<String>? {
        val segments = this.path.split('/')
        val parts = path.split('/')
        if (parts.size != segments.size || parts[0].isNotEmpty()) return null
        val values = mutableListOf<String>()
        for ((part, segment) in parts.zip(segments)) {
            val text = percentDecoded(part) ?: return null
            if (segment.startsWith("{")) {
                if (text.isEmpty()) return null
                values += text
            } else if (text != segment) {
                return null
            }
        }
        return values
    }

    internal companion object {
        /** The operation of a name, `POST /cash`. */
        fun named(name: String): Operation =
            entries.firstOrNull { "${it.method} ${it.path}" == name }
                ?: throw StandInError("the API has no such operation: $name")
    }
}

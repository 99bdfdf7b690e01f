package app.getbottle.driver.rules.standin

/** A version of the app: three numbers. */
internal data class AppVersion(
    val major: Int,
    val minor: Int,
    val patch: Int,
) : Comparable<AppVersion> {
    val text: String get() = "$major.$minor.$patch"

    override fun compareTo(other: AppVersion): Int =
        compareValuesBy(this, other, AppVersion::major, AppVersion::minor, AppVersion::patch)

    internal companion object {
        private val form = Regex("([0-9]{1,6})\\.([0-9]{1,6})\\.([0-9]{1,6})")

        /** Reads `3.2.0`; null for anything else. */
        fun of(text: String): AppVersion? {
            val (major, minor, patch) = form.matchEntire(text)?.destructured ?: return null
            return AppVersion(major.toInt(), minor.toInt(), patch.toInt())
        }

        /** Reads what has to be a version. */
        fun need(text: String): AppVersion =
            of(text) ?: throw StandInError("a version is three numbers: 3.2.0")

        /** The version in a `User-Agent` of the apps; null where it is somebody else's. */
        fun ofAgent(agent: String?): AppVersion? =
            agent?.takeIf { it.startsWith("Bottle/") }?.let { of(it.removePrefix("Bottle/").substringBefore(' ')) }
    }
}

package app.getbottle.driver.rules.session

/** Where in the app the driver is. */
public sealed interface Place {
    /** The word of the suite. */
    public val word: String

    /** The app does not run. */
    public data object Closed : Place {
        override val word: String get() = "closed"
    }

    /** The password is asked for. */
    public data object SignedOut : Place {
        override val word: String get() = "signedOut"
    }

    /** The code is asked for. */
    public data class AskingCode(
        /** What the code's request must carry: the challenge's cookie, its name and value (S1). */
        val cookie: String,
    ) : Place {
        override val word: String get() = "askingCode"
    }

    /** Signed in, and no business is open. */
    public data object ChoosingBusiness : Place {
        override val word: String get() = "choosingBusiness"
    }

    /** A business is open. */
    public data object In : Place {
        override val word: String get() = "in"
    }

    /** Whether somebody is signed in. */
    public val isSignedIn: Boolean get() = this == ChoosingBusiness || this == In
}

package app.getbottle.driver.rules.outbox.core

/** Where the app is, as far as sending goes. */
internal sealed interface OutboxPlace {
    /** Whether it is behind, and nothing but the system can let it send. */
    val isBehind: Boolean get() = this is Back || this is Woken

    /**
     * Whether a request may begin when the clock since boot shows [up]; [isChosen] where it is for the
     * business that was chosen last.
     */
    fun allows(
        up: Long,
        isChosen: Boolean,
    ): Boolean

    /** On the screen. */
    data object Front : OutboxPlace {
        override fun allows(
            up: Long,
            isChosen: Boolean,
        ): Boolean =
            true
    }

    /** Behind while a round is out: it sends as in front (O36). */
    data object Pocket : OutboxPlace {
        override fun allows(
            up: Long,
            isChosen: Boolean,
        ): Boolean =
            true
    }

    /** Behind: nothing is sent. */
    data object Back : OutboxPlace {
        override fun allows(
            up: Long,
            isChosen: Boolean,
        ): Boolean =
            false
    }

    /** Woken behind, until the clock since boot shows this (O33). */
    data class Woken(
        val until: Long,
    ) : OutboxPlace {
        override fun allows(
            up: Long,
            isChosen: Boolean,
        ): Boolean =
            isChosen && until - up >= LEAST_LEFT

        private companion object {
            /** A request is begun only with so many milliseconds left (O33). */
            private const val LEAST_LEFT: Long = 8000
        }
    }
}

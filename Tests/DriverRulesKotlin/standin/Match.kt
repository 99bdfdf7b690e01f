package app.getbottle.driver.rules.standin

/** What a method and a target come to. */
internal sealed interface Match {
    class Route(
        val operation: Operation,
        /** The values of the path, in its order. */
        val values: List<String>,
    ) : Match

    /** There is such a path, for other methods. */
    class OtherMethods(
        val methods: List<String>,
    ) : Match

    data object Nothing : Match

    companion object {
        fun of(request: StandInRequest): Match {
            val path = request.target.substringBefore('?')
            val fitting = Operation.entries.mapNotNull { one -> one.values(path)?.let { Route(one, it) } }
            if (fitting.isEmpty()) return Nothing
            return fitting.firstOrNull { it.operation.method == request.method }
                ?: OtherMethods(fitting.map { it.operation.method })
        }
    }
}

package app.getbottle.driver.rules.pipe

/** What a case gives to be used once each, such as ids: asking for more than there is is an error. */
internal class Supply<Item>(
    items: List<Item>,
) {
    private val left = ArrayDeque(items)

    /** The next one. */
    fun next(): Item = left.removeFirstOrNull() ?: error("the case gives no more of these")
}

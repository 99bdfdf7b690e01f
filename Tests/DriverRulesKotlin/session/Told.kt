package app.getbottle.driver.rules.session

/** What a step made happen besides changing where the driver is. */
internal class Told {
    val requests = mutableListOf<SessionSeen.Request>()
    val cancelled = mutableListOf<Int>()
    val shown = mutableListOf<String>()
    val recorded = mutableListOf<SessionSeen.Recorded>()
    var wait: Long? = null
}

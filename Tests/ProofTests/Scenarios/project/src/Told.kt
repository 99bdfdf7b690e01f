package com.example.shop

import org.junit.runner.Description
import org.junit.runner.JUnitCore
import org.junit.runner.notification.Failure
import org.junit.runner.notification.RunListener

/** Prints what JUnit says of each test, as an editor hears it. */
public object Told : RunListener() {
    private val failed = HashSet<Description>()

    override fun testFinished(description: Description) {
        if (description !in failed) say("passed ${description.methodName}")
    }

    override fun testIgnored(description: Description): Unit =
        say("ignored ${description.methodName}")

    override fun testAssumptionFailure(failure: Failure): Unit = tell("skipped", failure)

    override fun testFailure(failure: Failure): Unit = tell("failed", failure)

    private fun tell(
        what: String,
        failure: Failure,
    ) {
        failed.add(failure.description)
        say("$what ${failure.description.methodName}\n${failure.message.prependIndent()}")
        val places = failure.exception.stackTrace.filter { it.className == "scenarios" }
        for (place in places) say("    at $place")
    }

    private fun say(line: String) = System.err.println(line)
}

public fun main() {
    val core = JUnitCore()
    core.addListener(Told)
    core.run(TillScenarios::class.java)
}

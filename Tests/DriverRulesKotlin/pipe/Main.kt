package app.getbottle.driver.rules.pipe

import app.getbottle.driver.scenarios.ScenarioPipe

/** Answers what comes in on standard input: the rules in Kotlin, judged from outside. */
internal fun main() {
    ScenarioPipe("kotlin-rules", subjects, cores = cores).serve()
}

package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.standin.StandInSubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `stand-in`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("stand-in", subject = "kotlin-rules")
public class StandInScenarios : ScenarioSubject by StandInSubject()

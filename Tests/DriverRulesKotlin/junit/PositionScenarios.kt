package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.position.PositionSubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `position`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("position", subject = "kotlin-rules")
public class PositionScenarios : ScenarioSubject by PositionSubject()

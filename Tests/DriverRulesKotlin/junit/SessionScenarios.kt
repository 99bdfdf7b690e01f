package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.session.SessionSubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `session`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("session", subject = "kotlin-rules")
public class SessionScenarios : ScenarioSubject by SessionSubject()

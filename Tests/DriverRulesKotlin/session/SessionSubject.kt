package app.getbottle.driver.rules.session

import app.getbottle.driver.scenarios.ScenarioJson
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** Signing in and out, judged by the suite `session`. */
internal class SessionSubject : ScenarioSubject {
    private lateinit var story: SessionStory

    override fun begin(given: JsonObject) {
        story = SessionStory(ScenarioJson.read(SessionGiven.serializer(), given))
    }

    override fun perform(step: JsonObject): JsonObject {
        val seen = story.perform(ScenarioJson.read(SessionStep.serializer(), step))
        return ScenarioJson.write(SessionSeen.serializer(), seen)
    }
}

package app.getbottle.driver.rules.load

import app.getbottle.driver.scenarios.ScenarioJson
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** Loading a van, judged by the suite `load`. */
internal class LoadSubject : ScenarioSubject {
    private lateinit var story: LoadStory

    override fun begin(given: JsonObject) {
        story = LoadStory(ScenarioJson.read(LoadGiven.serializer(), given))
    }

    override fun perform(step: JsonObject): JsonObject {
        val seen = story.perform(ScenarioJson.read(LoadStep.serializer(), step))
        return ScenarioJson.write(LoadSeen.serializer(), seen)
    }
}

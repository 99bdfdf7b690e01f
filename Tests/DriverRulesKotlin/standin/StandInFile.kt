package app.getbottle.driver.rules.standin

/**
 * `stand-in.json`: worlds to begin with, and the scenarios made of them.
 *
 * @param json the file's bytes
 */
public class StandInFile(
    json: ByteArray,
) {
    private val bases = tree(json).need("bases")
    private val scenarios = tree(json).need("scenarios").list

    /** The scenarios' names, in the order of the file. */
    public val names: List<String> = scenarios.map { it.need("name").string }

    /** Begins a scenario; null if there is none of this name. */
    public fun begin(name: String): StandInApi? {
        val scenario = scenarios.firstOrNull { it.need("name").string == name } ?: return null
        val base = scenario.need("base").string
        val world = World(bases[base] ?: throw StandInError("there is no base `$base`"))
        return StandInApi(scenario, scenario["state"]?.let(world::patched) ?: world)
    }
}

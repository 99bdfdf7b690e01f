extension KotlinScenarioRuntime {
  /// `ScenarioFile.kt`.
  static let scenarioFile = #"""
    import kotlinx.serialization.json.JsonElement
    import java.io.File
    import java.net.URL

    /** A file of JSON from the folder of the suites, with where each of its values stands. */
    internal class ScenarioFile(
        private val path: String,
        bytes: ByteArray,
    ) {
        private val text = String(bytes, Charsets.UTF_8)
        private val document =
            try {
                JsonReader.read(bytes)
            } catch (problem: JsonProblem) {
                throw IllegalArgumentException("${location(problem.offset)}: ${problem.message}")
            }

        /** What stands in it. */
        val value: JsonElement get() = document.value

        /** Where the value at the end of a path stands. */
        fun location(vararg path: String): ScenarioLocation =
            location(document.place.at(path.asList()).offset)

        private fun location(offset: Int): ScenarioLocation =
            ScenarioLocation.of(offset, text, path)

        internal companion object {
            /**
             * The file of a name; null if there is none.
             *
             * It is looked for in the project that the tests run in, from the working folder upwards,
             * and then among the test resources: a build tool copies those, and a failure had better
             * point at the file that people edit.
             */
            fun find(
                name: String,
                loader: ClassLoader,
            ): ScenarioFile? {
                val folders = generateSequence(File("").absoluteFile) { it.parentFile }
                val path = "${ScenarioFolder.PATH}/$name"
                val file = folders.map { it.resolve(path) }.find { it.isFile }
                if (file != null) return ScenarioFile(file.path, file.readBytes())
                return loader.getResource(name)?.let { ScenarioFile(pathOf(it), it.readBytes()) }
            }

            private fun pathOf(resource: URL): String =
                if (resource.protocol == "file") File(resource.toURI()).path else resource.toString()
        }
    }
    """#
}

import app.getbottle.driver.generated.models.*

private val readers: Map<String, WireType<out WireModel>> =
    mapOf(
        "Capacity" to Capacity,
        "DeliveredLine" to DeliveredLine,
        "DriverDay" to DriverDay,
        "Fix" to Fix,
        "Problem" to Problem,
        "Proof" to Proof,
        "Receipt" to Receipt,
        "SignInAnswer" to SignInAnswer,
    )

/** The same of our own models, and what `validate` says. */
fun main() {
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val (schema, document) = line.split("\t", limit = 2)
        try {
            val value = readers.getValue(schema).read(document.encodeToByteArray())
            val written = value.json().decodeToString()
            println(value::class.simpleName + "\t" + written + "\t" + value.validate().joinToString())
        } catch (error: WireError) {
            println("refused")
        }
    }
}

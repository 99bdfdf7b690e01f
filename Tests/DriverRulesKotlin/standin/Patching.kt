package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.rules.text.ByteOrder

/**
 * The value with a patch on it, as JSON Merge Patch (RFC 7396).
 *
 * An object on an array is for the items with its names as `id`; a name that no item has adds one at
 * the end.
 */
internal fun WireJSON.patched(patch: WireJSON): WireJSON {
    val changes = (patch as? WireJSON.Fields ?: return patch).values
    if (this is WireJSON.Items) return WireJSON.Items(patched(items, changes))
    val members = (this as? WireJSON.Fields)?.values.orEmpty().toMutableMap()
    for ((name, change) in changes) {
        if (change == WireJSON.Null) {
            members.remove(name)
        } else {
            members[name] = (members[name] ?: WireJSON.Null).patched(change)
        }
    }
    return WireJSON.Fields(members)
}

private fun patched(
    items: List<WireJSON>,
    changes: Map<String, WireJSON>,
): List<WireJSON> {
    val patched = items.toMutableList()
    // In the order in which the apps' models keep names: that of their bytes.
    for ((id, change) in changes.toSortedMap(ByteOrder)) {
        val place = patched.indexOfFirst { (it as? WireJSON.Fields)?.values?.get("id") == WireJSON.Text(id) }
        when {
            change == WireJSON.Null -> if (place >= 0) patched.removeAt(place)
            place >= 0 -> patched[place] = patched[place].patched(change)
            else -> patched += WireJSON.Fields(mapOf("id" to WireJSON.Text(id))).patched(change)
        }
    }
    return patched
}

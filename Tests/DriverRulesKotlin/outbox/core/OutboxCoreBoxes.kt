package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.rules.text.ByteOrder

/** The outbox of a business; it is asked for if it was not. */
internal fun OutboxCore.box(business: BusinessId): OutboxBox {
    val found = boxes.firstOrNull { it.business == business }
    if (found != null) return found
    val index = boxes.indexOfFirst { ByteOrder.compare(business.value, it.business.value) < 0 }
    val box = OutboxBox(business)
    boxes.add(if (index < 0) boxes.size else index, box)
    return box
}

/** Opens an outbox that is not open. */
internal fun OutboxCore.open(business: BusinessId) {
    openBox(business)
}

/** The outbox of a business; it is opened before what is asked next if it is not open. */
internal fun OutboxCore.openBox(business: BusinessId): OutboxBox {
    val box = box(business)
    if (box.file == OutboxBox.File.CLOSED || box.file == OutboxBox.File.ELSEWHERE) {
        box.file = OutboxBox.File.OPENING
        box.tasks.add(DiskTask.Open)
    }
    return box
}

/** Opens again what could not be opened. */
internal fun OutboxCore.openClosed() {
    for (box in boxes) open(box.business)
}

package app.getbottle.driver.rules.delivery

/** D3: how many bottles of a gas one can hand over or take back. */
internal val quantities: LongRange = 0L..999L

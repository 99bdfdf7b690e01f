package app.getbottle.driver.rules.standin

/** Why something is no state, no fault or no file of the stand-in. */
public class StandInError(
    message: String,
) : Exception(message)

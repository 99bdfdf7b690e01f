package app.getbottle.driver.rules.session

/** How the name of the challenge's cookie ends; over HTTPS it begins with `__Secure-` (S1). */
private const val NAME = "better-auth.two_factor"

/** The challenge's cookie of these `Set-Cookie`s, its name and value; null without one. */
internal fun challengeCookie(setCookie: List<String>): String? =
    setCookie
        .map { it.substringBefore(';').trim(' ', '\t') }
        .firstOrNull { it.substringBefore('=').endsWith(NAME) && it.substringAfter('=', "") != "" }

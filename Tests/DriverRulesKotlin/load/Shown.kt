package app.getbottle.driver.rules.load

/** What is shown of the van: gas whose figures are not both 0, in the order of the list (L14). */
internal fun LoadScreen.shownVan(): List<LoadSeen.VanLine> =
    inOrder(van.keys).filter { !onVan(it).isNone }.map { gas ->
        val (full, empty) = onVan(gas).shown
        LoadSeen.VanLine(gas, full, empty, count = onVan(gas) != onVan(gas).shown)
    }

/** What an off load offers: all that is left (L16). */
internal fun LoadScreen.offered(): List<LoadSeen.Offered> =
    inOrder(van.keys).filter { !onVan(it).shown.isNone }.map { gas ->
        val (full, empty) = onVan(gas).shown
        LoadSeen.Offered(gas, -full, -empty)
    }

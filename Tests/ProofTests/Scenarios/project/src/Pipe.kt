package com.example.shop

import com.example.shop.scenarios.ScenarioPipe

public object Pipe {
    @JvmStatic
    public fun main(arguments: Array<String>): Unit =
        ScenarioPipe("till", mapOf("till" to { Till() }), version = "1.2.3").serve()
}

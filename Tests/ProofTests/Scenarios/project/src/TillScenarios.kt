package com.example.shop

import com.example.shop.scenarios.Scenarios
import com.example.shop.scenarios.Suite
import org.junit.runner.RunWith

@RunWith(Scenarios::class)
@Suite("till")
public class TillScenarios : Till()

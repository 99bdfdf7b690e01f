public import DriverRules

extension OutboxCore: OutboxDriving {}

/// Apple's usage descriptions of Info.plist ("Protected resources", Apple's documentation of bundle
/// resources, 2025), without `NS` and `UsageDescription`.
enum UsageDescriptions {
  /// The key of Info.plist for a key of the catalogue: `camera` is `NSCameraUsageDescription`.
  static func plistKey(for name: String) -> String? {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return appleNames.contains(capital) ? "NS\(capital)UsageDescription" : nil
  }

  /// The names as keys of the catalogue.
  static var names: [String] {
    appleNames.map { $0.prefix(1).lowercased() + $0.dropFirst() }
  }

  private static let appleNames = [
    "AccessoryTracking", "AppleEvents", "AppleMusic", "BluetoothAlways", "BluetoothPeripheral",
    "Calendars", "CalendarsFullAccess", "CalendarsWriteOnlyAccess", "Camera", "Contacts",
    "CriticalMessaging", "DesktopFolder", "DocumentsFolder", "DownloadsFolder",
    "EnterpriseMCAM", "FaceID", "FallDetection", "FileProviderDomain", "FileProviderPresence",
    "FinancialData", "Focus", "FocusStatus", "GKFriendList", "HandsTracking",
    "HealthClinicalHealthRecordsShare", "HealthShare", "HealthUpdate", "HomeKit", "Identity",
    "LocalNetwork", "Location", "LocationAlways", "LocationAlwaysAndWhenInUse",
    "LocationTemporary", "LocationWhenInUse", "MainCamera", "Microphone", "Motion",
    "NearbyInteraction", "NearbyInteractionAllowOnce", "NetworkVolumes", "PhotoLibrary",
    "PhotoLibraryAdd", "Reminders", "RemindersFullAccess", "RemovableVolumes", "SensorKit",
    "Siri", "SpeechRecognition", "SystemAdministration", "SystemExtension", "UserTracking",
    "VideoSubscriberAccount", "VoIP", "WorldSensing",
  ]
}

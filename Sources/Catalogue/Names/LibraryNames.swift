/// Names of string resources that common Android libraries ship.
///
/// An app's resource of the same name
/// replaces the library's, so that a talking screen reader or a dialog says the app's words.
///
/// Read from the public resources of AndroidX Core, AppCompat, Compose UI and Material,
/// Material Components, Browser, Startup, Play services and Firebase.
enum LibraryNames {
  /// The names.
  static let all: Set<String> = [
    "androidx_startup", "appbar_scrolling_view_behavior", "autofill", "bottom_sheet_behavior",
    "bottomsheet_action_collapse", "bottomsheet_action_expand",
    "bottomsheet_action_expand_halfway", "bottomsheet_drag_handle_clicked",
    "bottomsheet_drag_handle_content_description", "call_notification_answer_action",
    "call_notification_answer_video_action", "call_notification_decline_action",
    "call_notification_hang_up_action", "call_notification_incoming_text",
    "call_notification_ongoing_text", "call_notification_screening_text",
    "character_counter_content_description", "character_counter_overflowed_content_description",
    "character_counter_pattern", "clear_text_end_icon_content_description", "close_drawer",
    "close_sheet", "collapsed", "copy_toast_msg", "default_error_message",
    "default_popup_window_title", "default_web_client_id", "dialog", "dropdown_menu",
    "error_a11y_label", "error_icon_content_description", "expanded",
    "exposed_dropdown_menu_content_description", "fallback_menu_item_copy_link",
    "fallback_menu_item_open_in_browser", "fallback_menu_item_share_link",
    "fcm_fallback_notification_channel_label", "firebase_database_url", "gcm_defaultSenderId",
    "google_api_key", "google_app_id", "google_crash_reporting_api_key", "google_storage_bucket",
    "hide_bottom_view_on_scroll_behavior", "icon_content_description", "in_progress",
    "indeterminate", "item_view_role_description", "long_press_text", "navigation_menu",
    "not_selected", "off", "on", "password_toggle_content_description", "path_password_eye",
    "path_password_eye_mask_strike_through", "path_password_eye_mask_visible",
    "path_password_strike_through", "project_id", "range_end", "range_start",
    "search_menu_title", "searchbar_scrolling_view_behavior",
    "searchview_clear_text_content_description",
    "searchview_navigation_content_description", "selected", "side_sheet_accessibility_pane_title",
    "side_sheet_behavior", "snackbar_pane_title", "state_empty", "state_off", "state_on",
    "status_bar_notification_info_overflow", "summary_collapsed_preference_list", "switch_role",
    "tab", "template_percent", "tooltip_description", "tooltip_label", "tooltip_long_press_label",
    "tooltip_pane_description", "expand_button_title", "preference_copied", "not_set",
    "copy", "v7_preference_off", "v7_preference_on",
  ]

  /// Beginnings of names that belong to a library.
  static let prefixes = [
    "abc_", "common_google_play_services_", "fab_transformation_", "m3_", "m3c_", "material_",
    "mc2_", "mtrl_",
  ]

  /// Whether a library ships a resource of this name.
  static func contains(_ name: String) -> Bool {
    all.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }
}

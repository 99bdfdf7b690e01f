/// Why a write was turned down.
public struct Refusal: Hashable, Sendable {
  /// The status of the answer; nil where the phone itself found that the write cannot be sent.
  public var status: Int?
  /// The API's word for it.
  public var code: String?
  /// What it says to the driver, in short.
  public var title: String?
  /// What it says to the driver.
  public var detail: String?
  /// What in the body is wrong.
  public var errors: [RefusedField]
  /// When the answer came, by the phone's clock, in milliseconds since 1970.
  public var at: Int64
  /// Whose fault it is.
  public var fault: RefusalFault

  /// Makes a refusal.
  public init(
    status: Int?,
    code: String? = nil,
    title: String? = nil,
    detail: String? = nil,
    errors: [RefusedField] = [],
    at: Int64,
    fault: RefusalFault
  ) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.errors = errors
    self.at = at
    self.fault = fault
  }
}

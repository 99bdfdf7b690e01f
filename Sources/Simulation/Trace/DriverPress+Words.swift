internal import DriverRules

extension DriverPress {
  /// What the driver does, in plain words.
  var words: String {
    let what = "\(kind.rawValue) \(number) for business \(business)"
    let with =
      proofs.isEmpty ? "" : " with proofs \(proofs.map(String.init).joined(separator: ", "))"
    let about = stop.map { ", stop \($0)" } ?? ""
    let end = closing.map { ", closing the \($0)" } ?? ""
    let again = presses > 0 ? " once more" : ""
    if let replaces {
      return "the driver corrects write \(replaces) by \(what)\(with)\(about)\(again)"
    }
    return "the driver records \(what)\(with)\(about)\(end)\(again)"
  }
}

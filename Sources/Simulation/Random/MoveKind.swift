/// The kinds of moves that a run draws from.
enum MoveKind: UInt8, CaseIterable {
  case work, arrive, answer, timer, pass, press, start
  case kill, cutPower, suspend, place, signal, setClock, update, second
  case room, readOnly, flip, zero, spoil
  case again, correct, withdraw, dismiss, sendNow, signIn, signOut, choose
  case businesses, succeeded, counted, letGo
  case double, lose, loseAnswer, giveUp, notConnected, page
  case finish, endSessions, member, oldestVersion
}

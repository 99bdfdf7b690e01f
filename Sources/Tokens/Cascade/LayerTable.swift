internal import Diagnostics

/// The cascade layers of a stylesheet: CSS Cascade 5, section 6.4.
struct LayerTable: Sendable {
  private var layers: [Layer] = [Layer(parent: 0, name: nil)]
  private var named: [Key: Int] = [:]
  private var mentions: [Mention] = []

  private struct Layer: Sendable {
    var parent: Int
    /// Nil for one without a name.
    var name: Text?
  }

  private struct Key: Hashable, Sendable {
    var parent: Int
    var name: Text
  }

  private struct Mention: Sendable {
    var layer: Int
    var condition: Int
  }

  /// The number of what is in no layer.
  static let none = 0

  /// The number of the layer with a path of names inside another.
  mutating func layer(_ path: [Text], in parent: Int) -> Int {
    path.reduce(parent) { outer, name in
      if let known = named[Key(parent: outer, name: name)] { return known }
      layers.append(Layer(parent: outer, name: name))
      named[Key(parent: outer, name: name)] = layers.count - 1
      return layers.count - 1
    }
  }

  /// The number of a new layer without a name.
  mutating func anonymousLayer(in parent: Int) -> Int {
    layers.append(Layer(parent: parent, name: nil))
    return layers.count - 1
  }

  /// Takes a layer's place in the order, where its condition holds.
  mutating func mention(_ layer: Int, under condition: Int) {
    mentions.append(Mention(layer: layer, condition: condition))
  }

  /// The rank of each layer, later ones and what is in none above; -1 for one not mentioned.
  func ranks(where conditions: [Truth]) -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: layers.count)
    var isOrdered = Array(repeating: false, count: layers.count)
    for mention in mentions where conditions[mention.condition] == .yes {
      var path: [Int] = []
      var layer = mention.layer
      while layer != Self.none, !isOrdered[layer] {
        isOrdered[layer] = true
        path.append(layer)
        layer = layers[layer].parent
      }
      for layer in path.reversed() { children[layers[layer].parent].append(layer) }
    }
    // What is in a layer itself comes after the layers in it. The walk keeps its own stack, for
    // the path of one `@layer a.b.c…` may be as long as its author likes.
    var ranks = Array(repeating: -1, count: layers.count)
    var rank = 0
    var stack: [(layer: Int, next: Int)] = [(Self.none, 0)]
    while let (layer, next) = stack.last {
      if next < children[layer].count {
        stack[stack.count - 1].next += 1
        stack.append((children[layer][next], 0))
      } else {
        ranks[layer] = rank
        rank += 1
        stack.removeLast()
      }
    }
    return ranks
  }
}

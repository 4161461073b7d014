/** Tries, trees and graphs as outlines: nodes are numbers or names, so that every language has them. business.ts says how they are written. */
export const GRAPHS = `
recipe trie$|prefixtree$ ~ trie prefix prefixes tree word words letter letters alphabetical alphabetically order sorted suggestions completions suggestion node nodes starting with begin lists
state links: {text:int} = []
state branches: [text] = [""]
state ends: [bool] = [false]
aid find(prefix: text) -> int
  let node = 0
  for letter in letters(prefix)
    let key = "{node} {letter}"
    if not has(links, key)
      return -1
    node = links[key]
  return node
aid wordsBelow(node: int, word: text) -> [text]
  let found: [text] = []
  if ends[node]
    append(found, word)
  let following = sorted(letters(branches[node]))
  for letter in following
    for longer in wordsBelow(links["{node} {letter}"], "{word}{letter}")
      append(found, longer)
  return found
def+ insert(word: text) ~ insert add
  let node = 0
  for letter in letters(word)
    let key = "{node} {letter}"
    if not has(links, key)
      put(links, key, size(ends))
      branches[node] = "{branches[node]}{letter}"
      append(branches, "")
      append(ends, false)
    node = links[key]
  ends[node] = true
  > $.insert("card")
  > $.insert("car")
  > $.insert("dog")
def* search(word: text) -> bool ~ search contains has find lookup exact_search
  let node = find(word)
  return node >= 0 and ends[node]
  > print $.search("car")
  > print $.search("ca")
def startsWith(prefix: text) -> bool ~ starts_with has_prefix prefix_check prefix_search
  return find(prefix) >= 0
  > print $.startsWith("do")
def* autocomplete(prefix: text) -> [text] ~ autocomplete auto_complete suggest suggestion complete completion words_with_prefix word_with_a_prefix words_starting_with words_that_start_with find_by_prefix all_words_with_prefix list_words prefix_lookup returns_suggestion returns_all_words_with_prefix returns_all_words_with_a_given_prefix lists_completion lists_suggestion
  let node = find(prefix)
  if node < 0
    return []
  [limit] return take(wordsBelow(node, prefix), {limit})
  [!limit] return wordsBelow(node, prefix)
  > for word in $.autocomplete("ca")
  >   print word
def remove(word: text) ~ delete remove
  let node = find(word)
  raise missing "there is no {word}" if node < 0 or not ends[node]
  ends[node] = false
  > $.remove("dog")
  > try $.remove("dog")
def words() -> [text] ~ words all_words list_all
  return wordsBelow(0, "")
  > print size($.words())

recipe (?:binarysearch|search|binary)tree$|bst$ ~ binary search tree numbers number value values integers ints node nodes print prints order sorted duplicates ignores ignored
record Node(value: float, left: int, right: int)
state nodes: [Node] = []
state root: int = -1
aid heightOf(at: int) -> int
  if at < 0
    return 0
  let left = heightOf(nodes[at].left)
  let right = heightOf(nodes[at].right)
  if left > right
    return left + 1
  return right + 1
aid inOrderOf(at: int) -> [float]
  if at < 0
    return []
  let found: [float] = []
  for value in inOrderOf(nodes[at].left)
    append(found, value)
  append(found, nodes[at].value)
  for value in inOrderOf(nodes[at].right)
    append(found, value)
  return found
aid preOrderOf(at: int) -> [float]
  if at < 0
    return []
  let found: [float] = []
  append(found, nodes[at].value)
  for value in preOrderOf(nodes[at].left)
    append(found, value)
  for value in preOrderOf(nodes[at].right)
    append(found, value)
  return found
aid postOrderOf(at: int) -> [float]
  if at < 0
    return []
  let found: [float] = []
  for value in postOrderOf(nodes[at].left)
    append(found, value)
  for value in postOrderOf(nodes[at].right)
    append(found, value)
  append(found, nodes[at].value)
  return found
aid without(at: int, value: float) -> int
  if at < 0
    return -1
  if value < nodes[at].value
    let left = without(nodes[at].left, value)
    nodes[at].left = left
    return at
  if value > nodes[at].value
    let right = without(nodes[at].right, value)
    nodes[at].right = right
    return at
  if nodes[at].left < 0
    return nodes[at].right
  if nodes[at].right < 0
    return nodes[at].left
  let after = nodes[at].right
  for step to size(nodes)
    if nodes[after].left >= 0
      after = nodes[after].left
  let least = nodes[after].value
  let rest = without(nodes[at].right, least)
  nodes[at].value = least
  nodes[at].right = rest
  return at
def+ insert(value: float) ~ insert add insertion
  if root < 0
    root = size(nodes)
    append(nodes, Node(value, -1, -1))
    return
  let at = root
  for step to size(nodes)
    if value == nodes[at].value
      return
    if value < nodes[at].value
      if nodes[at].left < 0
        nodes[at].left = size(nodes)
        append(nodes, Node(value, -1, -1))
        return
      at = nodes[at].left
    else
      if nodes[at].right < 0
        nodes[at].right = size(nodes)
        append(nodes, Node(value, -1, -1))
        return
      at = nodes[at].right
  > $.insert(5)
  > $.insert(3)
  > $.insert(8)
  > $.insert(4)
def* contains(value: float) -> bool ~ contains search find has lookup
  let at = root
  for step to size(nodes)
    if at < 0
      return false
    if value == nodes[at].value
      return true
    if value < nodes[at].value
      at = nodes[at].left
    else
      at = nodes[at].right
  return false
  > print $.contains(4)
def remove(value: float) ~ delete remove deletion removal
  root = without(root, value)
  > $.remove(5)
def* inOrder() -> [float] ~ in_order inorder in_order_traversal inorder_traversal traverse traversal sorted_values to_list inorder_print in_order_print
  return inOrderOf(root)
  > for value in $.inOrder()
  >   print value
def preOrder() -> [float] ~ pre_order preorder pre_order_traversal preorder_traversal
  return preOrderOf(root)
  > print size($.preOrder())
def postOrder() -> [float] ~ post_order postorder post_order_traversal postorder_traversal
  return postOrderOf(root)
  > print size($.postOrder())
def height() -> int ~ height depth get_height
  return heightOf(root)
  > print $.height()
def min() -> float ~ min minimum find_min get_min smallest
  raise empty "the tree is empty" if root < 0
  return inOrderOf(root)[0]
  > print $.min()
def max() -> float ~ max maximum find_max get_max largest
  raise empty "the tree is empty" if root < 0
  return last(inOrderOf(root))
  > print $.max()
def size() -> int ~ size count number_of_nodes
  return size(inOrderOf(root))
  > print $.size()

recipe graph$|^dijkstras?$ ~ check checks weighted directed undirected graph edge edges node nodes vertex vertices adjacency list breadth depth first search algorithm dijkstra dijkstras from source start between using whether every each other others given breadth-first depth-first s
opt directed ~ directed digraph acyclic dag
opt undirected ~ undirected
opt weighted ~ weighted weight cost
[weighted|shortestPaths|shortestPath|distances] record Edge(source: text, target: text, weight: float)
[!weighted&!shortestPaths&!shortestPath&!distances] record Edge(source: text, target: text)
[shortestPaths|shortestPath|distances] record Route(node: text, distance: float, path: [text])
state nodes: [text] = []
state edges: [Edge] = []
aid neighborsOf(node: text) -> [text]
  let found: [text] = []
  for edge in edges
    if edge.source == node and not contains(found, edge.target)
      append(found, edge.target)
  return found
aid reachedFrom(source: text) -> [text]
  let order: [text] = []
  append(order, source)
  for step to size(nodes)
    if step < size(order)
      for node in neighborsOf(order[step])
        if not contains(order, node)
          append(order, node)
  return order
aid routesFrom(source: text) -> [Route]
  let waiting: [Route] = []
  append(waiting, Route(source, 0.0, [source]))
  let routes: [Route] = []
  for step to size(edges) + 1
    if size(waiting) > 0
      let best = 0
      for i to size(waiting)
        if waiting[i].distance < waiting[best].distance
          best = i
      let nearest = waiting[best]
      removeAt(waiting, best)
      let isNew = true
      for route in routes
        if route.node == nearest.node
          isNew = false
      if isNew
        append(routes, nearest)
        for edge in edges
          if edge.source == nearest.node
            let path = copy(nearest.path)
            append(path, edge.target)
            append(waiting, Route(edge.target, nearest.distance + edge.weight, path))
  return routes
[weighted|shortestPaths|shortestPath|distances] def+ addEdge(source: text, target: text, weight: float) ~ add_edge connect
  raise value "a weight must not be negative" if weight < 0
  if not contains(nodes, source)
    append(nodes, source)
  if not contains(nodes, target)
    append(nodes, target)
  append(edges, Edge(source, target, weight))
  [!directed] append(edges, Edge(target, source, weight))
  > $.addEdge("a", "b", 4)
  > $.addEdge("a", "c", 1)
  > $.addEdge("c", "b", 2)
  > $.addEdge("b", "d", 5)
[!weighted&!shortestPaths&!shortestPath&!distances] def+ addEdge(source: text, target: text) ~ add_edge connect
  if not contains(nodes, source)
    append(nodes, source)
  if not contains(nodes, target)
    append(nodes, target)
  append(edges, Edge(source, target))
  [!directed] append(edges, Edge(target, source))
  > $.addEdge("a", "b")
  > $.addEdge("a", "c")
  > $.addEdge("c", "d")
def addNode(node: text) ~ add_node add_vertex
  if not contains(nodes, node)
    append(nodes, node)
  > $.addNode("e")
def neighbors(node: text) -> [text] ~ neighbors neighbours get_neighbors get_neighbours adjacent
  return neighborsOf(node)
  > print size($.neighbors("a"))
def bfs(source: text) -> [text] ~ bfs breadth_first_search breadth_first breadth_first_traversal
  return reachedFrom(source)
  > for node in $.bfs("a")
  >   print node
def dfs(source: text) -> [text] ~ dfs depth_first_search depth_first depth_first_traversal
  let order: [text] = []
  let waiting: [text] = []
  append(waiting, source)
  for step to size(edges) + 1
    if size(waiting) > 0
      let node = last(waiting)
      removeLast(waiting)
      if not contains(order, node)
        append(order, node)
        for other in reversed(neighborsOf(node))
          append(waiting, other)
  return order
  > for node in $.dfs("a")
  >   print node
def hasEdge(source: text, target: text) -> bool ~ has_edge edge_exists
  for edge in edges
    if edge.source == source and edge.target == target
      return true
  return false
  > print $.hasEdge("a", "d")
def hasPath(source: text, target: text) -> bool ~ has_path path_exists is_reachable reachable
  return contains(reachedFrom(source), target)
  > print $.hasPath("a", "d")
[!directed] def isConnected() -> bool ~ is_connected connected connectivity
  if size(nodes) == 0
    return true
  return size(reachedFrom(nodes[0])) == size(nodes)
  > print $.isConnected()
def shortestPaths(source: text) -> [Route] ~ shortest_paths distance_and_path distance_and_shortest_path distances_and_path distances_and_shortest_path distance_and_the_path distances_and_paths distance_and_the_shortest_path distances_and_the_shortest_path dijkstra dijkstra_shortest_path paths_to_all path_to_all path_to_every shortest_path_to_all shortest_path_to_every shortest_path_to_each path_to_each
  return routesFrom(source)
  > for route in $.shortestPaths("a")
  >   let path = joined(route.path, " -> ")
  >   print "{route.node}: {route.distance}, {path}"
def distances(source: text) -> {text:float} ~ distances shortest_distances shortest_distance
  let found: {text:float} = []
  for route in routesFrom(source)
    put(found, route.node, route.distance)
  return found
  > print size($.distances("a"))
def shortestPath(source: text, target: text) -> [text] ~ shortest_path find_path cheapest_path path
  for route in routesFrom(source)
    if route.node == target
      return copy(route.path)
  return []
  > for node in $.shortestPath("a", "d")
  >   print node
`;

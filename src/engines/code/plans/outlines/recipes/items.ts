/** Things on a list that are ticked off, as outlines; they are read like those of `functions.ts`. */
export const ITEMS = `
function shopping|grocer(?:y|ies)|packing|to-?do|tasks?|chores?|bucket & items?|entry|entries|tasks?|list & add|adds|adding & tick|check|cross|mark|complete|done|bought|finish ! (?<!data )class|struct (?:for|of) (?:an? |my |the )?(?:to-?do|task)|(?:to-?do|tasks?) list struct|html|page|console|terminal|file|json|menu|command|api|react|sql|user|server|persist|save|due|priorit|deadline|prices?|categor ~ shopping grocery groceries packing list item items entry entries thing things todo to do task tasks chore chores data class struct structs record type types functions add adds adding new an tick ticks ticked ticking off check checks checked cross crosses mark marks marked as bought done complete completed completes finish finished it them remaining left open still remains what is are not yet bought unfinished plus name names title whether which
opt task ~ \\bto-?do|\\btasks?\\b|\\bchores?\\b
opt amount ~ (?:(?:with|and|an?|its|the) )*\\b(?:quantit(?:y|ies)|amounts?)\\b
opt counted ~ (?:(?:and|to|also|then) )*\\b(?:counts?|counting|number of|how many)\\b(?: (?:what|the|items?|tasks?|that|are|is|still|remaining|open|left|ones|entries|of|them|to do))*
opt printed ~ (?:(?:and|to|also|then) )*\\b(?:prints?|printing|shows?|lists?|displays?) (?:what|the|all|items?|tasks?|that|are|is|still|remaining|open|left|ones|entries)(?: (?:the|all|items?|tasks?|that|are|is|still|remaining|open|left|ones|entries|unticked))*
opt removed ~ (?:(?:and|to|also|then) )*\\b(?:removes?|removing|deletes?|deleting)\\b(?: (?:an?|the|items?|tasks?|them|ones|entry|entries|bought|ticked))*
[!amount] record Item(name: text, isDone: bool)
[amount] record Item(name: text, quantity: int, isDone: bool)
[!amount] fun addItem(items: [Item], name: text) -> [Item]
[amount] fun addItem(items: [Item], name: text, quantity: int) -> [Item]
  let longer = copy(items)
  [!amount] append(longer, Item(name, false))
  [amount] append(longer, Item(name, quantity, false))
  return longer
fun tickOff(items: [Item], name: text) -> [Item]
  let changed: [Item] = []
  for one in items
    if one.name == name
      [!amount] append(changed, Item(one.name, true))
      [amount] append(changed, Item(one.name, one.quantity, true))
    else
      append(changed, one)
  return changed
[removed] fun removeItem(items: [Item], name: text) -> [Item]
[removed]   let kept: [Item] = []
[removed]   for one in items
[removed]     if one.name != name
[removed]       append(kept, one)
[removed]   return kept
fun remaining(items: [Item]) -> [Item]
  let unticked: [Item] = []
  for one in items
    if not one.isDone
      append(unticked, one)
  return unticked
[counted] fun countRemaining(items: [Item]) -> int
[counted]   return size(remaining(items))
[printed] fun printRemaining(items: [Item])
[printed]   for one in remaining(items)
[printed] [!amount]     print "[ ] {one.name}"
[printed] [amount]     print "[ ] {one.quantity} x {one.name}"
example
  let empty: [Item] = []
  [!amount] let first = addItem(empty, "bread")
  [!amount] let both = addItem(first, "milk")
  [amount] let first = addItem(empty, "bread", 1)
  [amount] let both = addItem(first, "milk", 2)
  let items = tickOff(both, "bread")
  [removed] print size(removeItem(items, "bread"))
  [counted] print countRemaining(items)
  [printed] printRemaining(items)
  [!counted] [!printed] for one in remaining(items)
  [!counted] [!printed]   print one.name
`;

/** Functions that reckon with places, dice and cards; they are read like those of `functions.ts`. */
const ELSE = 'html|sql|page|server|api|csv|react|database|endpoint|class|json';

export const RECKONING = `
function haversine|great[- ]circle|distance & lat(?:itude)?s?|lon(?:gitude)?s?|lng|coordinates|gps|haversine|earth ! ${ELSE}|file|nearest|closest|list|sort|route|track|total|sum ~ haversine formula great circle distance distances in kilometres kilometers km metres meters miles between two points point places cities latitude longitude latitudes longitudes lat lon lng pairs pair coordinates gps positions locations earth degrees along surface sphere short main example try it demo out round rounded up decimal decimals two one using the small
opt miles ~ \\b(?:in )?miles\\b
fun haversine(lat1: float, lon1: float, lat2: float, lon2: float) -> float
  let radians = pi() / 180
  let byLat = sine((lat2 - lat1) * radians / 2)
  let byLon = sine((lon2 - lon1) * radians / 2)
  let part = byLat * byLat + cosine(lat1 * radians) * cosine(lat2 * radians) * byLon * byLon
  [!miles] return 2 * 6371.0 * arcsine(sqrt(part))
  [miles] return 2 * 3958.8 * arcsine(sqrt(part))
example
  let distance = haversine(52.52, 13.405, 48.8566, 2.3522)
  [!miles] print "Berlin to Paris: {fixed(distance, 1)} km"
  [miles] print "Berlin to Paris: {fixed(distance, 1)} miles"

function dic?e & notation|like \\d*d\\d|such as \\d*d\\d|\\d+d\\d+|expression|string|parse & roll|parse ! ${ELSE}|histogram|times and|simulate|two dice|game|file ~ dice die notation like such something roller parser string strings expression 3d6 2d6 1d20 d20 4d6 parse parses parsing roll rolls rolling it them total sum sums result results throw throws error errors bad invalid input malformed wrong nonsense anything else exception exceptions text result returning bonus modifier plus minus with for on if raise raises when number sides
value rolled = 3d6+2 ~ (?:(?:like|such|as|e\\.g\\.|for|example|notation|in|the|form) )*["'\`]?(\\d*d\\d+(?:[+-]\\d+)?)["'\`]?(?: or ["'\`]?\\d*d\\d+(?:[+-]\\d+)?["'\`]?)?
opt rolls ~ (?:(?:and |the |all |its )*(?:single |individual |each |separate )?(?:rolls|dice|throws|results|values)(?: rolled)? (?:and|with|as well as|plus) )(?:the |their )?(?:total|sum)
[rolls] record Roll(rolls: [int], total: int)
fun numberOf(digits: text) -> int
  if size(digits) == 0 or size(digits) > 6
    return -1
  let number = 0
  for letter in letters(digits)
    let found = -1
    let at = 0
    for digit in letters("0123456789")
      if digit == letter
        found = at
      at += 1
    if found < 0
      return -1
    number = number * 10 + found
  return number
[!rolls] fun rollDice(notation: text) -> int
[rolls] fun rollDice(notation: text) -> Roll
  let plus = split(notation, "+")
  let minus = split(notation, "-")
  let rolled = plus[0]
  let bonus = 0
  let change = 0
  if size(plus) > 1
    bonus = numberOf(trim(plus[1]))
    change = bonus
  if size(minus) > 1
    rolled = minus[0]
    bonus = numberOf(trim(minus[1]))
    change = 0 - bonus
  let parts = split(lower(trim(rolled)), "d")
  raise value "not a dice notation, such as 2d6+1: {notation}" if size(parts) != 2 or size(plus) + size(minus) > 3 or bonus < 0
  let count = 1
  if size(parts[0]) > 0
    count = numberOf(parts[0])
  let sides = numberOf(parts[1])
  raise value "a roll has 1 to 1000 dice with at least 2 sides: {notation}" if count < 1 or count > 1000 or sides < 2
  let total = change
  [rolls] let rolls: [int] = []
  for i to count
    [!rolls] total += 1 + randomBelow(sides)
    [rolls] let roll = 1 + randomBelow(sides)
    [rolls] append(rolls, roll)
    [rolls] total += roll
  [!rolls] return total
  [rolls] return Roll(rolls, total)
example
  [!rolls] let total = rollDice("{rolled}")
  [!rolls] print total
  [rolls] let result = rollDice("{rolled}")
  [rolls] for roll in result.rolls
  [rolls]   print roll
  [rolls] print "total: {result.total}"
  [!rolls] try rollDice("3x6")

function cards?|deck|hand & draw|draws|drawing|deal|deals|dealing|shuffl & pairs?|hand ! ${ELSE}|blackjack|memory|poker game|war ~ simulate simulates simulation program game drawing draw draws deal deals dealing five 5 card cards from shuffled shuffle shuffles deck of 52 standard playing poker hand tell tells says say whether if there is has contains a pair pairs print prints show shows them it random and
fun newDeck() -> [text]
  let deck: [text] = []
  for suit in ["clubs", "diamonds", "hearts", "spades"]
    for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
      append(deck, "{rank} {suit}")
  shuffle(deck)
  return deck
fun rankOf(card: text) -> text
  return words(card)[0]
fun hasPair(hand: [text]) -> bool
  for i to size(hand)
    for j to size(hand)
      if i < j and rankOf(hand[i]) == rankOf(hand[j])
        return true
  return false
example
  let deck = newDeck()
  let hand = take(deck, 5)
  for card in hand
    print card
  if hasPair(hand)
    print "There is a pair."
  else
    print "There is no pair."

function battle|fight|duel|combat & characters?|fighters?|heroes|hero|monsters?|players?|warriors?|units? & turn|round|until ! ${ELSE.replace('|class', '')}|file|ship|naval|card ~ simulate simulates simulated program game turn based battle fight duel combat simulation between two characters character fighters fighter heroes hero monster monsters players warriors units each with health hp hit points attack attacks defence defense damage strength print prints printing every round rounds turn turns until one falls dies dead is has no left zero wins winner announces reaches loses runs out class classes struct record log in at least takes deals minus
record Fighter(name: text, health: int, attack: int, defence: int)
fun damageOf(attacker: Fighter, target: Fighter) -> int
  let damage = attacker.attack - target.defence + randomBelow(4)
  if damage < 1
    return 1
  return damage
fun battle(first: Fighter, second: Fighter) -> text
  let left = first.health
  let right = second.health
  let round = 0
  while left > 0 and right > 0
    round += 1
    print "Round {round}"
    let hit = damageOf(first, second)
    right -= hit
    if right < 0
      right = 0
    print "  {first.name} hits {second.name} for {hit}, {right} left"
    if right > 0
      let back = damageOf(second, first)
      left -= back
      if left < 0
        left = 0
      print "  {second.name} hits {first.name} for {back}, {left} left"
  if left > 0
    return first.name
  return second.name
example
  let winner = battle(Fighter("Knight", 30, 9, 5), Fighter("Orc", 36, 8, 3))
  print "{winner} wins."

function mazes?|labyrinths? & generat|creat|random|build|carv & print|#|show|random|grid|text ! ${ELSE}|solve|shortest|path ~ generate generates generator generated printed shown drawn cells cell for create creates build builds carve random randomly maze mazes labyrinth on a grid of by print prints printing show shows it with # and spaces space walls wall as hash signs characters corridors paths entrance exit size rows columns width height text terminal console recursive depth first backtracking backtracker algorithm using every cell can be reached perfect
value side = 21 ~ \\b(?:(?:of|grid|an?|size) )*(\\d+)(?= ?(?:x|by|×|\\*) ?\\d)
value across = 21 ~ (?:x|by|×|\\*) ?(\\d+)(?: (?:grid|cells|squares|characters|maze))?
fun generateMaze(rows: int, columns: int) -> [[text]]
  raise value "rows and columns are odd numbers from 5" if rows < 5 or columns < 5 or rows % 2 == 0 or columns % 2 == 0
  let cells: [[text]] = []
  for row to rows
    let line: [text] = []
    for column to columns
      append(line, "#")
    append(cells, line)
  let path: [int] = []
  append(path, columns + 1)
  cells[1][1] = " "
  let rowSteps = [0, 1, 0, -1]
  let columnSteps = [1, 0, -1, 0]
  while size(path) > 0
    let row = whole(last(path), columns)
    let column = last(path) % columns
    let open: [int] = []
    for side to 4
      let nextRow = row + 2 * rowSteps[side]
      let nextColumn = column + 2 * columnSteps[side]
      if nextRow > 0 and nextRow < rows and nextColumn > 0 and nextColumn < columns
        if cells[nextRow][nextColumn] == "#"
          append(open, side)
    if size(open) == 0
      removeLast(path)
    else
      let way = open[randomBelow(size(open))]
      cells[row + rowSteps[way]][column + columnSteps[way]] = " "
      cells[row + 2 * rowSteps[way]][column + 2 * columnSteps[way]] = " "
      append(path, (row + 2 * rowSteps[way]) * columns + column + 2 * columnSteps[way])
  cells[0][1] = " "
  cells[rows - 1][columns - 2] = " "
  return cells
example
  let cells = generateMaze({side}, {across})
  for line in cells
    print joined(line, "")

function mazes?|labyrinths?|grid & shortest|fewest|way out|steps & print|prints|says?|shows?|file|stdin|reads? ! ${ELSE}|generat|dijkstra|weighted|coordinates|diagonal|0s?|1s?|cost|robot|corners?|returns?|the path|route|function ~ find finds finding shortest fewest path way out through in a grid maze labyrinth of text file lines read reads reading from given stored walls wall marked mark shown drawn as with hash # . spaces dots free open start end goal exit s e letters breadth first search bfs using print prints printing say says show shows the number count of steps moves needed it takes or and if there is no none cannot be reached possible impossible program then two dimensional
opt file ~ (?:(?:read|reads|reading|loaded|stored|given|from|in|an?|the|text|maze) )*\\bfile\\b(?: (?:given )?(?:as|on) (?:an?|the) (?:command[- ]line )?(?:argument|command line))?
value said = no way ~ (?:(?:or|else|otherwise|and|if|when|there|is|none|no|path|way|print|prints|say|says|with|message) )*["'\`]([^"'\`]+)["'\`](?: (?:if|when) there is (?:none|no (?:way|path|route)))?
fun shortestPath(grid: [text]) -> int
  let cells: [[text]] = []
  let waiting: [[int]] = []
  let distances: {text:int} = []
  for line in grid
    let row = size(cells)
    append(cells, letters(line))
    for column to size(cells[row])
      if lower(cells[row][column]) == "s"
        append(waiting, [row, column])
        put(distances, "{row} {column}", 0)
  let at = 0
  while at < size(waiting)
    let row = waiting[at][0]
    let column = waiting[at][1]
    let steps = distances["{row} {column}"]
    if lower(cells[row][column]) == "e"
      return steps
    for side in [[0, 1], [1, 0], [0, -1], [-1, 0]]
      let below = row + side[0]
      let beside = column + side[1]
      if below >= 0 and below < size(cells) and beside >= 0
        if beside < size(cells[below])
          if cells[below][beside] != "#" and not has(distances, "{below} {beside}")
            put(distances, "{below} {beside}", steps + 1)
            append(waiting, [below, beside])
    at += 1
  return -1
example
  [file] let grid = readLines(firstArgument("FILE"))
  [!file] let grid = ["S.#", "..#", "#.E"]
  let steps = shortestPath(grid)
  if steps < 0
    print "{said}"
  else
    print steps
`;

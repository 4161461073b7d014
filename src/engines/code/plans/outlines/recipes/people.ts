import { AGAIN } from './consoles.ts';

/** Programs about people: seats, debts, waiting times. They are read like those of `functions.ts`. */
const ELSE = 'html|sql|pages?|servers?|api|react|database|endpoint|json|regex';
const WHO =
  '(?:students?|pupils?|people|guests?|kids|children|persons?|participants?|players?|employees|attendees|colleagues|friends|members|delegates|names)';

export const PEOPLE = `
function seats?|seating|seated|sits?|rows?|desks?|tables? of & ${WHO} & random|shuffl & rows?|grid|desks?|tables? of|columns? ! ${ELSE}|csv|matrix|cinema|book ~ @ who where seat seats seating seated chart sits sit arrangement plan plans put puts place places placed assign assigns assigned randomly random shuffle shuffles shuffled order students student pupils pupil people guests kids children persons participants players employees attendees colleagues friends members delegates names name class classroom exam room row rows column columns grid printed desk desks table tables into up out so neighbours last may be shorter smaller incomplete aligned text teacher
value who = person ~ (?<=\\d )(student|pupil|guest|kid|participant|player|attendee|colleague|friend|member|delegate)s?
value people = 28 ~ \\b(\\d+) (?:${WHO}|·+)
value across = 4 ~ \\b(?:rows?|desks|tables|columns) (?:of|with) (\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: (?:seats|desks|places|each))?|\\b(\\d+) (?:${WHO} )?(?:per|to a|in (?:a|each|every)) (?:row|table|desk)|\\b(\\d+) (?:columns|seats wide|wide|across)
opt file ~ (?:(?:read|reads|reading|loaded|given|names|from|in|an?|the|text|one|per|line) )*\\bfile\\b(?: (?:with )?(?:one )?(?:name )?(?:per|on each) line)?(?: (?:given )?(?:as|on) (?:an?|the) (?:command[- ]line )?(?:argument|command line))?
opt apart ~ [,;]? ?\\b(?:(?:and|with|given|an?|the|list|lists|of|so|that|certain|some) )*(?:pairs?|people|names|students|pupils|children)(?: of \\w+)? (?:who|that|which) (?:(?:must|may|should|can|are|not|never|cannot|can't|do|allowed|to) )+sit (?:next to|beside|near|together)(?: (?:each other|one another|with each other))?
[apart] record Pair(first: text, second: text)
[apart] fun areApart(seated: [text], apart: [Pair], perRow: int) -> bool
[apart]   for i to size(seated) - 1
[apart]     if (i + 1) % perRow > 0
[apart]       for pair in apart
[apart]         if seated[i] == pair.first and seated[i + 1] == pair.second
[apart]           return false
[apart]         if seated[i] == pair.second and seated[i + 1] == pair.first
[apart]           return false
[apart]   return true
[!apart] fun seatingPlan(names: [text], perRow: int) -> [[text]]
[apart] fun seatingPlan(names: [text], perRow: int, apart: [Pair]) -> [[text]]
  raise value "a row has at least one seat" if perRow < 1
  let seated = copy(names)
  shuffle(seated)
  [apart] let tries = 0
  [apart] while not areApart(seated, apart, perRow)
  [apart]   tries += 1
  [apart]   raise value "no such plan was found" if tries > 10000
  [apart]   shuffle(seated)
  let rows: [[text]] = []
  for i to size(seated)
    if i % perRow == 0
      let row: [text] = []
      append(rows, row)
    let at = whole(i, perRow)
    append(rows[at], seated[i])
  return rows
example
  [file] let names = readLines(firstArgument("FILE"))
  [!file] let names: [text] = []
  [!file] for i to {people}
  [!file]   append(names, "{Who} {i + 1}")
  [!apart] let rows = seatingPlan(names, {across})
  [apart] let rows = seatingPlan(names, {across}, [Pair(names[0], names[1]), Pair(names[2], names[3])])
  for row in rows
    let line = ""
    for name in row
      line = "{line}{padRight(name, 16)}"
    print line

function owes|owe|settle|who pays whom|even(?:ly|s)? out|reimburs & costs?|expenses?|rent|bills?|money|purchases|trip|travel|holiday|vacation|weekend|dinner|spendings?|spent|paid ! ${ELSE}|csv|file|(?<!data )class |reads ~ @ expense expenses rent cost costs shared share shares bill bills purchase purchases trip holiday flat group spendings money data class record struct type paid payer pay pays payment payments amount description splits split splitting evenly equally even settle settles settling up between among roommates roommate flatmates flatmate housemates friends people members person who whom owes owe transfers transfer fewest few minimal debts debt debtor creditor says list lists lines line line cents rounding rounded exact total whom each flat's everyone everybody somebody someone out function computes for as possible smallest least minimum minimal minimise minimize number what tell tells work works out travel travelling vacation weekend dinner together common spent given balance balances back so even everyone's everybody's names amounts expense's after need needed needs makes make few transactions transaction simplify simplifies simplified debts_between calculate
opt largest ~ [,;]? ?\\b(?:(?:and|by|where|always|matching|with|so|that|the|greedily|first|each|settle|settles|let|lets|having|person|who) )*(?:largest|biggest|highest) (?:debtors?|debts?|creditors?|ower)(?: (?:with|against|to|pays?|paying|and|the|first|then|largest|biggest|highest|creditors?|debtors?|credits?|claims?|always))*
record Expense(description: text, paidBy: text, cents: int)
record Transfer(debtor: text, creditor: text, cents: int)
fun settle(expenses: [Expense], people: [text]) -> [Transfer]
  raise value "nobody shares the costs" if size(people) == 0
  let balances: {text:int} = []
  for person in people
    put(balances, person, 0)
  let total = 0
  for expense in expenses
    raise value "{expense.paidBy} does not share the costs" if not has(balances, expense.paidBy)
    put(balances, expense.paidBy, balances[expense.paidBy] + expense.cents)
    total += expense.cents
  let rest = total % size(people)
  for person in people
    let share = whole(total, size(people))
    if rest > 0
      share += 1
      rest -= 1
    put(balances, person, balances[person] - share)
  let transfers: [Transfer] = []
  [!largest] for debtor in people
  [!largest]   for creditor in people
  [!largest]     if balances[debtor] < 0 and balances[debtor] + balances[creditor] == 0
  [!largest]       append(transfers, Transfer(debtor, creditor, balances[creditor]))
  [!largest]       put(balances, debtor, 0)
  [!largest]       put(balances, creditor, 0)
  let isOpen = true
  while isOpen
    let debtor = people[0]
    let creditor = people[0]
    for person in people
      if balances[person] < balances[debtor]
        debtor = person
      if balances[person] > balances[creditor]
        creditor = person
    let amount = 0 - balances[debtor]
    if balances[creditor] < amount
      amount = balances[creditor]
    isOpen = amount > 0
    if isOpen
      put(balances, debtor, balances[debtor] + amount)
      put(balances, creditor, balances[creditor] - amount)
      append(transfers, Transfer(debtor, creditor, amount))
  return transfers
example
  let people = ["Ada", "Ben", "Cleo"]
  let expenses = [Expense("rent", "Ada", 90000), Expense("groceries", "Ben", 12050), Expense("internet", "Cleo", 3999)]
  let transfers = settle(expenses, people)
  for transfer in transfers
    print "{transfer.debtor} owes {transfer.creditor} {fixed(transfer.cents / 100, 2)}"

function queue|queues|line|waiting & checkouts?|tills?|cashiers?|counters?|tellers?|pumps?|windows|registers?|lanes|desks & simulat|average & wait ! ${ELSE}|csv|file|priority ~ @ simulate simulates simulation supermarket bank post office petrol station shop store airport canteen queue queues line lines with open checkouts checkout tills till cashiers cashier counters counter tellers teller pumps pump windows registers register lanes lane desks desk customers customer people shoppers arrive arrives arriving random randomly intervals times time service served serve average mean waiting wait waits minutes seconds longest maximum max how long and minute second takes needs shortest free first whichever next one
value checkouts = 3 ~ (?:(?:with|of|at|and|open) )*\\b(two|three|four|five|six|seven|eight|ten|\\d+)(?: open)? (?:checkouts?|tills?|cashiers?|counters?|tellers?|pumps?|windows|registers?|lanes|desks)
value customers = 200 ~ \\b(\\d+) (?:customers|people|shoppers|cars|clients|arrivals)
opt longest ~ (?:(?:and|the) )*\\b(?:longest|maximum|max|worst)(?: (?:waiting|wait|time))*
opt served ~ (?:(?:and|the|how|many|number|of|customers|people|each) )*\\b(?:customers )?(?:each|per|every) (?:checkout|till|cashier|counter|teller|register|lane)(?: (?:served|has served|handled))?
record Waiting(average: float, longest: int)
fun simulate(checkouts: int, customers: int) -> Waiting
  raise value "there must be checkouts and customers" if checkouts < 1 or customers < 1
  let freeAt: [int] = []
  [served] let served: [int] = []
  for i to checkouts
    append(freeAt, 0)
    [served] append(served, 0)
  let now = 0
  let waited = 0
  let longest = 0
  for i to customers
    now += randomBelow(whole(240, checkouts) + 1)
    let best = 0
    for checkout to checkouts
      if freeAt[checkout] < freeAt[best]
        best = checkout
    let start = now
    if freeAt[best] > start
      start = freeAt[best]
    waited += start - now
    if start - now > longest
      longest = start - now
    freeAt[best] = start + 30 + randomBelow(151)
    [served] served[best] += 1
  [served] for checkout to checkouts
  [served]   print "Checkout {checkout + 1} served {served[checkout]}"
  return Waiting(waited / customers, longest)
example
  let result = simulate({checkouts}, {customers})
  print "Average waiting time: {fixed(result.average, 1)} seconds"
  [longest] print "Longest waiting time: {result.longest} seconds"

function quiz|trainer|drill|practice|questions|test|exercises|asks & multiplication|times[- ]tables?|addition|subtraction|arithmetic|maths?|sums|mental ! ${ELSE}|csv|file|class|struct|python test|unit tests? ~ @ quiz trainer drill practice questions question test exercises random randomly multiplication times tables addition subtraction arithmetic math maths sums mental problems tasks numbers number shows show score scores points right correct wrong answers answer time taken took seconds needed long at end how many much total final result percent percentage kids children pupils child asks ask ten
${AGAIN}
value count = 10 ~ \\b(ten|five|twenty|fifteen|\\d+)(?: (?:random|simple|easy|mental))*(?: (?:multiplication|addition|subtraction|arithmetic|maths?|times[- ]tables?))?(?: (?:questions|problems|sums|exercises|tasks))
value highest = 10 ~ (?:(?:with|of|numbers|factors|from|between|tables|the|times|up|to) )*(?:from |between )?(?:1|one|2|0) (?:to|and) (\\d+)|(?:(?:with|of|numbers|factors|tables) )*up to (\\d+)
opt timed ~ (?:(?:and|then|shows?|prints?|the|how|total|your|much|many|long) )*\\b(?:time taken|time needed|time used|elapsed time|time it took|seconds (?:it took|needed|taken)|time (?:you|they|it|the user) (?:took|needed)|time|took|long it took)(?: in seconds)?
opt missed ~ (?:(?:and|then|shows?|lists?|prints?|the) )*\\b(?:correct answers?|right answers?|solutions?)(?: (?:for|of|to|after|when|if) (?:the )?(?:wrong|a wrong|each wrong|mistakes|missed)(?: (?:ones?|answers?|questions?))?)?
opt plus ~ \\b(?:addition|sums|plus)(?: (?:questions|problems))?
opt minus ~ \\b(?:subtraction|minus)(?: (?:questions|problems))?
fun play()
  let score = 0
  [timed] let start = now()
  for i to {count}
    let first = 1 + randomBelow({highest})
    let second = 1 + randomBelow({highest})
    [minus] first += second
    [plus] let right = first + second
    [plus] let sign = "+"
    [minus] let right = first - second
    [minus] let sign = "-"
    [!plus] [!minus] let right = first * second
    [!plus] [!minus] let sign = "x"
    let given = askWhole("{i + 1}) {first} {sign} {second} = ", -10000, 100000)
    if given == right
      print "Right!"
      score += 1
    else
      print "Wrong, it is {right}."
  print "Score: {score} of {count}"
  [timed] let seconds = (now() - start) / 1000
  [timed] print "Time taken: {fixed(seconds, 1)} seconds"
example
  play()

function flood[- ]?fill|paint bucket|bucket fill ! ${ELSE}|csv ~ @ flood fill floodfill paint bucket tool grid based tile map tiles 2d two dimensional array vector vectors matrix list lists stored as int ints integers integer numbers colour color colours colors cell cells region area connected start starting point position row column x y new old value replaces replace replacing same neighbours neighbors neighbouring four up down left right recursive iterative without recursion stack queue using bfs dfs breadth depth first image pixels pixel algorithm fills changes all touching
opt diagonal ~ (?:(?:and|with|including|also|in) )*\\b(?:diagonal(?:s|ly)?|eight|8)(?: (?:neighbours|neighbors|directions|way|connected|cells))*
fun floodFill(grid: [[int]], row: int, column: int, colour: int) -> [[int]]
  let cells: [[int]] = []
  for line in grid
    append(cells, copy(line))
  raise value "the start is outside the grid" if row < 0 or row >= size(cells)
  raise value "the start is outside the grid" if column < 0 or column >= size(cells[row])
  let old = cells[row][column]
  if old == colour
    return cells
  let waiting: [[int]] = []
  append(waiting, [row, column])
  cells[row][column] = colour
  while size(waiting) > 0
    let at = last(waiting)
    removeLast(waiting)
    [!diagonal] for side in [[0, 1], [1, 0], [0, -1], [-1, 0]]
    [diagonal] for side in [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]]
      let below = at[0] + side[0]
      let beside = at[1] + side[1]
      if below >= 0 and below < size(cells) and beside >= 0
        if beside < size(cells[below])
          if cells[below][beside] == old
            cells[below][beside] = colour
            append(waiting, [below, beside])
  return cells
example
  let filled = floodFill([[1, 1, 0], [1, 0, 0], [1, 1, 1]], 0, 0, 5)
  for line in filled
    let text = ""
    for cell in line
      text = "{text}{cell} "
    print text
`;

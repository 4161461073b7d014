/** Small programs that many people ask for first, as outlines; they are read like those of `functions.ts`. */
const ELSE = 'html|sql|web ?pages?|servers?|api|csv|react|database|endpoint|json|files?|swift ?ui|window|gui';
const MONEY = '(?: ?(?:€|euros?|dollars?|eur|usd|pounds?|\\$|£))?';
const TOTAL =
  'cart shopping basket item items product products data class struct record computes calculates total sum sums price prices quantity apply applies discount order orders value amount carts line';

export const FIRSTS = `
function (?:shopping )?(?:cart|basket|order) items?|(?:cart|order|invoice) lines? & total|sum & \\d+(?:\\.\\d+)? ?(?:%|percent) ! ${ELSE}|console|menu|coupon|tax|vat|shipping|adds?|remove\\w* ~ ${TOTAL} if when is are off discounts discounted
value percent = 10 ~ (?:(?:and|an?|with|gives?|apply|applies|get|gets|minus|less|discount|of|the) )*\\b(\\d+(?:\\.\\d+)?) ?(?:%|percent)(?: (?:off|discount|reduction|rebate|less))*
value limit = 100 ~ (?:(?:if|when|for|on|in|case|orders?|carts?|the|total|sum|is|it|of|once|starting|worth) )*\\b(?:over|above|more than|exceed(?:s|ing)?|greater than|from|at least|reaches) (?:€|\\$|£)?(\\d+(?:\\.\\d+)?)${MONEY}(?: (?:or more|in total))?
opt least ~ (?<=\\b(?:at least|from|reaches) [^;.]*)·(?=$|[^·])
record CartItem(name: text, price: float, quantity: int)
fun total(items: [CartItem]) -> float
  let sum = 0.0
  for item in items
    sum += item.price * item.quantity
  if sum > {limit}
    sum = sum * (100 - {percent}) / 100
  return round(sum)
example
  let small = [CartItem("pen", 2.5, 4), CartItem("mug", 8.0, 1)]
  let large = [CartItem("lamp", {limit}, 2)]
  print total(small)
  print total(large)

function inventory|backpack|chest & grid|slots|\\d+ ?x ?\\d+ & stacks?|stacking|up to \\d+|at most \\d+|max ! ${ELSE}|weights?|warehouse ~ 2d two dimensional grid inventory backpack chest game games rpg player class simple items item slot slots add adds adding an into first free empty stack stacks stacking same up to at most max maximum per each remove removes removing take print prints printing show shows it rows columns row column with of size for and that methods method if full which
value size = 5, 4 ~ (\\d+ ?(?:x|×|by) ?\\d+)(?: (?:slots|grid|cells|fields))?
value limit = 99 ~ (?:(?:stacks?|stacking|stackable|up|to|of|at|most|max|maximum|size|limit|limited|hold|holds|with|per|items?|each|an?|is) )+(\\d+)(?: (?:items|pieces|per stack|each|per slot|of (?:a|the same|each) (?:kind|type)))?
record Slot(item: text, amount: int)
class GridInventory(columns: int, rows: int, stackLimit: int)
state slots: [Slot] = []
def freeSlot() -> int
  for i to size(slots)
    if slots[i].amount == 0
      return i
  if size(slots) < columns * rows
    append(slots, Slot("", 0))
    return size(slots) - 1
  return -1
def add(item: text, amount: int) -> int
  let rest = amount
  for i to size(slots)
    if slots[i].item == item and slots[i].amount > 0 and slots[i].amount < stackLimit and rest > 0
      let fits = stackLimit - slots[i].amount
      if fits > rest
        fits = rest
      slots[i].amount += fits
      rest -= fits
  let at = 0
  while rest > 0 and at >= 0
    at = freeSlot()
    if at >= 0
      let part = rest
      if part > stackLimit
        part = stackLimit
      slots[at].item = item
      slots[at].amount = part
      rest -= part
  return rest
def remove(item: text, amount: int) -> int
  let rest = amount
  for i to size(slots)
    if slots[i].item == item and rest > 0
      let taken = slots[i].amount
      if taken > rest
        taken = rest
      slots[i].amount -= taken
      rest -= taken
  return amount - rest
def show()
  for row to rows
    let line = ""
    for column to columns
      let at = row * columns + column
      let cell = "-"
      if at < size(slots)
        if slots[at].amount > 0
          cell = "{slots[at].item} {slots[at].amount}"
      line = "{line}{padRight(cell, 12)}"
    print line
example
  let inventory = GridInventory({size}, {limit})
  print inventory.add("potion", {limit} + 21)
  print inventory.add("sword", 1)
  inventory.show()
  print inventory.remove("potion", {limit})
  print inventory.add("arrow", 3)
  inventory.show()

function calculator & console|terminal|command line|asks?|reads|user|two numbers|enters? & operator|operation|operators|\\+ ! ${ELSE}|class|history|expressions?|parse\\w*|function|bmi|loan|tip|scientific|parenthes\\w+|brackets ~ calculator simple console terminal command line app program reads asks takes lets user for enters enter two number numbers and an a operator operation operators add subtract multiply divide plus minus times addition subtraction multiplication division prints shows result the in it of basic from choose chooses between with which then should can
opt zero ~ [,;]? ?(?:(?:and|also|with|a|an|it|should|that|but|handles?|handling|checks?(?: for)?|prevents?|refuses?|no|shows?|error|message|for|on|when|if|tells?|says?) )*\\b(?:division|divid\\w+) by (?:zero|0)\\b(?: (?:error|errors|properly|correctly|gracefully|is handled|is refused|with an error|gives an error))*
opt until ~ [,;]? ?(?:(?:and|it|then|that|repeats?|again|loops?|continues?|runs?|keeps going|asks? again) )*until (?:(?:the )?(?:user|they|i|you) )?(?:(?:types?|enters?|chooses?|says?|wants? to) )?["']?(?:quit|exit|q|stop|end|quits|exits)["']?
fun calculate(a: float, sign: text, b: float) -> float
  raise value "cannot divide by zero" if sign == "/" and b == 0
  if sign == "+"
    return a + b
  if sign == "-"
    return a - b
  if sign == "*"
    return a * b
  return a / b
fun run()
  let a = askNumber("First number: ", -1000000000, 1000000000)
  let sign = askOne("Operator (+, -, * or /): ", ["+", "-", "*", "/"])
  let b = askNumber("Second number: ", -1000000000, 1000000000)
  if sign == "/" and b == 0
    print "Cannot divide by zero."
  else
    print "{a} {sign} {b} = {calculate(a, sign, b)}"
example
  [!until] run()
  [until] let answer = "y"
  [until] while answer == "y"
  [until]   run()
  [until]   answer = askOne("Again (y or quit)? ", ["y", "quit"])

function bank|atm|account & menu|console|terminal & deposit & withdraw\\w* ! ${ELSE}|class|history|transfer|accounts|pin|interest|users ~ simple bank account atm console terminal app application program menu with options option deposit deposits withdraw withdrawal withdrawals balance check exit quit show shows refuse refuses refused negative amounts amount and overdraft overdrafts or no not more than allow allowed is invalid input below zero the 1 2 3 4 money in too large larger that which choices numbered
fun run()
  let balance = 0.0
  let choice = ""
  while choice != "4"
    choice = askOne("1 deposit, 2 withdraw, 3 balance, 4 exit: ", ["1", "2", "3", "4"])
    if choice == "1" or choice == "2"
      let amount = askNumber("Amount: ", -1000000000, 1000000000)
      if amount <= 0
        print "The amount must be greater than zero."
      else
        if choice == "1"
          balance += amount
        else
          if amount > balance
            print "There is not enough money: the balance is {fixed(balance, 2)}."
          else
            balance -= amount
    if choice == "3"
      print "Balance: {fixed(balance, 2)}"
example
  run()

function prime\\b & (?:up to|till|until|below|under|between 1 and|from 1 to|from 2 to|first) \\d+ & is (?:a )?prime|checks?|tests? ! ${ELSE}|sieve|factors?|factori[sz]\\w*|console|asks?|user|next|twin ~ method function that which checks check tests if whether a an number is prime or not and the main prints print shows all primes numbers lists with using it returns boolean
value limit = 100 ~ (?:(?:up|from|to|till|until|below|under|between|1|2|and|the|all|in|range) )+(\\d+)
fun isPrime(number: int) -> bool
  if number < 2
    return false
  let divisor = 2
  while divisor <= whole(number, divisor)
    if number % divisor == 0
      return false
    divisor += 1
  return true
example
  for i to {limit} + 1
    if isPrime(i)
      print i
`;

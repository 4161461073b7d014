/** Classes and functions of everyday amounts: goals, doses, carts, prices, fines. They are read like those of `functions.ts`. */
const ELSE = 'html|sql|web ?pages?|servers?|api|csv|react|database|endpoint|json|files?';
const KIND =
  'class classes data struct structs record type types typed object model module represents representing where whose who has have having can should must so small simple keeps keep tracks track tracking counts count says say per my i me you we they today day daily';
const MONEY = '(?: ?(?:€|euros?|dollars?|eur|usd|pounds?|\\$|£))?';

export const GOALS = `
function tracks?|tracker|tracking|counts?|counter|logs? & goal|target & glass(?:es)?|steps|pages|minutes|calories|kcal|cups|push-?ups|kilomet(?:re|er)s|km|lit(?:re|er)s|words|lessons|exercises|miles|hours|reps ! ${ELSE}|sort\\w*|group\\w*|weeks?|weekly|streak ~ ${KIND} tracker counter log logs glass glasses water steps step walked pages page read reading minutes calories kcal cups coffee pushups push ups kilometers kilometres km litres liters words written lessons exercises miles hours reps drank drunk drink drunken ate eaten done did ran run practised practiced against goal target of to reach reached left remaining still missing add adds adding one more method methods property percent percentage progress tells whether if how far been reset resets new morning midnight
value thing = glass ~ \\b(glass|step|page|minute|calorie|cup|pushup|kilometre|kilometer|litre|liter|word|lesson|exercise|mile|hour|rep)(?:e?s)?
value goal = 8 ~ (?:(?:an?|the|my|daily|with|against) )*\\b(?:goal|target)(?: (?:of|is|=))? (\\d+(?:[,.]\\d{3})*)(?: (?:a|per|each) day)?|(\\d+(?:[,.]\\d{3})*)[- ](?:\\w+ )?(?:goal|target)
opt again ~ (?:(?:and|it|a|can|be|with|method|that|which|to) )*\\bresets?(?: (?:it|the count|everything|itself))?(?: (?:method|every day|at midnight|for a new day|in the morning))?
class {Thing}Tracker(goal: int)
state count: int = 0
def add(amount: int)
  raise value "the amount must be greater than zero" if amount <= 0
  count += amount
def total() -> int
  return count
def remaining() -> int
  if count >= goal
    return 0
  return goal - count
def percent() -> float
  return 100.0 * count / goal
def isGoalReached() -> bool
  return count >= goal
def reset()
  count = 0
example
  let tracker = {Thing}Tracker({goal})
  tracker.add(1)
  tracker.add(2)
  print "{tracker.total()} of {goal}, {tracker.remaining()} left"
  print tracker.isGoalReached()
  tracker.reset()

function (?:dos(?:es?|age)|medications?|medicines?|pills?|tablets?|feedings?|injections?|drops|antibiotics?) & first|start & interval|every|hours & next|list|n|following|times ! ${ELSE}|weight|mg|ml|dates? ~ ${KIND} medicationschedule medication medicine medicines pill pills tablet tablets feeding feedings injection injections drops antibiotic schedule plan reminder dose doses dosage time times clock of takes taking gets constructor first start starting begins begin interval in hours hour every between lists list listing returns gives next following coming upcoming n number given count method prints with and until hh mm format as 24
value called = DoseSchedule ~ \\bclass (?:called |named )?((?:medication|dose|medicine|pill|feeding|tablet)(?:schedule|plan|planner|reminder))\\b
value every = 8 ~ \\bevery (\\d+) hours
value doses = 5 ~ \\bnext (\\d+|two|three|four|five|six|ten) (?:doses|times|pills|tablets)
class {Called}(firstTime: text, intervalHours: int)
def clock(minutes: int) -> text
  let hour = whole(minutes, 60) % 24
  let minute = minutes % 60
  let hours = "{hour}"
  if hour < 10
    hours = "0{hour}"
  if minute < 10
    return "{hours}:0{minute}"
  return "{hours}:{minute}"
def nextDoses(count: int) -> [text]
  let parts = split(firstTime, ":")
  raise value "the time of the first dose is like 08:00" if size(parts) != 2
  let hour = nearest(numberIn(parts[0]))
  let minute = nearest(numberIn(parts[1]))
  raise value "the time of the first dose is like 08:00" if hour < 0 or hour > 23 or minute < 0 or minute > 59
  raise value "the interval must be at least one hour" if intervalHours < 1
  raise value "the number of doses must not be negative" if count < 0
  let times: [text] = []
  for i to count
    let minutes = hour * 60 + minute + i * intervalHours * 60
    let day = whole(minutes, 1440) + 1
    append(times, "day {day}, {clock(minutes)}")
  return times
example
  let schedule = {Called}("08:00", {every})
  let times = schedule.nextDoses({doses})
  for time in times
    print time

function inventory|backpack|bag|chest|hotbar & stacks?|stacking|stackable|up to \\d+|at most \\d+|max ! ${ELSE}|weights?|prices?|stack overflow|warehouse ~ ${KIND} inventory backpack bag chest hotbar rpg game games player item items stack stacks stacking stackable up to at most max maximum limit limited size per slot slots add adds adding remove removes removing take method methods both return returns returning whether if it they worked work works succeeded success successful fit fits was were possible true false boolean bool count counts list lists each kind amount quantity name otherwise when not enough full
value limit = 99 ~ (?:(?:stacks?|stacking|stackable|up|to|of|at|most|max|maximum|size|limit|limited|hold|holds|with|per|items?|each|an?|is) )+(\\d+)(?: (?:items|pieces|per stack|each|per slot|of (?:a|the same|each) (?:kind|type)))?
value slots = 20 ~ \\b(\\d+) (?:slots|different (?:items|kinds)|kinds)
class Inventory(stackLimit: int)
state counts: {text:int} = []
def add(item: text, amount: int) -> bool
  let held = getOr(counts, item, 0)
  if amount <= 0 or held + amount > stackLimit
    return false
  [slots] if held == 0 and size(keys(counts)) >= {slots}
  [slots]   return false
  put(counts, item, held + amount)
  return true
def remove(item: text, amount: int) -> bool
  let held = getOr(counts, item, 0)
  if amount <= 0 or amount > held
    return false
  if amount == held
    remove(counts, item)
  else
    put(counts, item, held - amount)
  return true
def count(item: text) -> int
  return getOr(counts, item, 0)
def items() -> [text]
  return keys(counts)
example
  let inventory = Inventory({limit})
  print inventory.add("potion", {limit})
  print inventory.add("potion", 1)
  print inventory.remove("potion", 5)
  print inventory.remove("sword", 1)
  print inventory.count("potion")

function cart|basket & free shipping|free delivery|shipping|delivery ! ${ELSE}|coupon|discount|tax|vat|stock ~ ${KIND} shopping cart basket module add adds adding remove removes removing item items product products total totals price prices quantity quantities orders order above over from more than or of at least get gets is are free shipping delivery costs cost fee otherwise else below under everything list clear count subtotal euros euro dollars included includes including plus sum with if customers customer online shop name methods method exported functions
value freePrice = 5000 ~ (?:(?:orders?|carts?|totals?|sums?|where|when|if|for|is|are|the|total|with|and|an?|of|subtotal|customers|spend|free|shipping|delivery|worth) )*\\b(?:above|over|from|more than|at least|exceeds?|exceeding|reaches) [€$£]?(\\d+(?:\\.\\d+)?)${MONEY}(?: (?:or more|upwards|up))?(?: (?:ship|ships|shipped|get|gets|is|are|have|has|qualify for|delivered|delivery|shipping|for))*(?: free)?(?: (?:shipping|delivery|of charge))?
value shippingPrice = 495 ~ (?:(?:otherwise|else|below|and|or|that|it|shipping|delivery|costs?|is|are|of|the|fee|a|flat|for|under|normally) )+[€$£]?(\\d+(?:\\.\\d+)?)${MONEY}(?: (?:shipping|delivery|otherwise|else|fee|below that))*
record Item(name: text, cents: int, quantity: int)
class ShoppingCart()
state items: [Item] = []
def add(name: text, cents: int, quantity: int)
  raise value "a price is not negative" if cents < 0
  raise value "the quantity must be greater than zero" if quantity <= 0
  for i to size(items)
    if items[i].name == name
      items[i].quantity += quantity
      return
  append(items, Item(name, cents, quantity))
def remove(name: text)
  for i to size(items)
    if items[i].name == name
      removeAt(items, i)
      return
  raise missing "{name} is not in the cart"
def subtotal() -> int
  let sum = 0
  for item in items
    sum += item.cents * item.quantity
  return sum
def shipping() -> int
  let sum = subtotal()
  if size(items) == 0 or sum > {freePrice}
    return 0
  return {shippingPrice}
def total() -> int
  return subtotal() + shipping()
example
  let cart = ShoppingCart()
  cart.add("notebook", 1250, 3)
  print "Shipping: {fixed(cart.shipping() / 100, 2)}"
  cart.add("lamp", 3990, 1)
  print "Total: {fixed(cart.total() / 100, 2)}"
  cart.remove("notebook")
  print "Total: {fixed(cart.total() / 100, 2)}"

function vat|value added tax|sales tax|mwst|gst|tax & gross|net|price|amount ! ${ELSE}|invoice|class|items|lines|cart|receipt|until|asks ~ ${KIND} calculates calculate vat value added sales tax mwst gst gross net price prices amount from to percent rate rates either or and reduced full normal formats format formatted formatting it as like german euro euros € result text string returns with two decimals thousands separator separators point points comma commas function adds add get gets including without plus dot dots cents cent rounded rounds round to throws error errors rejects reject other any another invalid negative unknown exception for on if when
value sign =  ~ ([€$£])(?= ?1,\\d)
value german = 0 ~ (?:(?:and|formats?|formatted|it|the|result|as|like|in|such|to) )*\\b1\\.\\d{3},\\d\\d ?(?:€|eur|euros?)?|\\bgerman (?:format|style|number format)
value spaced = 0 ~ (?:(?:and|formats?|formatted|it|the|result|as|like|in|such|to) )*\\b1 \\d{3},\\d\\d ?(?:€|eur|euros?)?
value english = 0 ~ (?:(?:and|formats?|formatted|it|the|result|as|like|in|such|to) )*[€$£]? ?1,\\d{3}\\.\\d\\d ?(?:€|eur|euros?)?
value rates = 19, 7 ~ (?:(?:with|at|of|for|either|the|rate|rates|vat|is|an?) )*\\b(\\d+(?: ?%| percent)?(?:,| or| and|/) ?\\d+) ?(?:%|percent)?(?: (?:vat|tax|rates?))?
value rate = 19 ~ (?:(?:with|at|of|for|the|rate|vat|is|an?) )*\\b(\\d+) ?(?:%|percent)(?: (?:vat|tax|rate|sales|value|added))*
opt net ~ \\b(?:net (?:price|amount)?(?: of| from) (?:an?|the) gross(?: (?:price|amount))?|from gross(?: (?:price|amount))? to net|gross to net)
fun taxedPrice(cents: int, percent: int) -> int
  raise value "a price is not negative" if cents < 0
  [rates] raise value "the rate must be one of {rates}" if not contains([{rates}], percent)
  [!rates] raise value "the rate must not be negative" if percent < 0
  [!net] return nearest(cents * (100 + percent) / 100)
  [net] return nearest(cents * 100 / (100 + percent))
fun formatPrice(cents: int) -> text
  let number = "{whole(cents, 100)}"
  let digits = letters(number)
  let text = ""
  for i to size(digits)
    if i > 0 and (size(digits) - i) % 3 == 0
      [english] text = "{text},"
      [spaced] text = "{text} "
      [!english] [!spaced] text = "{text}."
    text = "{text}{digits[i]}"
  let rest = cents % 100
  let zero = ""
  if rest < 10
    zero = "0"
  [english] return "{sign}{text}.{zero}{rest}"
  [!english] return "{text},{zero}{rest} €"
example
  [rates] for percent in [{rates}]
  [rates]   let price = taxedPrice(103740, percent)
  [rates]   print formatPrice(price)
  [!rates] let price = taxedPrice(103740, {rate})
  [!rates] print formatPrice(price)

function books?|loans?|dvds?|media|items? & overdue|late & fines?|fees?|charges? ! ${ELSE}|borrow\\w*|renew\\w*|extend\\w*|method|members? ~ ${KIND} library libraries book books loan loans dvd dvds media item items function that returns return lists list the overdue late ones with their fine fines fee fees charge charges at cents cent a per each day days every due date dates title titles author late past after each and its today by given amount total sorted by computes calculates
value cents = 20 ~ (?:(?:at|of|is|costs?|for|an?|fine|with|the) )*\\b(\\d+(?:\\.\\d+)?) ?(?:cents?|ct|c|pence|p|€|euros?)? ?(?:(?:per|a|each|every|for|late|overdue|/) ?)+day(?: (?:late|overdue))?
value grace = 0 ~ (?:(?:with|after|and|an?) )*\\b(?:grace period of )?(\\d+)[- ](?:grace days|days? of grace|days? grace(?: period)?)
record Book(title: text, author: text, dueDate: date)
record Fine(book: Book, daysLate: int, cents: int)
fun overdueBooks(books: [Book], today: date) -> [Fine]
  let fines: [Fine] = []
  for book in books
    let days = daysBetween(book.dueDate, today) - {grace}
    if days > 0
      append(fines, Fine(book, days, days * {cents}))
  return fines
example
  let books = [Book("Dune", "Frank Herbert", date("2024-05-01")), Book("Emma", "Jane Austen", date("2024-06-30"))]
  let fines = overdueBooks(books, date("2024-05-11"))
  for fine in fines
    print "{fine.book.title}: {fine.daysLate} days late, fine {fixed(fine.cents / 100, 2)}"
`;

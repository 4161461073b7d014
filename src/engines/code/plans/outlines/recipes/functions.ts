/**
 * Functions of everyday arithmetic as outlines. A head says which patterns a wish must have (joined by "&"), which none
 * ("!") and the words that ask for nothing more ("~"); a value is a number of the wish, with the usual one.
 */
export const FUNCTIONS = `
function loan|mortgage|credit|annuity|amorti[sz]ation & schedule|table|plan|every month|each month|month by month ! class|html|sql|server ~ loan mortgage credit annuity amortization amortisation repayment schedule table plan amount yearly annual year interest rate months month monthly payment payments principal remaining balance installment installments term years fixed rounded cents two decimals percent euros dollars over
value amount = 10000 ~ [$€]?(\\d{3,}(?:\\.\\d+)?)(?: ?(?:euros?|dollars?|eur|usd|€))?
value rate = 6 ~ \\b(\\d+(?:\\.\\d+)?) ?(?:%|percent)
value months = 12 ~ \\b(\\d+) months?
record Payment(month: int, payment: float, interest: float, principal: float, balance: float)
fun loanSchedule(amount: float, yearlyPercent: float, months: int) -> [Payment]
  raise value "a loan has an amount and a number of months" if amount <= 0 or months <= 0
  let rate = yearlyPercent / 1200
  let growth = 1.0
  for i to months
    growth = growth * (1 + rate)
  let regular = round(amount / months)
  if rate > 0
    regular = round(amount * rate * growth / (growth - 1))
  let rows: [Payment] = []
  let balance = amount
  for i to months
    let interest = round(balance * rate)
    let payment = regular
    if i == months - 1
      payment = round(balance + interest)
    let principal = round(payment - interest)
    balance = round(balance - principal)
    append(rows, Payment(i + 1, payment, interest, principal, balance))
  return rows
example
  let rows = loanSchedule({amount}, {rate}, {months})
  for row in rows
    print "{row.month}: payment {row.payment}, interest {row.interest}, principal {row.principal}, balance {row.balance}"

function primes?|prime numbers? & sieve|eratosthenes & first ! class|html|sql|segmented|lazy|lazily|generator|stream|atkin|linear|wheel|sum|average|bits?|file ~ n first prime primes number numbers sieve eratosthenes generate generates generating find finds compute computes calculate calculates list lists get method algorithm using of by
value count = 10 ~ \\bfirst (\\d+)\\b
fun primesUpTo(limit: int) -> [int]
  let isPrime: [bool] = []
  for i to limit + 1
    append(isPrime, i > 1)
  let primes: [int] = []
  for n to limit + 1
    if isPrime[n]
      append(primes, n)
      if n <= whole(limit, n)
        let multiple = n * n
        while multiple <= limit
          isPrime[multiple] = false
          multiple += n
  return primes
fun firstPrimes(count: int) -> [int]
  let limit = 16
  let primes = primesUpTo(limit)
  while size(primes) < count
    limit = limit * 2
    primes = primesUpTo(limit)
  let first: [int] = []
  for i to count
    append(first, primes[i])
  return first
example
  for prime in firstPrimes({count})
    print prime

function change & coins?|notes?|bills?|denominations? ! class|vending|machine|ways|dynamic|leetcode|combinations|coinage|limited|stock|flip ~ change amount cents cent euro euros coin coins notes bills denominations few fewest least minimum possible necessary smallest biggest largest first greedy greedily as us british pence pennies quarters dimes nickels dollar dollars american usual back exact payment counts make making
value coins = 200, 100, 50, 20, 10, 5, 2, 1 ~ (?:coins|denominations)(?: of)? (\\d+(?:, ?\\d+)*,? and \\d+)(?: cents?)?|(?<c25_10_5_1>\\b(?:us|american|quarters|dollar|dollars)\\b)
value cents = 388 ~ \\b(\\d+) cents?\\b
record Coin(value: int, count: int)
fun giveChange(cents: int) -> [Coin]
  raise value "an amount is not negative" if cents < 0
  let coins: [Coin] = []
  let left = cents
  for value in [{coins}]
    if left >= value
      append(coins, Coin(value, whole(left, value)))
      left = left % value
  return coins
example
  let coins = giveChange({cents})
  for coin in coins
    print "{coin.count} x {coin.value}"

function two|whether|if|check & bookings?|appointments?|meetings?|reservations?|date ranges?|time slots?|time ranges?|events? & overlaps?|overlapping|conflicts?|collides?|clash ! list|all|class|merge|any|find|group|calendar|rooms?|sql|html|inclusive ~ two booking bookings appointment appointments meeting meetings reservation reservations date dates time times slot slots range ranges event events overlap overlaps overlapping conflict conflicts collide clash says tells whether if check checks when other another ends end starts start begins true false only touch touching does not do count starting ending same moment ones second first day exactly overlapped adjacent but they allowed fine next has have
record Booking(start: text, end: text)
fun overlaps(first: Booking, second: Booking) -> bool
  return first.start < second.end and second.start < first.end
example
  let morning = Booking("2024-05-06 09:00", "2024-05-06 11:00")
  let noon = Booking("2024-05-06 11:00", "2024-05-06 13:00")
  print overlaps(morning, noon)
  print overlaps(morning, Booking("2024-05-06 10:30", "2024-05-06 12:00"))

function split|divide|share & bill|check|cost|expenses?|rent|amount|dinner|euros|dollars|money & tip|people|friends|persons|guests|roommates|among|between ! class|list|html|sql|string|file|array|itemi[sz]ed|owes|settle ~ n split splits divide divides share shares restaurant bill check cost dinner amount total tip percent percentage tips among between people friends persons guests roommates person round rounded rounds rounding cent cents add adds up exactly sum sums no lost nothing evenly equally fairly pays pay everyone including included must whole bills with euros dollars remaining left over extra first
value cents = 10000 ~ [$€]?\\b(\\d+\\.\\d\\d)\\b(?: ?(?:euros?|dollars?|€))?
value tip = 0 ~ (?:(?:an?|plus|with|and) )*\\b(\\d+) ?(?:%|percent)(?: tip)?
value step = 1 ~ (?:(?:next|nearest|to|full|whole|multiples? of|up|the|a) )*\\b(\\d+) cents?\\b|(?<c100>(?:(?:next|nearest|to|the) )+(?:full|whole) (?:euro|dollar)s?)
opt up ~ (?:(?:and|but|is|are|each|every|share|person|everything|result|always) )*\\b(?:rounded|rounds?|rounding)(?: (?:each|the|every|person's|share|shares|amount|it|them))* (?:up|·)
value people = 3 ~ \\b(\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:people|friends|persons|guests|roommates)
fun splitBill(cents: int, tipPercent: int, people: int) -> [int]
  raise value "a bill has an amount and people who pay it" if cents < 0 or people <= 0
  let total = cents + whole(cents * tipPercent + 50, 100)
  let shares: [int] = []
  [step] let least = people * {step}
  for i to people
    [!step] let share = whole(total, people)
    [!step] if i < total % people
    [!step]   share += 1
    [step] let share = whole(total + least - 1, least) * {step}
    append(shares, share)
  return shares
example
  let shares = splitBill({cents}, {tip}, {people})
  for share in shares
    print share

function bookings?|appointments?|meetings?|reservations?|events?|intervals? & overlap|overlaps|overlapping|conflicts?|conflicting & pairs?|all|list|find|any ! class|merge|rooms|sql|html|calendar|free|maximum|number ~ booking bookings appointment appointments meeting meetings reservation reservations event events objects object pair pairs all find finds overlap overlaps overlapping conflict conflicting conflicts start end starts ends time times list other another two have has touching
record Booking(name: text, start: text, end: text)
record Overlap(first: text, second: text)
fun overlapping(bookings: [Booking]) -> [Overlap]
  let found: [Overlap] = []
  let ordered = sorted(bookings, start)
  for i to size(ordered)
    for j to size(ordered)
      if i < j and ordered[j].start < ordered[i].end
        append(found, Overlap(ordered[i].name, ordered[j].name))
  return found
example
  let bookings = [Booking("A", "2024-05-06 09:00", "2024-05-06 11:00"), Booking("B", "2024-05-06 10:30", "2024-05-06 12:00"), Booking("C", "2024-05-06 12:00", "2024-05-06 13:00")]
  for pair in overlapping(bookings)
    print "{pair.first} overlaps {pair.second}"
`;

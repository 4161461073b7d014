/** Words of every console program. */
export const USED =
  'console terminal command line cli app application tool text based interactive asks ask asking user users player players prompts prompt running asked enter enters entering entered types type typed typing input inputs reads read reading says say tells tell end ends me my i you they he she but not no if when have has had some can could let lets should must will would see between want nicely clear clearly friendly message messages error errors built-in built where whether game play plays playing against after before display displays over until';
const BAD =
  "(?:bad|wrong|invalid|nonsense|incorrect|malformed|non-?numeric|unknown|negative|impossible|silly|garbage|anything(?! below| under)|text|letters|not a number|isn't a number)";

/** Every question is asked again until its answer is good. */
export const AGAIN = `opt again ~ (?:with |and |has )*(?:proper |good |full )?input validation|[,;]? ?\\b(?:and |then |it )*(?:(?:repeats?|asks?(?: again)?|loops?|keeps asking|prompts?) )?until (?:(?:the|it|they|an?|user|gets|is|enters|types|given) )*(?:(?:input|answer|entry|value|number) )?(?:(?:is|are) )?(?:an? )?(?:valid|correct|good|usable|proper)(?: (?:input|number|answer|value|one))?|[,;]? ?\\b(?:and |but |on )*${BAD}(?: (?:input|inputs|answers?|values?|numbers?|entries|choices?|moves?))? (?:is|are|gets?|should be|must be) (?:asked(?: for)?|rejected|refused|handled|caught|repeated)(?: again)?|[,;]? ?\\b(?:and |but |it |then |should |must |that |which |with )*(?:(?:asks?|asking|prompts?|prompting|re-?prompts?|re-?asks?|repeats? the question|tries)(?: (?:the user|them|me|for it|for the value|him))?(?: again| once more| anew)?|check(?:s|ing)?|validat(?:es?|ing|ion)|reject(?:s|ing)?|refus(?:es?|ing)|handl(?:es?|ing)|catch(?:es|ing)?|complain(?:s|ing)?|does(?:n't| not) crash|without crashing|no crash)(?: (?:on|if|when|for|about|at|until|after|of|as long as|while))?(?: (?:the|an?|any|all|user|users|given|my))*(?: (?:input|answer|value|entry|number|it|they|user|users|something))?(?: (?:is|are|was|types?|enters?|gives?|not|that))*(?: (?:a|an|the))?(?: ${BAD})(?: or ${BAD})?(?: (?:input|inputs|answers?|values?|entry|entries|numbers?|characters|letters|choices?|units?|moves?|guess(?:es)?|amounts?|one|else|given|entered))*`;

const DIGITS =
  'value digits = 1 ~ (?:(?:with|to|rounded to|and|shows?|using|rounds?|it) )*\\b(one|two|three|1|2|3)(?: (?:decimals?|digits?)(?: places?)?| place)(?: after the (?:decimal )?point)?';

const MENU =
  '(?:(?:with|from|using|through|via|has|have|and|in|shows?|showing|offers?|offering|that|which|it|repeats?|repeating|keeps|an?|the|simple|small|little|numbered|main|text|looping|interactive|console|based) )*(?:text[- ]|console[- ])?\\b(?:menu(?:[- ](?:driven|based|loop))?|(?:numbered|list of) (?:options|choices|conversions))\\b(?: (?:to|until|with|and|including|that|has|an?|the|option|choice|user|they|i|types?|chooses?|wants|quits?|exits?|repeats?|loops?|comes back))*';

/** Console programs as outlines; they are read like those of `functions.ts`. */
export const CONSOLES = `
function bmi|body mass index ! class|html|page|csv|sql|api|server|struct|react|record|enum|json|function|method ~ @ bmi body mass index who nurses doctors patient patients weight height category categories kg kilograms kilos cm metres meters m centimeters centimetres calculator underweight normal overweight obese weight_class person's which
${AGAIN}
${DIGITS}
opt metres ~ \\bin m\\b|\\b(?:height )?\\(?(?:in|m|metres|meters)?\\)? ?in met(?:re|er)s\\b|\\(m\\)|\\bmet(?:re|er)s\\b
opt pounds ~ \\b(?:(?:in|or|and|weight|height|imperial|units?) )*(?:pounds|lbs?|inches|imperial)(?: (?:and|or|in|units?|inches|feet|height)\\b)*
fun category(bmi: float) -> text
  if bmi < 18.5
    return "underweight"
  if bmi < 25
    return "normal weight"
  if bmi < 30
    return "overweight"
  return "obese"
fun run()
  [!pounds] let weight = askNumber("Weight in kg: ", 1, 500)
  [!pounds] [!metres] let height = askNumber("Height in cm: ", 50, 250) / 100
  [!pounds] [metres] let height = askNumber("Height in metres: ", 0, 3)
  [!pounds] [metres] while height < 0.3
  [!pounds] [metres]   print "A height is above 0.3."
  [!pounds] [metres]   height = askNumber("Height in metres: ", 0, 3)
  [pounds] let weight = askNumber("Weight in pounds: ", 2, 1100) * 0.45359237
  [pounds] let height = askNumber("Height in inches: ", 20, 100) * 0.0254
  let bmi = weight / (height * height)
  print "Your BMI is {fixed(bmi, {digits})}: {category(bmi)}."
example
  run()

function celsius|fahrenheit|kelvin|temperature & console|terminal|asks?|user|menu|prompts?|enters?|interactive|cli|command line ! class|struct|enum|html|page|csv|file|sql|api|server|react|average|mean|min|readings|sensor|weather|sealed|record|function|method|stdin|standard input|list|array|table|records?|day|days ~ @ temperature temperatures celsius fahrenheit kelvin converts convert conversion converting converter units unit from between back other another both directions choose chooses choice which option options value values result c f k degrees scale scales
${AGAIN}
opt given ~ \\b(?:that |which |it )?(?:takes?|taking|reads?|gets?|given|accepts?|with) (?:an? |the )?(?:value|temperature|number|amount)(?: and|,) (?:an? |its |the )?(?:unit|scale)(?: ?\\([^()]*\\))?(?: (?:as|from|on|in) (?:the |two |its )?(?:command[- ]line )?(?:arguments?|parameters?|command line))?|\\b(?:value|temperature|number) and (?:its |the |an? )?(?:unit|scale)(?: ?\\([^()]*\\))? (?:is |are )?(?:given |passed |taken )?(?:as|from|on) (?:the |two )?(?:command[- ]line )?(?:arguments?|command line)
opt others ~ (?:[,;] ?)?\\b(?:(?:and|then|it) )*(?:prints?|shows?|outputs?|gives?|displays?|converts?|writes?)(?: (?:it|that|this|to|in|into|the|temperature|value))* (?:other two|two others|others|both others|remaining two)(?: (?:units|scales|ones|values|temperatures))?
value digits = 2 ~ (?:(?:with|to|rounded to|and|shows?|using|rounds?) )*\\b(one|two|three|1|2|3)(?: (?:decimals?|digits?)(?: places?)?| place)(?: after the (?:decimal )?point)?
opt two ~ (?<!kelvin.*)\\b(?:celsius|fahrenheit)\\b(?!.*kelvin)
opt cold ~ [,;]? ?\\b(?:and |but )?(?:reject(?:s|ing)?|refus(?:es?|ing)|does not accept|disallows?|checks? for|warns? (?:about|of)|validat(?:es?|ing)|complains? about|no)(?: (?:values?|temperatures?|input|anything))?(?: that (?:is|are))? (?:below|under|less than|colder than) absolute zero
opt until ~ [,;]? ?\\b(?:and )?(?:(?:in a loop|repeat(?:s|edly|ing)?|again and again|keeps? (?:asking|going|running|converting)|loops?|continues?|runs?)(?: (?:until|till) )?|until )(?:(?:the )?(?:user|they|i|you) )?(?:(?:types?|enters?|chooses?|says?|wants? to|quits?|exits?|stops?|presses?)(?: to)?(?: ["']?(?:quit|exit|q|stop|end)["']?)?)?
opt menu ~ ${MENU}
fun toCelsius(value: float, unit: text) -> float
  if unit == "f"
    return (value - 32) / 1.8
  [!two] if unit == "k"
    [!two] return value - 273.15
  return value
fun fromCelsius(celsius: float, unit: text) -> float
  if unit == "f"
    return celsius * 1.8 + 32
  [!two] if unit == "k"
    [!two] return celsius + 273.15
  return celsius
fun show(value: float, source: text, targets: [text])
  for target in targets
    if target != source or size(targets) == 1
      let result = fromCelsius(toCelsius(value, source), target)
      print "{fixed(value, {digits})} {upper(source)} is {fixed(result, {digits})} {upper(target)}."
[!given] [!menu] [!until] fun convert()
[!given] [!menu] [!until] [!two]   let source = askOne("From (c, f or k): ", ["c", "f", "k"])
[!given] [!menu] [!until] [two]   let source = askOne("From (c or f): ", ["c", "f"])
[!given] [!menu] [until] fun convert(source: text)
[given] fun convert(value: float, source: text)
[given] [!two]   if not contains(["c", "f", "k"], source)
[given] [two]   if not contains(["c", "f"], source)
[given] [!two]     fail("The unit is C, F or K.")
[given] [two]     fail("The unit is C or F.")
[given]   if toCelsius(value, source) < -273.15
[given]     fail("That is below absolute zero.")
[given] [!two]   show(value, source, ["c", "f", "k"])
[given] [two]   show(value, source, ["c", "f"])
  [!given] [!menu] let value = askNumber("Temperature: ", -1000, 1000000)
  [!given] [!menu] while toCelsius(value, source) < -273.15
  [!given] [!menu]   print "That is below absolute zero."
  [!given] [!menu]   value = askNumber("Temperature: ", -1000, 1000000)
  [!given] [!menu] [!others] [!two] show(value, source, [askOne("To (c, f or k): ", ["c", "f", "k"])])
  [!given] [!menu] [others] [!two] show(value, source, ["c", "f", "k"])
  [!given] [!menu] [two] show(value, source, ["c", "f"])
[!given] [menu] fun askConversion(sources: [text], targets: [text]) -> int
[!given] [menu]   for i to size(sources)
[!given] [menu]     print "{i + 1}) {upper(sources[i])} to {upper(targets[i])}"
[!given] [menu]   print "0) quit"
[!given] [menu]   return askWhole("Your choice: ", 0, size(sources))
[!given] [menu] fun run()
[!given] [menu] [!two]   let sources = ["c", "f", "c", "k", "f", "k"]
[!given] [menu] [!two]   let targets = ["f", "c", "k", "c", "k", "f"]
[!given] [menu] [two]   let sources = ["c", "f"]
[!given] [menu] [two]   let targets = ["f", "c"]
[!given] [menu]   let choice = askConversion(sources, targets)
[!given] [menu]   while choice > 0
[!given] [menu]     let source = sources[choice - 1]
[!given] [menu]     let value = askNumber("Temperature: ", -1000, 1000000)
[!given] [menu]     if toCelsius(value, source) < -273.15
[!given] [menu]       print "That is below absolute zero."
[!given] [menu]     else
[!given] [menu]       show(value, source, [targets[choice - 1]])
[!given] [menu]     choice = askConversion(sources, targets)
example
  [given] let given = twoArguments("VALUE UNIT")
  [given] convert(numberIn(given[0]), lower(given[1]))
  [!given] [!menu] [!until] convert()
  [!given] [!menu] [until] [!two] let choices = ["c", "f", "k", "q"]
  [!given] [!menu] [until] [two] let choices = ["c", "f", "q"]
  [!given] [!menu] [until] [!two] let source = askOne("From (c, f or k, q to quit): ", choices)
  [!given] [!menu] [until] [two] let source = askOne("From (c, f or q to quit): ", choices)
  [!given] [!menu] [until] while source != "q"
  [!given] [!menu] [until]   convert(source)
  [!given] [!menu] [until] [!two]   source = askOne("From (c, f or k, q to quit): ", choices)
  [!given] [!menu] [until] [two]   source = askOne("From (c, f or q to quit): ", choices)
  [!given] [menu] run()

function parking|car park|parking garage & fee|fees|price|costs?|charges?|tariff|rate|calculator ! class|struct|html|page|csv|sql|api|server|json|react|spots?|slots?|spaces ~ @ parking garage car park lot fee fees price prices cost costs charge charges tariff rate calculator calculates free day started hour hours minutes minute stay duration time long maximum euros dollars cents
value freeMinutes = 0 ~ (?:the )?first (\\d+|fifteen|twenty) minutes?(?: (?:is|are|of parking))* free|\\b(\\d+) minutes free
value hours = 0 ~ (?<c1>(?:the )?first hour(?: (?:is|are|of parking))* (?:free|for free)|\\bone hour free)|(?:the )?first (\\d+|two|three|four)(?: (?:hours?|are|is|of parking))+ (?:free|for free)|\\b(\\d+|two|three) hours free
value dayPrice = 0 ~ (?:(?:but|and|with|it|is|an?|never|at most|at the most|max(?:imum)?|up to|capped at|cap of|more than|no|limited to|limit of|of|costs?|the) )+[$€£]?(\\d+(?:\\.\\d+)?(?: ?cents?)?)(?: ?(?:€|euros?|dollars?|eur|usd|pounds?))? (?:per|a|an|each|every|for a|in a|for|any|in any|/) ?(?:whole |full |calendar )?(?:day|24 hours|24h)|(?:(?:but|and|with|an?|the) )*(?:daily|day) (?:maximum|max|cap|limit)(?: (?:of|is|at))* [$€£]?(\\d+(?:\\.\\d+)?(?: ?cents?)?)(?: ?(?:€|euros?|dollars?|eur|usd|pounds?))?
value hourPrice = 200 ~ (?:(?:then|and|after|that|afterwards|costs?|it|is|for) )*[$€£]?(\\d+(?:\\.\\d+)?(?: ?cents?)?)(?: ?(?:€|euros?|dollars?|eur|usd|pounds?))? (?:(?:per|an?|each|every|for|/|started|begun|commenced|additional|further|extra|next|following|after|that) ?)+hours?(?: (?:started|begun|after that|afterwards|or part of it))?|(?:then|and|after that)?(?: ?\\b(?:each|every|per|started|begun|additional|further|extra|following|other))+ hour(?: (?:after that|afterwards|started))?(?: (?:costs?|is|for|at))+ [$€£]?(\\d+(?:\\.\\d+)?(?: ?cents?)?)(?: ?(?:€|euros?|dollars?|eur|usd|pounds?))?
fun parkingFee(minutes: int) -> int
  [hours] let free = {hours} * 60
  [!hours] let free = {freeMinutes}
  let cents = 0
  let left = minutes
  while left > 0
    let today = left
    if today > 1440
      today = 1440
    let paid = today - free
    if paid > 0
      let fee = whole(paid + 59, 60) * {hourPrice}
      [dayPrice] if fee > {dayPrice}
      [dayPrice]   fee = {dayPrice}
      cents += fee
    free = 0
    left -= today
  return cents
example
  for minutes in [30, 60, 90, 200, 900, 1500]
    print "{minutes} minutes: {fixed(parkingFee(minutes) / 100, 2)}"

function name & grades?|marks?|scores?|points|salary|price|age|weight|height & until|empty line|blank line|keyboard|user|console|stdin|standard input & averages?|mean|best|highest|top|lowest|worst ! csv|file|class (?!average)|struct|sql|html|page|api|json|database|histogram|sort\\w*|rank\\w*|median|above ~ @ name names list their student students pupil pupils player players employee employees runner runners athlete athletes product products person people participant participants item items friend friends team teams keyboard stdin standard typed from entered average averages mean class overall best end at line empty blank
${AGAIN}
opt blank ~ \\b(?:until|till|up to|ended by|ending with|stops? (?:at|on)) (?:(?:an?|the|user|they|i|enters?|types?|presses?|name is) )*(?:(?:empty|blank)(?: (?:line|name|input|string))?|(?:just )?enter)(?: is (?:entered|typed|read|given|pressed|left))?
opt mean ~ (?:(?:and|then|prints?|shows?|outputs?|the|class|overall|an?) )*\\b(?:average|mean)(?: (?:of (?:all |the |them|grades?|marks?|scores?|class|students)*|grade|mark|score|points|salary|price|age))*
opt best ~ (?:(?:and|then|prints?|shows?|who|has|had|is|the|with|name of) )*\\b(?:best|top|highest)\\b(?: (?:one|student|pupil|player|employee|runner|person|grade|mark|score|scorer|salary|price)s?)*
opt worst ~ (?:(?:and|then|prints?|shows?|who|has|had|is|the|with|name of) )*\\b(?:worst|lowest)\\b(?: (?:one|student|pupil|player|employee|runner|person|grade|mark|score|salary|price)s?)*
value field = grade ~ \\b(grade|mark|score|salary|price|age|weight|height|points)s?\\b
record Entry(name: text, value: float)
fun readEntries() -> [Entry]
  let entries: [Entry] = []
  let name = ask("Name (an empty line ends): ")
  while size(name) > 0
    append(entries, Entry(name, askNumber("The {field} of {name}: ", 0, 1000000)))
    name = ask("Name (an empty line ends): ")
  return entries
[mean] fun average(entries: [Entry]) -> float
[mean]   let sum = 0.0
[mean]   for entry in entries
[mean]     sum += entry.value
[mean]   return sum / size(entries)
[best] fun best(entries: [Entry]) -> Entry
[best]   let found = entries[0]
[best]   for entry in entries
[best]     if entry.value > found.value
[best]       found = entry
[best]   return found
[worst] fun worst(entries: [Entry]) -> Entry
[worst]   let found = entries[0]
[worst]   for entry in entries
[worst]     if entry.value < found.value
[worst]       found = entry
[worst]   return found
fun report(entries: [Entry])
  [mean] print "Average {field}: {fixed(average(entries), 2)}"
  [best] let top = best(entries)
  [best] print "Highest {field}: {top.name} ({fixed(top.value, 2)})"
  [worst] let last = worst(entries)
  [worst] print "Lowest {field}: {last.name} ({fixed(last.value, 2)})"
example
  let entries = readEntries()
  if size(entries) == 0
    print "Nothing was entered."
  else
    report(entries)

function loan|mortgage|credit|amorti[sz]ation|repayment & console|terminal|asks?|user|prompts?|enters?|interactive|cli & table|schedule|plan|monthly|repay ! class|struct|html|page|csv|sql|api|server|json ~ @ loan mortgage credit amount principal yearly annual year years rate interest months month monthly number of duration term repayment repayments schedule table plan amortization amortisation payment payments balance remaining instalment installment installments aligned columns total totals annuity fixed equal percent sum with row rows
${AGAIN}
opt cents ~ (?:(?:with|to|rounded to|and|rounds?|everything) )*\\b(?:two decimals?|2 decimals?|cents)(?: places?)?
opt years ~ \\b(?:(?:term|duration|number|of|in|loan) )*years\\b(?! interest)
fun cell(value: float) -> text
  return padLeft(fixed(value, 2), 12)
fun row(first: text, second: text, third: text, fourth: text, fifth: text)
  print "{padLeft(first, 5)}{padLeft(second, 12)}{padLeft(third, 12)}{padLeft(fourth, 12)}{padLeft(fifth, 12)}"
fun run()
  let amount = askNumber("Loan amount: ", 1, 100000000)
  let percent = askNumber("Yearly interest in percent: ", 0, 100)
  [!years] let months = askWhole("Number of months: ", 1, 1200)
  [years] let months = 12 * askWhole("Number of years: ", 1, 100)
  let rate = percent / 1200
  let growth = 1.0
  for i to months
    growth = growth * (1 + rate)
  let regular = round(amount / months)
  if rate > 0
    regular = round(amount * rate * growth / (growth - 1))
  row("Month", "Payment", "Interest", "Principal", "Balance")
  let balance = amount
  let total = 0.0
  for i to months
    let interest = round(balance * rate)
    let payment = regular
    if i == months - 1
      payment = round(balance + interest)
    let principal = round(payment - interest)
    balance = round(balance - principal)
    total = total + interest
    let month = "{i + 1}"
    print "{padLeft(month, 5)}{cell(payment)}{cell(interest)}{cell(principal)}{cell(balance)}"
  print "Total interest: {fixed(total, 2)}"
example
  run()

function bill|check|tip|restaurant|dinner & split|tip|share & console|terminal|asks?|user|prompts?|enters?|interactive|cli ! class|struct|html|page|csv|sql|api|server|json|react|list of|itemi[sz]ed|function|method ~ @ bill check tip restaurant dinner split splits splitting share shares percent percentage amount total number people friends persons guests person each per pays pay sees how much calculator among rounded rounds rounding cents euros dollars up nearest to next
${AGAIN}
value tips = 15 ~ (?:(?:the|user|they|and|can) )*(?:picks?|chooses?|selects?|choose|pick)(?: (?:between|from|one of|of|a|tip))* ((?:\\d+ ?%?,? (?:and |or )?)+\\d+) ?(?:%|percent)(?: tips?)?
value step = 1 ~ (?:(?:next|nearest|to|full|whole|multiple of|up|the|a) )*\\b(\\d+) cents?\\b|(?<c100>(?:(?:next|nearest|to|the) )+(?:full|whole) (?:euro|dollar)s?)
opt up ~ (?:(?:and|but|is|are|each|share|everything|result|always) )*\\b(?:rounded|rounds?|rounding) (?:\\w+ )?(?:up|·)
opt cents ~ (?:(?:with|to|rounded to|and|rounds?|rounded|using) )*\\b(?:two|2) decimals?(?: places?)?
fun money(cents: int) -> text
  return fixed(cents / 100, 2)
fun run()
  let bill = nearest(askNumber("Bill: ", 0, 1000000) * 100)
  [!tips] let percent = askNumber("Tip in percent: ", 0, 100)
  [tips] let percent = numberIn(askOne("Tip in percent: ", [{tips}]))
  let people = askWhole("Number of people: ", 1, 1000)
  let tip = nearest(bill * percent / 100)
  let total = bill + tip
  print "Tip: {money(tip)}"
  print "Total: {money(total)}"
  [!up] let share = whole(total, people)
  [!up] let rest = total % people
  [up] let least = people * {step}
  [up] let share = whole(total + least - 1, least) * {step}
  print "Each person pays {money(share)}."
  [!up] if rest > 0
  [!up]   print "{rest} of them pay 0.01 more."
example
  run()

function units?|kilometers?|km|miles|pounds|kg & convert & console|terminal|asks?|user|menu|prompts?|enters?|interactive|cli|converter|program|app ! class|struct|enum|html|page|csv|sql|api|server|currenc|function|method|react|json|trait|interface ~ @ unit units converter converts convert conversion converting length lengths distance distances weight weights mass volume temperature temperatures kilometers kilometres km miles mile pounds pound lb lbs kg kilograms inches inch cm centimeters centimetres litres liters litre liter gallons celsius fahrenheit meters metres feet foot menu numbered choose chooses choice both directions other such like as common various different several value
${AGAIN}
opt until ~ [,;]? ?\\b(?:and )?(?:(?:in a loop|repeat(?:s|edly|ing)?|again and again|keeps? (?:asking|going|running|converting)|loops?|continues?|runs?)(?: (?:until|till) )?|until )(?:(?:the )?(?:user|they|i|you) )?(?:(?:types?|enters?|chooses?|says?|wants? to|quits?|exits?|stops?|presses?)(?: to)?(?: ["']?(?:quit|exit|q|stop|end)["']?)?)?
value digits = 2 ~ (?:(?:with|to|rounded to|and|shows?|using|rounds?) )*\\b(one|two|three|1|2|3)(?: (?:decimals?|digits?)(?: places?)?| place)(?: after the (?:decimal )?point)?
record Unit(source: text, target: text, factor: float, offset: float)
fun run()
  let units = [Unit("kilometres", "miles", 0.621371192, 0.0), Unit("miles", "kilometres", 1.609344, 0.0), Unit("metres", "feet", 3.280839895, 0.0), Unit("feet", "metres", 0.3048, 0.0), Unit("centimetres", "inches", 0.393700787, 0.0), Unit("inches", "centimetres", 2.54, 0.0), Unit("kilograms", "pounds", 2.204622622, 0.0), Unit("pounds", "kilograms", 0.45359237, 0.0), Unit("litres", "US gallons", 0.264172052, 0.0), Unit("US gallons", "litres", 3.785411784, 0.0), Unit("Celsius", "Fahrenheit", 1.8, 32.0), Unit("Fahrenheit", "Celsius", 0.555555556, -17.777777778)]
  for i to size(units)
    print "{i + 1}) {units[i].source} to {units[i].target}"
  print "0) quit"
  let choice = askWhole("Your choice: ", 0, size(units))
  while choice > 0
    let unit = units[choice - 1]
    let value = askNumber("Value: ", -1000000, 1000000000)
    let result = value * unit.factor + unit.offset
    print "{fixed(value, {digits})} {unit.source} are {fixed(result, {digits})} {unit.target}."
    choice = askWhole("Your choice: ", 0, size(units))
example
  run()
`;

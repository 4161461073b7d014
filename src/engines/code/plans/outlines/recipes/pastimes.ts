/** Programs and functions for work, school and hobby; they are read like those of `functions.ts`. */
const ELSE = 'html|sql|page|server|react|database|endpoint|json';
const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve';
const THOSE = 'numbers|grades|marks|scores|temperatures|prices|amounts|values|weights|measurements';

export const PASTIMES = `
function time ?slots?|slots|appointment times & minutes?|min\\b & between|from|start ! ${ELSE}|class|csv|overlap ~ time times slot slots appointment appointments minute minutes min between two start end from until makes make generates generate all free available array bookable possible
value minutes = 45 ~ \\b(\\d+)[- ](?:minutes?|min)\\b
opt booked ~ [,;]? ?\\b(?:(?:and|but|with|the|an?|array|list|of|minus|without|except|excluding|skips?|skipping|removes?|removing|that|which|are|already|leaves out|leaving out|those|ones|given) )*\\b(?:booked|taken|reserved|occupied|busy)(?: (?:ones|slots|times|already))*
fun minutesOf(time: text) -> int
  let parts = split(time, ":")
  return nearest(numberIn(parts[0])) * 60 + nearest(numberIn(parts[1]))
fun timeOf(minutes: int) -> text
  let hours = whole(minutes, 60)
  let rest = minutes % 60
  let time = "{hours}:{rest}"
  if rest < 10
    time = "{hours}:0{rest}"
  if hours < 10
    time = "0{time}"
  return time
[booked] fun timeSlots(opening: text, closing: text, minutes: int, booked: [text]) -> [text]
[!booked] fun timeSlots(opening: text, closing: text, minutes: int) -> [text]
  raise value "a slot has at least one minute" if minutes < 1
  let slots: [text] = []
  let at = minutesOf(opening)
  let last = minutesOf(closing)
  while at + minutes <= last
    [booked] let slot = timeOf(at)
    [booked] if not contains(booked, slot)
    [booked]   append(slots, slot)
    [!booked] append(slots, timeOf(at))
    at += minutes
  return slots
example
  [booked] let slots = timeSlots("09:00", "12:00", {minutes}, ["09:45"])
  [!booked] let slots = timeSlots("09:00", "12:00", {minutes})
  for slot in slots
    print slot

function quiz|test|exam & scor|grad|mark|points & answers|compar ! ${ELSE}|csv|file|asks?|random|terminal|console|user|multiplication|arithmetic|class ~ quiz quizzes test exam scorer scorers scores score scoring grader grades grade marks marker with correct right wrong answers answer array arrays questions question pupil pupils student students given user's compares compare comparing two percentage percent points point total indices indexes index positions position ones
record QuizResult(score: int, percentage: float, wrong: [int])
fun scoreQuiz(correct: [text], given: [text]) -> QuizResult
  raise value "there must be as many answers as questions" if size(correct) == 0 or size(correct) != size(given)
  let score = 0
  let wrong: [int] = []
  for i to size(correct)
    if lower(trim(given[i])) == lower(correct[i])
      score += 1
    else
      append(wrong, i)
  return QuizResult(score, 100.0 * score / size(correct), wrong)
example
  let result = scoreQuiz(["Paris", "4", "blue", "H2O"], ["paris", "5", "blue", "H2O"])
  print "{result.score} points, {fixed(result.percentage, 1)} percent"
  for at in result.wrong
    print "wrong: question {at + 1}"

function vocabular|vocab|word pairs?|translations? & trainer|quiz|drill|learn|asks?|practi[cs]e & file|txt ! ${ELSE}|class ~ @ vocabulary vocab trainer trainers quiz drill learn learning practice practise word words pair pairs translation translations english german french spanish latin italian language file files txt text reads read from separated by semicolon semicolons comma commas asks ask them in random randomly order each line lines one per like such as score at end of show shows shown counts count right correct wrong answers answer
value sign = ; ~ \\b(?:separated|divided|split) by (?:an? )?(?:(?<e>equals? signs?)|(?<s>semicolons?)|(?<c>commas?)|(?<t>tabs?)|colons?)
opt again ~ [,;]? ?\\b(?:(?:and|then|repeats?|repeating|asks?|asking|the|with|those|that|were) )*(?:wrong|missed|incorrect|failed)(?: (?:ones|words|answers|answered|pairs|come|asked|are|again|repeated|at|the|end|until|right|back|known|all))+
fun train(path: text)
  let pairs: [[text]] = []
  for line in readLines(path)
    let parts = split(line, ";")
    if size(parts) > 1
      append(pairs, parts)
  if size(pairs) == 0
    fail("no line of the file has a pair such as dog;Hund")
  shuffle(pairs)
  let score = 0
  [again] let open = copy(pairs)
  [again] let isFirst = true
  [again] while size(open) > 0
  [again]   let wrong: [[text]] = []
  [again]   for pair in open
  [again]     let given = ask("{trim(pair[0])}: ")
  [again]     if lower(given) == lower(trim(pair[1]))
  [again]       print "Right!"
  [again]       if isFirst
  [again]         score += 1
  [again]     else
  [again]       print "Wrong, it is {trim(pair[1])}."
  [again]       append(wrong, pair)
  [again]   open = wrong
  [again]   isFirst = false
  [!again] for pair in pairs
  [!again]   let given = ask("{trim(pair[0])}: ")
  [!again]   if lower(given) == lower(trim(pair[1]))
  [!again]     print "Right!"
  [!again]     score += 1
  [!again]   else
  [!again]     print "Wrong, it is {trim(pair[1])}."
  [again] print "Right at once: {score} of {size(pairs)}"
  [!again] print "Score: {score} of {size(pairs)}"
example
  train(firstArgument("FILE"))

function coins?|heads & toss|flip|throw & simulat|times|longest ! ${ELSE}|class|csv|user|change|vending ~ @ simulate simulates simulation simulating coin coins fair toss tosses tossing flip flips flipping throw throws throwing times heads tails head tail number share percentage percent each count counts often came up and
value tosses = 1000 ~ \\b(\\d[\\d,._]*)(?: (?:times|tosses|flips|throws|coin tosses|coin flips))?
opt run ~ (?:(?:and|the|with|also) )*\\blongest (?:run|streak|series|row|sequence)(?: of (?:heads|tails|the same side))?
fun tossCoins(times: int)
  let heads = 0
  [run] let run = 0
  [run] let longest = 0
  for i to times
    if randomBelow(2) == 1
      heads += 1
      [run] run += 1
      [run] if run > longest
      [run]   longest = run
    [run] else
    [run]   run = 0
  print "Heads: {heads} ({fixed(100.0 * heads / times, 1)} percent)"
  print "Tails: {times - heads} ({fixed(100.0 * (times - heads) / times, 1)} percent)"
  [run] print "Longest run of heads: {longest}"
example
  tossCoins({tosses})

function numbers|grades|marks|temperatures|prices|amounts|values|weights & asks?|enters?|types? & (?:${NUMBER}) (?:\\w+ )?(?:${THOSE}) ! ${ELSE}|until|file|csv|class|arguments?|guess|between|binary|random|primes? ~ @ console terminal program ask asks asking user enter enters type types number numbers whole decimal then them grades marks temperatures prices amounts values weights scores measurements its their of and
value count = 5 ~ \\b(${NUMBER})(?= (?:\\w+ )?(?:${THOSE}))
opt sum ~ \\b(?:the |their )?(?:sum|total)\\b
opt mean ~ \\b(?:the |their )?(?:average|mean)\\b
opt largest ~ \\b(?:the |their )?(?:largest|biggest|highest|greatest|maximum|max)(?: (?:one|number|value))?
opt smallest ~ \\b(?:the |their )?(?:smallest|lowest|least|minimum|min)(?: (?:one|number|value))?
fun run()
  let sum = 0.0
  let largest = 0.0
  let smallest = 0.0
  for i to {count}
    let number = askNumber("Number {i + 1}: ", -1000000000, 1000000000)
    if i == 0 or number > largest
      largest = number
    if i == 0 or number < smallest
      smallest = number
    sum += number
  [sum] print "Sum: {sum}"
  [mean] print "Average: {fixed(sum / {count}, 2)}"
  [largest] print "Largest: {largest}"
  [smallest] print "Smallest: {smallest}"
example
  run()

function vat|tax|mwst & net|gross & asks?|user|console|enters?|interactive ! ${ELSE}|class|csv|file|invoice ~ @ console terminal program asks ask user net gross amount amounts vat tax rate percent sum price and prints shows the with repeating repeats repeat again
opt loop ~ [,;]? ?\\b(?:(?:and|it|then|keeps|asking|repeating|repeats?|continues|runs|again|the|program|in a loop) )*(?:until|till|unless) (?:the )?(?:user|you|they|it|someone|input) ?(?:types?|enters?|presses|is|says)?(?: (?:in|an?|the letter))* ["'\`]?q(?:uit)?["'\`]?(?: (?:is )?(?:typed|entered))?|[,;]? ?\\b(?:and )?repeat(?:s|ing)?(?: it)? until (?:q|quit)
opt decimals ~ (?:with |to |rounded to )*(?:two|2) (?:decimals?|decimal places|digits)
fun run()
  let isOpen = true
  while isOpen
    [loop] let given = ask("Net amount (q to quit): ")
    [!loop] let given = ask("Net amount: ")
    if lower(given) == "q"
      isOpen = false
    else
      let net = numberIn(given)
      let rate = askNumber("VAT rate in percent: ", 0, 100)
      let tax = net * rate / 100
      print "Tax:   {fixed(tax, 2)}"
      print "Gross: {fixed(net + tax, 2)}"
      [!loop] isOpen = false
example
  run()

function bar ?charts?|histograms?|bars & text|terminal|console|dict|stars?|map|list|object|array|grades ! ${ELSE}|class|csv|file|dice|coin|random|words ~ @ draw draws print prints bar chart charts bars histogram text terminal console star stars asterisks hash as from given dict dictionary map object of sales per month months values value with each name names label labels length scaled longest category categories horizontal
fun printBars(values: {text:float}, width: int)
  let most = 0.0
  for name in keys(values)
    if values[name] > most
      most = values[name]
  for name in keys(values)
    let count = 0
    if most > 0
      count = nearest(width * values[name] / most)
    let bar = repeated("#", count)
    print "{padRight(name, 10)} {bar} {values[name]}"
example
  let sales: {text:float} = []
  put(sales, "January", 120.5)
  put(sales, "February", 80.0)
  put(sales, "March", 150.25)
  printBars(sales, 40)

function ranking|ranks?|places?|placement|leader ?board & equal|same|ties?|tied|share ! ${ELSE}|csv|file|class ~ ranking rank ranks ranked place places placement leaderboard equal same tie ties tied share shares shared scores score points times time names name array of rows row objects runners players students teams converts convert into with get gets having given results result
opt lowest ~ \\b(?:(?:the )?(?:lowest|smallest|fastest|shortest)(?: (?:one|time|score))?(?: (?:wins|first|is best))?|times?|runners)\\b
record Entry(name: text, score: float)
record Ranked(place: int, name: text, score: float)
fun ranking(entries: [Entry]) -> [Ranked]
  let ranked: [Ranked] = []
  for entry in entries
    let place = 1
    for other in entries
      [!lowest] if other.score > entry.score
      [lowest] if other.score < entry.score
        place += 1
    append(ranked, Ranked(place, entry.name, entry.score))
  let ordered: [Ranked] = []
  for place to size(ranked) + 1
    for one in ranked
      if one.place == place
        append(ordered, one)
  return ordered
example
  for one in ranking([Entry("Ada", 12.0), Entry("Ben", 9.5), Entry("Cleo", 12.0), Entry("Dan", 7.0)])
    print "{one.place}. {one.name} {one.score}"

function round[- ]robin|fixtures?|match (?:schedule|plan)|tournament (?:schedule|plan)|each (?:team |player )?plays (?:each|every) ! ${ELSE}|csv|class|elo ~ @ round robin schedule fixtures fixture list match matches game games plan tournament league teams team players player clubs each every one another other others plays play once printed per rounds for all against name names
opt bye ~ [,;.]? ?\\b(?:(?:and|if|when|where|with) )*(?:(?:the number of teams is|there is|there are|an?) )*odd(?: number of teams)?,? (?:(?:then|one|an?|the|each|team|player|gets?|has|have|sits?|rests?|out|bye|round|in|every) ?)+
value teams = 6 ~ \\b(${NUMBER}|fourteen|sixteen)(?: \\w+)? (?:teams|players|clubs|people)
fun rounds(teams: [text]) -> [[text]]
  let list = copy(teams)
  if size(list) % 2 == 1
    append(list, "")
  let count = size(list)
  let all: [[text]] = []
  for round to count - 1
    let matches: [text] = []
    for i to whole(count, 2)
      let first = list[i]
      let second = list[count - 1 - i]
      if first != "" and second != ""
        append(matches, "{first} - {second}")
    append(all, matches)
    let last = list[count - 1]
    for step to count - 2
      list[count - 1 - step] = list[count - 2 - step]
    list[1] = last
  return all
example
  let teams: [text] = []
  for i to {teams}
    append(teams, "Team {i + 1}")
  let plan = rounds(teams)
  for i to size(plan)
    print "Round {i + 1}"
    for match in plan[i]
      print "  {match}"

function shuffl|mix & draws?|picks?|winners?|raffle & winners?|names|raffle|tombola ! ${ELSE}|file|csv|class|cards?|deck|groups?|teams? ~ shuffle shuffles shuffled mix mixes array list fairly fair randomly random one draw draws drawing pick picks winner winners raffle tombola from names our of different
value count = 3 ~ \\b(${NUMBER}) (?:\\w+ )?(?:winners?|names)
fun shuffled(items: [text]) -> [text]
  let mixed = copy(items)
  shuffle(mixed)
  return mixed
fun drawWinners(names: [text], count: int) -> [text]
  raise value "there are too few names" if count > size(names)
  return take(shuffled(names), count)
example
  let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina"]
  let winners = drawWinners(names, {count})
  for winner in winners
    print winner

function rota|rotat|cleaning|chores?|duty|duties & plan|schedule|weeks & names?|people|persons|tasks|flatmates ! ${ELSE}|csv|class|matrix|array|left|right|image ~ @ weekly week weeks cleaning chore chores duty duties plan plans rota rotation schedule rotates rotate rotating over for names name people persons flatmates tasks task with each every person gets another
value people = 4 ~ \\b(${NUMBER}) (?:names|people|persons|flatmates|members)
value tasks = 4 ~ \\b(${NUMBER}) (?:tasks|chores|jobs|duties|rooms)
value weeks = 10 ~ \\b(${NUMBER}) weeks
fun printPlan(names: [text], tasks: [text], weeks: int)
  raise value "there must be names" if size(names) == 0
  for week to weeks
    print "Week {week + 1}"
    for i to size(tasks)
      print "  {tasks[i]}: {names[(i + week) % size(names)]}"
example
  let names = take(["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea"], {people})
  let tasks = take(["Kitchen", "Bathroom", "Floors", "Rubbish", "Windows", "Shopping", "Laundry", "Garden", "Stairs", "Dishes"], {tasks})
  printPlan(names, tasks, {weeks})

function queue|checkout|till|counter & simulat & (?:arriv\\w+)[^.]*minutes ! ${ELSE}|csv|file|priority|class ~ @ simulate simulates simulation queue queues at checkout checkouts till tills counter customers customer people arrive arrives arrival on average every minutes minute service serving takes take each one single hours report prints waiting time mean longest maximum length line and is for of
value arrival = 2 ~ (?:arriv\\w+)[^.]*?every (\\d+(?:\\.\\d+)?) minutes?
value service = 1.5 ~ \\b(?:service|serving|served)[^.]*?(\\d+(?:\\.\\d+)?) minutes?
value hours = 8 ~ \\b(\\d+) hours
fun simulate(arrival: float, service: float, minutes: float)
  let served = 0
  let waited = 0.0
  let longest = 0
  let now = 0.0
  let free = 0.0
  let ends: [float] = []
  while now < minutes
    let chance = (randomBelow(1000000) + 1) / 1000001.0
    now = now - logarithm(chance) * arrival
    if now < minutes
      let waiting = 0
      for finish in ends
        if finish - service > now
          waiting += 1
      if free < now
        free = now
      else
        waiting += 1
      if waiting > longest
        longest = waiting
      waited += free - now
      free += service
      append(ends, free)
      served += 1
  print "Customers: {served}"
  if served > 0
    print "Mean waiting time: {fixed(waited / served, 2)} minutes"
  print "Longest queue: {longest}"
example
  simulate({arrival}, {service}, {hours} * 60.0)
`;

/** Outliers and quartiles of numbers, random groups, and words for multiples; they are read like those of `functions.ts`. */
const ELSE = 'html|sql|page|react|server|api|plot|chart|pandas|numpy|dataframe|scipy|sklearn|csv|columns?';
const OF_NUMBERS =
  'list array of numbers number values value data dataset floats integers measurements readings from by with using use method rule without clean cleans cleaned cleaning them those all any out lie lies lying falling fall outside that are is which beyond';
const REMOVED =
  '\\b(?:(?:and|also) )*(?:remov(?:e|es|ing)|drops?|dropping|filters?(?: out)?|filtering(?: out)?|exclud(?:e|es|ing)|discard(?:s|ing)?|eliminat(?:e|es|ing)|strips?|cleans?|without|ignor(?:e|es|ing)|throws? (?:out|away))';
const FOUND =
  'opt found ~ \\b(?:(?:and|also) )*(?:finds?|finding|detects?|detecting|identif(?:y|ies|ying)|lists?|shows?|flags?|gets?|returns?|spots?)(?: (?:the|all|any))* outliers?';
const MANY = 'two|three|four|five|six|seven|eight|nine|ten|\\d+';

const QUARTILE = `fun quartile(ordered: [float], quarter: int) -> float
  let position = (size(ordered) - 1) * quarter
  let below = whole(position, 4)
  let rest = position % 4
  if rest == 0
    return ordered[below]
  return ordered[below] + (ordered[below + 1] - ordered[below]) * rest / 4`;

export const FIGURES = `
function outliers? & iqr|inter-?quartile|quartiles?|tukey ! ${ELSE}|class ~ ${OF_NUMBERS} outlier outliers iqr interquartile inter-quartile range quartile quartiles tukey tukey's fences fence times
value factor = 1.5 ~ (?:(?:more|than|with|a|factor|of|at) )*\\b(\\d+(?:\\.\\d+)?) ?(?:times|x|\\*|iqrs?)(?: (?:the )?(?:iqr|interquartile range))?
${FOUND}
opt removed ~ ${REMOVED}(?: (?:the|all|any))*(?: outliers?)?
${QUARTILE}
[found] fun findOutliers(numbers: [float]) -> [float]
[!found] fun removeOutliers(numbers: [float]) -> [float]
  if size(numbers) == 0
    return []
  let ordered = sorted(numbers)
  let first = quartile(ordered, 1)
  let third = quartile(ordered, 3)
  let reach = (third - first) * {factor}
  let kept: [float] = []
  for number in numbers
    [found] if number < first - reach or number > third + reach
    [!found] if number >= first - reach and number <= third + reach
      append(kept, number)
  return kept
example
  [found] for number in findOutliers([10.0, 12.0, 11.0, 13.0, 12.0, 95.0, 11.0])
  [!found] for number in removeOutliers([10.0, 12.0, 11.0, 13.0, 12.0, 95.0, 11.0])
    print number

function outliers? & standard deviations?|std\\w*|sigma|z-?scores? ! ${ELSE}|class ~ ${OF_NUMBERS} outlier outliers standard deviation deviations std stddev sigma sigmas z-score zscore z score scores mean average away above or below more than over further farther the threshold
value factor = 3 ~ (?:(?:more|further|farther|greater|larger|higher|than|with|a|z-?score|over|above|of|at|least|within|beyond) )*\\b(\\d+(?:\\.\\d+)?|two|three)(?: (?:standard deviations?|std ?devs?|stds?|sigmas?))?
${FOUND}
opt removed ~ ${REMOVED}(?: (?:the|all|any))*(?: outliers?)?
[found] fun findOutliers(numbers: [float]) -> [float]
[!found] fun removeOutliers(numbers: [float]) -> [float]
  if size(numbers) == 0
    return []
  let sum = 0.0
  for number in numbers
    sum += number
  let mean = sum / size(numbers)
  let squares = 0.0
  for number in numbers
    squares += (number - mean) * (number - mean)
  let reach = sqrt(squares / size(numbers)) * {factor}
  let kept: [float] = []
  for number in numbers
    [found] if number < mean - reach or number > mean + reach
    [!found] if number >= mean - reach and number <= mean + reach
      append(kept, number)
  return kept
example
  [found] for number in findOutliers([10.0, 12.0, 11.0, 13.0, 12.0, 11.0, 12.0, 10.0, 11.0, 12.0, 13.0, 95.0])
  [!found] for number in removeOutliers([10.0, 12.0, 11.0, 13.0, 12.0, 11.0, 12.0, 10.0, 11.0, 12.0, 13.0, 95.0])
    print number

function quartiles?|inter-?quartile|iqr ! ${ELSE}|class|outliers? ~ ${OF_NUMBERS} quartile quartiles iqr interquartile inter-quartile range three first second third lower upper q1 q2 q3 and
opt median ~ (?:(?:and|the|with) )*\\bmedian(?: and)?
record Quartiles(first: float, median: float, third: float, range: float)
${QUARTILE}
fun quartiles(numbers: [float]) -> Quartiles
  raise value "there are no numbers" if size(numbers) == 0
  let ordered = sorted(numbers)
  let first = quartile(ordered, 1)
  let third = quartile(ordered, 3)
  return Quartiles(first, quartile(ordered, 2), third, third - first)
example
  let found = quartiles([7.0, 15.0, 36.0, 39.0, 40.0, 41.0])
  print "quartiles: {found.first}, {found.median}, {found.third}"
  print "interquartile range: {found.range}"

function fizz ?buzz & configur\\w+|custom\\w*|parameters?|own|any|dict\\w*|maps?|pass\\w*|arguments?|flexible|generali[sz]ed|rules ! html|page|react|class|command line ~ fizzbuzz fizz buzz configurable configure configured custom customizable customisable parameter parameters passed pass passing own any number numbers divisor divisors word words rule rules where should can be are is as with but flexible generalized generalised version variant arguments both pairs pair list to up until from 1 different they
value limit = 15 ~ \\b(?:(?:from|1|up|to|until|through|first|for|numbers) )*(\\d{2,})\\b(?: numbers)?
record Rule(divisor: int, word: text)
fun fizzBuzz(limit: int, rules: [Rule]) -> [text]
  let lines: [text] = []
  for i to limit
    let number = i + 1
    let said = ""
    for rule in rules
      if number % rule.divisor == 0
        said = "{said}{rule.word}"
    if said == ""
      said = "{number}"
    append(lines, said)
  return lines
example
  let rules = [Rule(3, "Fizz"), Rule(5, "Buzz")]
  for line in fizzBuzz({limit}, rules)
    print line
`;

const WHO =
  'names?|students?|pupils?|players?|people|persons|participants?|class list|employees|colleagues|guests|children|kids|members?|friends|roster|attendees';
const GROUPED =
  '@ random randomly shuffle shuffles shuffled shuffling mix mixes split splits splitting divide divides divided dividing put puts assign assigns make makes makes create creates form forms pick picks build builds generate generates into to in of from with and then all group groups team teams pair pairs pairing equal equally sized same evenly size names name student students pupil pupils player players people persons participants participant class list employees colleagues guests children kids members member friends roster attendees array each per line one text txt file files given argument read reads';

/** Programs and functions that draw lots. */
export const LOTS = `
function groups?|teams?|pairs? & random\\w*|shuffl\\w*|mix\\w* & (?:${WHO}) ! html|page|react|sql|csv|json|class \\w+ with|captain|balanced|skill|excel|tournament|card|memory ~ ${GROUPED}
value groups = 2 ~ \\b(?:(?:into|in|to) )*(${MANY})(?: (?:random|equal|equally sized|balanced|even))* (?:groups|teams)\\b(?! of)
value most = 2 ~ (?:(?:into|in|random) )*(?:groups?|teams?|sets) (?:of|with)(?: (?:about|up to|at most|size))? (${MANY})(?: (?:people|students|names|players|persons|members|each))?|\\b(${MANY})(?: (?:people|students|names|players|persons|members))? (?:per|in each|in every) (?:group|team)
opt file ~ (?:(?:from|in|of|out of|that|which|are|is|stored|listed|given|with|the|an?|one|name|per|line|each) )*\\b(?:text |txt |input )?(?:files?|\\w+\\.txt)\\b(?: (?:with|of) (?:the |one )?names?(?: per line| each line)?)?
fun randomGroups(names: [text]) -> [[text]]
  let mixed = copy(names)
  shuffle(mixed)
  let groups: [[text]] = []
  [groups] for i to {groups}
  [groups]   let group: [text] = []
  [groups]   for j to size(mixed)
  [groups]     if j % {groups} == i
  [groups]       append(group, mixed[j])
  [groups]   append(groups, group)
  [!groups] for i to whole(size(mixed) + {most} - 1, {most})
  [!groups]   let group: [text] = []
  [!groups]   for j to size(mixed)
  [!groups]     if whole(j, {most}) == i
  [!groups]       append(group, mixed[j])
  [!groups]   append(groups, group)
  return groups
[file] fun namesIn(path: text) -> [text]
[file]   let names: [text] = []
[file]   for line in readLines(path)
[file]     if size(trim(line)) > 0
[file]       append(names, trim(line))
[file]   return names
example
  [file] let names = namesIn(firstArgument("FILE"))
  [!file] let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina"]
  let groups = randomGroups(names)
  for i to size(groups)
    let members = joined(groups[i], ", ")
    print "{i + 1}: {members}"

function picks?|picking|draws?|drawing|chooses?|choosing|selects?|selecting|raffle & random\\w*|raffle|winners?|lots & file|\\w+\\.txt ! html|page|react|sql|csv|json|groups?|teams?|weighted|password|quote of ~ @ pick picks picking draw draws drawing choose chooses choosing select selects selecting random randomly raffle winner winners name names student students entry entries line lines participant participants person people word words quote quotes from in out of text txt file files list with print prints one all at given argument each per item items
value count = 1 ~ \\b(${MANY})(?: (?:random|different|unique))*(?= (?:winners?|names?|students?|lines?|entries|participants?|people|words|quotes|items))
fun linesIn(path: text) -> [text]
  let lines: [text] = []
  for line in readLines(path)
    if size(trim(line)) > 0
      append(lines, trim(line))
  return lines
example
  let lines = linesIn(firstArgument("FILE"))
  shuffle(lines)
  [count] if size(lines) < {count}
  [count]   fail("there are too few lines")
  [count] for i to {count}
  [count]   print lines[i]
  [!count] if size(lines) == 0
  [!count]   fail("there are no lines")
  [!count] print lines[0]
`;

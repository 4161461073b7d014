import { AGAIN } from './consoles.ts';

/** Programs that ask for one value after the other until a word ends them, and tables that they print. */
export const TYPED_LISTS = `
function numbers|integers|temperatures|prices|amounts|expenses|values|scores|grades|marks|weights|readings|costs|distances & until & asks?|enters?|types?|prompts?|writes?|says? & min\\w*|max\\w*|average|mean|sum|totals?|largest|smallest|highest|lowest|biggest|count|how many ! csv|file|files|html|page|sql|api|names?|class|struct|function|method|guess\\w*|random|negative|reads?|stdin|each|second|median|even|odd|positive|budget|remaining ~ @ numbers integers whole temperatures prices amounts expenses values scores grades marks weights readings costs distances loop keeps then them their all result results one by another shows prints which
${AGAIN}
opt blank ~ [,;]? ?\\b(?:until|till) (?:(?:an?|the|user|they|i|we|enters?|types?|presses?|hits?|just|input|is) )*(?:(?:empty|blank)(?: (?:line|input|string|answer))?|enter)(?: is (?:entered|typed|given|pressed))?
value stop = stop ~ [,;]? ?\\b(?:until|till) (?:(?:an?|the|user|they|i|we|you|someone|enters?|types?|writes?|says?|gives?|word|just|number|value|input|is) )*["']?(quit|exit|done|stop|end|finish|finished|q|0)["']?(?: is (?:entered|typed|given|written))?(?![\\w.])
value label = number ~ \\b(number|integer|temperature|price|amount|expense|value|score|grade|mark|weight|reading|cost|distance)s\\b
opt least ~ (?:[,;] ?|(?:and|then|the|prints?|shows?|of) )*\\b(?:min(?:imum)?|smallest|lowest|least|coldest|cheapest)\\b(?: (?:one|number|integer|temperature|price|value|score|grade|mark|weight|entered|of them|of all))*
opt most ~ (?:[,;] ?|(?:and|then|the|prints?|shows?|of) )*\\b(?:max(?:imum)?|largest|highest|biggest|greatest|warmest|hottest)\\b(?: (?:one|number|integer|temperature|price|value|score|grade|mark|weight|entered|of them|of all))*
opt mean ~ (?:[,;] ?|(?:and|then|the|their|prints?|shows?|of) )*\\b(?:averages?|mean)\\b(?: (?:temperature|price|value|score|grade|mark|of them|of all))*
opt sum ~ (?:[,;] ?|(?:and|then|the|their|prints?|shows?|of) )*\\b(?:sum|total)\\b(?: (?:amount|price|cost|of them|of all))*
opt count ~ (?:[,;] ?|(?:and|then|the|prints?|shows?|of) )*\\b(?:count|how many)\\b(?: (?:there|were|was|are|numbers|values|entered|of them))*
fun readNumbers() -> [float]
  let numbers: [float] = []
  [blank] let answer = ask("Next {label} (an empty line ends): ")
  [!blank] let answer = ask("Next {label} ({stop} ends): ")
  [blank] while size(answer) > 0
  [!blank] while lower(answer) != "{stop}"
    if matches(answer, "number")
      append(numbers, numberIn(answer))
    else
      print "Please enter a number."
    [blank] answer = ask("Next {label} (an empty line ends): ")
    [!blank] answer = ask("Next {label} ({stop} ends): ")
  return numbers
[sum] fun total(numbers: [float]) -> float
[sum]   let result = 0.0
[sum]   for number in numbers
[sum]     result += number
[sum]   return result
[mean] fun average(numbers: [float]) -> float
[mean]   let result = 0.0
[mean]   for number in numbers
[mean]     result += number
[mean]   return result / size(numbers)
[least] fun smallest(numbers: [float]) -> float
[least]   let least = numbers[0]
[least]   for number in numbers
[least]     if number < least
[least]       least = number
[least]   return least
[most] fun largest(numbers: [float]) -> float
[most]   let most = numbers[0]
[most]   for number in numbers
[most]     if number > most
[most]       most = number
[most]   return most
fun report(numbers: [float])
  [count] print "Count: {size(numbers)}"
  [least] print "Minimum: {fixed(smallest(numbers), 2)}"
  [most] print "Maximum: {fixed(largest(numbers), 2)}"
  [sum] print "Sum: {fixed(total(numbers), 2)}"
  [mean] print "Average: {fixed(average(numbers), 2)}"
example
  let numbers = readNumbers()
  if size(numbers) == 0
    print "Nothing was entered."
  else
    report(numbers)

function names|words|cities|things|items|tasks|titles|sentences|countries|fruits & until & asks?|enters?|types?|prompts?|writes?|says? & sort\\w*|alphabetical\\w*|alphabet|revers\\w*|backwards|how many|count|longest|list|comma ! csv|file|files|html|page|sql|api|class|struct|function|method|guess\\w*|random|reads?|stdin|each|second|number|numbers|price|prices|grades?|marks?|scores?|priority|done|remove|menu|delete|duplicates?|unique|average ~ @ names words cities things items tasks titles sentences countries fruits name word thing item task title loop keeps then them their all result results another shows prints writes lists list outputs displays which
opt blank ~ [,;]? ?\\b(?:until|till) (?:(?:an?|the|user|they|i|we|enters?|types?|presses?|hits?|just|input|is) )*(?:(?:empty|blank)(?: (?:line|input|string|answer|name|word))?|enter)(?: is (?:entered|typed|given|pressed))?
value stop = stop ~ [,;]? ?\\b(?:until|till) (?:(?:an?|the|user|they|i|we|you|someone|enters?|types?|writes?|says?|gives?|word|just|value|input|is) )*["']?(quit|exit|done|stop|end|finish|finished|q)["']?(?: is (?:entered|typed|given|written))?(?![\\w.])
value label = name ~ \\b(name|word|thing|item|task|title|sentence)s\\b
opt longest ~ (?:[,;] ?|(?:and|then|the|prints?|shows?|of) )*\\blongest\\b(?: (?:one|name|word|title|item|of them))*
opt count ~ (?:[,;] ?|(?:and|then|the|prints?|shows?|of) )*\\b(?:count|how many)\\b(?: (?:there|were|was|are|they|it|names|words|items|entered|given|of them))*
opt comma ~ (?:in one line,? )?\\b(?:separated|joined) (?:by|with) commas?|comma[- ]separated
opt down ~ (?:,? ?(?:in|sorted|and|them) )*\\b(?:reverse(?:d)? alphabetical(?: order)?|alphabetically in reverse)
opt backwards ~ (?:,? ?(?:in|and|them|the) )*\\b(?:reverse(?:d)?(?: order)?|backwards)
opt sorted ~ (?:,? ?(?:in|and|them|the|by) )*\\b(?:sort(?:ed|s)?|alphabetical(?: order)?|alphabetically|alphabet|order)\\b(?: (?:alphabetically|order|list|in alphabetical order|by alphabet|them))*
fun readNames() -> [text]
  let names: [text] = []
  [blank] let answer = ask("Next {label} (an empty line ends): ")
  [!blank] let answer = ask("Next {label} ({stop} ends): ")
  [blank] while size(answer) > 0
  [!blank] while lower(answer) != "{stop}"
    [!blank] if size(answer) > 0
    [!blank]   append(names, answer)
    [blank] append(names, answer)
    [blank] answer = ask("Next {label} (an empty line ends): ")
    [!blank] answer = ask("Next {label} ({stop} ends): ")
  return names
[longest] fun longest(names: [text]) -> text
[longest]   let longest = ""
[longest]   for name in names
[longest]     if size(name) > size(longest)
[longest]       longest = name
[longest]   return longest
example
  let names = readNames()
  [sorted] names = sorted(names)
  [down] names = sortedDown(names)
  [backwards] names = reversed(names)
  [comma] print joined(names, ", ")
  [!comma] [!longest] [!count] for name in names
  [!comma] [!longest] [!count]   print name
  [!comma] [!longest] [count] [sorted] for name in names
  [!comma] [!longest] [count] [sorted]   print name
  [!comma] [!longest] [count] [backwards] for name in names
  [!comma] [!longest] [count] [backwards]   print name
  [count] print "Count: {size(names)}"
  [longest] print "Longest: {longest(names)}"

function multiplication tables?|times tables? & up to|from 1|from one|\\d+ ?x ?\\d+|\\d+ by \\d+|grid|square|full ! of \\d+|of an?|for an?|given|class|html|page|csv|user|asks?|quiz|practice|struct|json ~ @ multiplication table tables times grid square full whole number numbers every all each for from one to up nicely aligned columns rows lined
value count = 10 ~ (?:(?:up to|till|until|through)|from (?:1|one) (?:to|through|until|up to)|1 ?[-–] ?)(?: (?:and including|number))? ?(\\d+|ten|twelve|twenty)(?: ?(?:x|×|by|times) ?\\d+)?(?: inclusive)?|\\b(\\d+) ?(?:x|×|by) ?\\d+\\b
fun row(factor: int, count: int) -> text
  let cells: [text] = []
  for i to count
    append(cells, padLeft("{factor * (i + 1)}", 5))
  return joined(cells, "")
example
  for i to {count}
    print row(i + 1, {count})
`;

/** Numbers from one to another, as outlines; they are read like those of `functions.ts`. */
const FROM_TO =
  '(?:from|between) (?:-?\\d+|two (?:given )?(?:numbers|values|integers|limits)|a and b|start and end|[a-z]+ and [a-z]+ given)|-?\\d+ (?:to|down to|through|up to) -?\\d+';
const KINDS = 'even|odd|primes?|squares?|cubes?|multiples|divisible';

export const RANGES = `
function (?:numbers|integers|${KINDS})\\b & (?:${FROM_TO}) & (?:print|list|show|display|output|write|return|give|generate|log)s? ! lists? of|list (?:and|that)|arrays?|slice|files?|csv|random\\w*|guess|sums?|totals?|averages?|counts?|counting|how many|fizz|html|page|inputs?|asks?|asking|enter\\w*|users?|arguments?|strings?|class|digits|rating|score|tables?|factorials?|fibonacci|stars?|loop|while|recurs\\w*|generator|yield\\w*|lambda|comprehension|sieve|perfect|armstrong|palindrom\\w*|product|sort\\w*|threads?|goroutines?|concurrent|seconds?|delay|(?:even|odd|primes?)\\b.*\\b(?:divisible|multiples?|squares?|cubes?|odd|primes?|even)|squares?\\b.*\\b(?:divisible|multiples?|even|odd|cubes?) ~ all every number numbers integer integers whole value values from between to and through up until down inclusive inclusively both included including on their own a line each new per one that are is which be can the of prints lists shows generates even odd prime primes square squares cube cubes multiple multiples divisible given order ascending increasing increasing_order two limits
value first = 1 ~ \\b(?:(?:from|between) )?(-?\\d+)(?= (?:to|and|down|through|up|until)\\b)
value last = 100 ~ \\b(?:(?:to|and|through|until|up) )+(-?\\d+)(?!\\d)
value divisor = 0 ~ \\b(?:(?:that|which|are|is|can|be|numbers|integers|all|the) )*(?:divisible by|multiples of|divided by) (\\d+|two|three|four|five|six|seven|eight|nine|ten)
opt down ~ ,? ?\\b(?:and |but )?(?:in )?(?:descending(?: order)?|reverse(?:d)?(?: order)?|backwards?|decreasing(?: order)?|down|from (?:largest|highest|biggest) to (?:smallest|lowest))
opt even ~ \\beven(?: numbers| integers)?
opt odd ~ \\bodd(?: numbers| integers)?
opt prime ~ \\bprimes?(?: numbers)?
opt squares ~ \\b(?:the )?squares?(?: numbers)?(?: of)?
opt cubes ~ \\b(?:the )?cubes?(?: of)?
[prime] fun isPrime(number: int) -> bool
[prime]   if number < 2
[prime]     return false
[prime]   let divisor = 2
[prime]   while divisor * divisor <= number
[prime]     if number % divisor == 0
[prime]       return false
[prime]     divisor += 1
[prime]   return true
fun numbersBetween(first: int, last: int) -> [int]
  let found: [int] = []
  [!down] let number = first
  [!down] while number <= last
  [down] let number = last
  [down] if first > last
  [down]   number = first
  [down] let end = first + last - number
  [down] while number >= end
    [even] if number % 2 == 0
    [even]   append(found, number)
    [odd] if number % 2 != 0
    [odd]   append(found, number)
    [prime] if isPrime(number)
    [prime]   append(found, number)
    [divisor] if number % {divisor} == 0
    [divisor]   append(found, number)
    [squares] append(found, number * number)
    [cubes] append(found, number * number * number)
    [!even] [!odd] [!prime] [!divisor] [!squares] [!cubes] append(found, number)
    [!down] number += 1
    [down] number -= 1
  return found
example
  for number in numbersBetween({first}, {last})
    print number
`;

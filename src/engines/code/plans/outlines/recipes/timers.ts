import { AGAIN } from './consoles.ts';

/** Programs that count a time down, as outlines; they are read like those of `functions.ts`. */
export const TIMERS = `
function countdown|count down|counts down|(?:egg|kitchen|tea|cooking|work|study) timer|timer & seconds?|minutes?|from \\d|mm:ss ! class|struct|html|page|date|birthday|react|hook|web|event|christmas|rocket|pomodoro|stopwatch|function|decorator|context manager|measures?|elapsed|execution|interval|every (?:\\d+|hour|day) ~ @ countdown counts count down timer egg kitchen tea cooking work study seconds second minute minutes argument arguments given time left remaining every each number from to zero mm ss done up one pauses pause pausing between finished finish over prints message at take accepts accept
${AGAIN}
value seconds = 10 ~ \\b(?:from|of|for) (\\d+)(?: seconds)?(?! minutes)(?: (?:down )?to (?:0|zero|1|one))?|\\b(\\d+)[- ]seconds?\\b
value whole = 1 ~ \\b(?:(?:from|of|for|a) )*(\\d+)[- ]minutes?\\b
value message = Time is up! ~ (?:(?:and|then|finally|it|at|the|end) )*(?:prints?|says?|shows?|displays?) (["'][^"'{}\\\\]{1,40}["']|lift-?off|go|boom|happy new year|done|time'?s up)!?(?: at the end)?
opt beep ~ [,;]? ?\\b(?:(?:and|then|that|which|it|with|finally) )*(?:beep(?:s|ing)?|ring(?:s|ing)?(?: (?:a|the) bell)?|(?:play|make|giv|sound)(?:s|es|e|ing)?(?: (?:an?|the|some))* (?:alarm|beep|bell|sound|noise)(?: sound)?|an? (?:alarm|beep|bell|sound))(?: (?:at|in) the end| when (?:(?:it|the time|time) )?(?:is |gets to |reaches |hits )?(?:done|up|over|finished|zero|0|ends)| once done| at zero| afterwards)?
opt bothGiven ~ \\b(?:takes?|accepts?|gets?|with|reads?) (?:the )?(?:number of )?minutes and (?:the )?seconds (?:as|from|on) (?:(?:the|two|its|separate|command[- ]line) )*(?:arguments?|command[- ]line|parameters?)
opt minutesGiven ~ \\b(?:takes?|accepts?|gets?|reads?|with) (?:(?:the|a|an|its) )*(?:(?:number|amount|duration|time|length|value) (?:of|in) )?minutes(?: (?:as|from|on|via|through) (?:(?:an|the|its|first|command[- ]line) )*(?:arguments?|command[- ]line|parameter))?|\\b(?:minutes|duration in minutes) (?:(?:is|are|that are) )?(?:given |passed |taken )?(?:as|from|on) (?:(?:an|the|its|first|command[- ]line) )*(?:arguments?|command[- ]line)
opt minutesAsked ~ \\b(?:that |which )?(?:asks?|prompts?) (?:the user |me )?(?:for|how)(?: (?:the|a|many|long))*(?: (?:number|amount|time|duration))?(?: (?:of|in))? minutes
opt asked ~ \\b(?:that |which )?(?:asks?|prompts?) (?:the user |me )?(?:for|how)(?: (?:the|a|many|long|time|duration))*(?: (?:number|amount))?(?: (?:of|in))?(?: seconds)?
opt given ~ \\b(?:the )?(?:number of )?seconds? (?:(?:is|are|that are) )?(?:given |passed |taken )?(?:as|from|on) (?:(?:an|the|its|first|command[- ]line) )*(?:arguments?|command[- ]line)|\\b(?:takes?|accepts?|reads?|gets?) (?:the |a )?(?:number of )?seconds(?: (?:as|from|on) (?:(?:an|the|its|first|command[- ]line) )*(?:arguments?|command[- ]line))?
opt clock ~ (?:(?:(?:shows?|prints?|displays?|the|remaining|left|time|in|as|every|each|second) )*)?(?:\\bmm:ss|\\bm:ss|\\bminutes?(?: and |:)seconds(?: (?:left|remaining))?)(?: format)?(?: every second| each second)?
[clock] fun two(number: int) -> text
[clock]   if number < 10
[clock]     return "0{number}"
[clock]   return "{number}"
fun countDown(seconds: int)
  for i to seconds
    let left = seconds - i
    [!clock] print left
    [clock] print "{two(whole(left, 60))}:{two(left % 60)}"
    pause(1)
  print "{message}"
  [beep] beep()
example
  [bothGiven] let given = twoArguments("MINUTES SECONDS")
  [bothGiven] countDown(nearest(numberIn(given[0]) * 60 + numberIn(given[1])))
  [!bothGiven] [minutesGiven] countDown(nearest(numberIn(firstArgument("MINUTES")) * 60))
  [!bothGiven] [!minutesGiven] [minutesAsked] countDown(nearest(askNumber("Minutes: ", 0, 1440) * 60))
  [!bothGiven] [!minutesGiven] [!minutesAsked] [asked] countDown(askWhole("Seconds: ", 1, 86400))
  [!bothGiven] [!minutesGiven] [!minutesAsked] [!asked] [given] countDown(nearest(numberIn(firstArgument("SECONDS"))))
  [!bothGiven] [!minutesGiven] [!minutesAsked] [!asked] [!given] [whole] countDown({whole} * 60)
  [!bothGiven] [!minutesGiven] [!minutesAsked] [!asked] [!given] [!whole] countDown({seconds})

function pomodoro & terminal|console|script|program|timer|command line|cli ! class|html|page|react|app|gui|window|tkinter|hook|component|function ~ @ pomodoro timer minutes minute work works working focus break breaks rest session sessions round rounds repeats repeat repeated times alternates alternating then short
value work = 25 ~ \\b(?:(?:with|of|a|the|for|and) )*(\\d+)[- ]minutes?(?: (?:of|for))?(?: (?:work|focus|working|sessions?))*\\b(?! (?:breaks?|rest))|\\bwork(?: (?:for|of|time))* (\\d+) minutes?
value rest = 5 ~ \\b(?:(?:with|of|a|the|for|and|then) )*(\\d+)[- ]minutes?(?: (?:of|for))? (?:short )?(?:breaks?|rest)|\\b(?:(?:with|of|a|the|and) )*(?:breaks?|rest)(?: (?:for|of|time))* (\\d+) minutes?
value rounds = 4 ~ \\b(?:(?:for|with|repeats?|and|after|of) )*(\\d+|two|three|four|five|six|eight|ten)(?: (?:pomodoro|work))? (?:rounds|sessions|times|cycles|pomodoros)
opt beep ~ [,;]? ?\\b(?:(?:and|then|that|which|it|with) )*(?:beep(?:s|ing)?|rings?(?: a bell)?|(?:play|make|giv|sound)(?:s|es|e|ing)?(?: (?:an?|the|some))* (?:alarm|beep|bell|sound|noise))(?: (?:at|after|when) (?:the end|each|every|of|one|a|phase|round|session|interval|is|over|done|it|ends|finished)*)*
fun two(number: int) -> text
  if number < 10
    return "0{number}"
  return "{number}"
fun countDown(label: text, minutes: int)
  for i to minutes * 60
    let left = minutes * 60 - i
    print "{label} {two(whole(left, 60))}:{two(left % 60)}"
    pause(1)
  [beep] beep()
example
  for turn to {rounds}
    print "Round {turn + 1} of {rounds}"
    countDown("Work", {work})
    countDown("Break", {rest})
  print "All done."
`;

/** Records of things: places, scores, reminders. They are read like those of `functions.ts`. */
const ELSE = 'html|sql|table with|page|server|api|csv|react|database|endpoint';
const TYPES =
  'where whose who has have having can should must so class classes data struct structs record type object model represents representing';

export const KEEPING = `
function courses?|class(?:es)? for a class|workshops?|events?|seminars?|trainings?|tours?|lessons?|trips?|camps? & seats?|places?|spots?|capacity|participants|people|students|full & wait(?:ing)?[- ]?lists? ! ${ELSE}|tables ~ ${TYPES} course workshop event seminar training tour lesson trip camp with maximum max limit limited most at up only seat seats place places spot spots capacity fixed number people students participants attendees enroll enrolls enrol enrolment enrollment register registers sign signs book books join joins function functions method methods puts put moves rest others everyone everybody else further more additional late latecomers on wait waiting list waitlist when if full taken all are once who whoever first next from up someone somebody anybody anyone person cancel cancels cancelled cancelling leave leaves leaving drop drops dropping out withdraw withdraws frees free gets moved promoted spot one name names title then they lets add adds
value noun = course ~ (?<=\\b(?:class|struct|for|an?|type) (?:an? )?)(course|workshop|event|seminar|training|tour|lesson|trip|camp)\\b
value seats = 14 ~ (?:(?:an?|with|of|maximum|max|limit|at|most|up|to|only|has|for|limited|capacity|all|exactly|the|fixed) )*\\b(\\d+)(?: (?:seats|places|spots|participants|people|students|attendees))?
class {Noun}(title: text, seats: int)
state enrolled: [text] = []
state waiting: [text] = []
def enroll(name: text) -> bool
  raise value "{name} is on the list already" if contains(enrolled, name) or contains(waiting, name)
  if size(enrolled) < seats
    append(enrolled, name)
    return true
  append(waiting, name)
  return false
def cancel(name: text)
  raise missing "{name} is not on the list" if not contains(enrolled, name) and not contains(waiting, name)
  for i to size(waiting)
    if waiting[i] == name
      removeAt(waiting, i)
      return
  for i to size(enrolled)
    if enrolled[i] == name
      removeAt(enrolled, i)
      if size(waiting) > 0
        append(enrolled, waiting[0])
        removeAt(waiting, 0)
      return
def enrolled() -> [text]
  return copy(enrolled)
def waitingList() -> [text]
  return copy(waiting)
example
  let {noun} = {Noun}("Pottery", {seats})
  for i to {seats} + 1
    {noun}.enroll("Guest {i + 1}")
  print size({noun}.enrolled())
  print joined({noun}.waitingList(), ", ")
  {noun}.cancel("Guest 1")
  print size({noun}.waitingList())

function cooldowns? ! ${ELSE}|css ~ ${TYPES} cooldown cooldowns timer game games ability abilities spell spells skill skills weapon player start starts update updates delta deltatime time dt elapsed is ready isready remaining left seconds second duration length reset resets frame every called used use until again can be
class Cooldown(seconds: float)
state remaining: float = 0
def start()
  remaining = seconds
def update(deltaTime: float)
  remaining -= deltaTime
  if remaining < 0
    remaining = 0
def isReady() -> bool
  return remaining <= 0
def timeLeft() -> float
  return remaining
def reset()
  remaining = 0
example
  let cooldown = Cooldown(2.5)
  print cooldown.isReady()
  cooldown.start()
  cooldown.update(1)
  print cooldown.isReady()
  cooldown.update(1.5)
  print cooldown.isReady()

function high[- ]?scores?|leader ?boards?|best scores|top scores ! ${ELSE}|file|json|console|terminal|names and scores from|reads? ~ ${TYPES} high score scores highscore highscores leaderboard table list board game games player players keeps keep keeping only best top highest entries entry add adds name names points sorted ordered descending first most ten five three drops drop lowest worst when full rank ranks tells whether made it position ties earlier older equal new result
value most = 10 ~ (?:(?:only|the|best|top|highest|at|most|up|to|of|keeps?|maximum|last) )*\\b(\\d+|three|five|ten|twenty)(?: (?:entries|scores|players|results|best|highest|top|names|ones))*
record Entry(name: text, score: int)
class HighScores()
state entries: [Entry] = []
def add(name: text, score: int) -> bool
  let at = 0
  for one in entries
    if one.score >= score
      at += 1
  if at >= {most}
    return false
  insertAt(entries, at, Entry(name, score))
  if size(entries) > {most}
    removeLast(entries)
  return true
def best() -> [Entry]
  return copy(entries)
example
  let scores = HighScores()
  scores.add("Ada", 120)
  scores.add("Ben", 300)
  scores.add("Cleo", 210)
  for one in scores.best()
    print "{one.name}: {one.score}"

function reminders?|maintenance|watering|service interval|schedule|due & interval|every|days|due & next|due|overdue|last ! ${ELSE}|cron|email|notification|loan|library|book|invoice|payment|todo|to-do|task|file|json ~ ${TYPES} plant plants watering water watered reminder reminders maintenance service cleaning filter oil change medicine vaccination inspection interval in day days every so often next due date dates computed compute computes property last time done is overdue today tells whether it when given number name calculates calculate calculated mark marks as mark_done
value noun = reminder ~ (?<=\\b(?:class|struct|for|an?|type) (?:an? )?)(plant)(?= (?:watering|with)\\b)
class Reminder(name: text, intervalDays: int, start: date)
state done: [date] = []
def nextDue() -> date
  if size(done) == 0
    return plusDays(start, intervalDays)
  return plusDays(last(done), intervalDays)
def isDue(on: date) -> bool
  return daysBetween(nextDue(), on) >= 0
def markDone(on: date)
  append(done, on)
example
  let reminder = Reminder("Fern", 7, date("2024-05-01"))
  print reminder.nextDue()
  print reminder.isDue(date("2024-05-07"))
  reminder.markDone(date("2024-05-08"))
  print reminder.nextDue()

function grade ?-?books?|class of students|students?|pupils? & scores?|grades?|marks? & median|highest|best|average|top ! ${ELSE}|file|reads?|linq|stream|sql|asks?|console|list of|input ~ ${TYPES} gradebook grade book stores store keeps keep score scores grade grades mark marks per for each student students pupil pupils several class's whole median average mean highest scorer best top worst lowest print prints overall add adds name names points out exam exams test tests and it
class GradeBook()
state scores: {text:[float]} = []
def add(student: text, score: float)
  raise value "a score is not negative" if score < 0
  let own: [float] = []
  if has(scores, student)
    own = copy(scores[student])
  append(own, score)
  put(scores, student, own)
def average(student: text) -> float
  raise missing "there is no {student}" if not has(scores, student)
  let sum = 0.0
  for one in scores[student]
    sum += one
  return round(sum / size(scores[student]))
def classMedian() -> float
  let all: [float] = []
  for student in keys(scores)
    for one in scores[student]
      append(all, one)
  if size(all) == 0
    return 0.0
  let ordered = sorted(all)
  let middle = whole(size(ordered), 2)
  if size(ordered) % 2 == 1
    return ordered[middle]
  return (ordered[middle - 1] + ordered[middle]) / 2
def highestScorer() -> text
  let best = ""
  let highest = -1.0
  for student in keys(scores)
    for one in scores[student]
      if one > highest
        highest = one
        best = student
  return best
def printReport()
  if size(keys(scores)) == 0
    print "There are no scores."
    return
  let median = classMedian()
  let scorer = highestScorer()
  print "Class median: {median}"
  print "Highest scorer: {scorer}"
example
  let book = GradeBook()
  book.add("Ada", 91)
  book.add("Ada", 78)
  book.add("Ben", 85)
  book.add("Cleo", 64)
  book.printReport()
`;

/** Rules of dates over a data class: passports, warranties, notice. They are read like those of `functions.ts`. */
const ELSE =
  'html|sql|tables?|page|server|api|csv|react|database|endpoint|json|file|console|terminal|regex|form';
const TYPES =
  'where whose who has have having can should must so class classes data struct structs record type object model represents representing checks check checking tells tell telling says say whether if still true false is date dates day days month months year years least at after before than more longer left until on today some any certain specific between begin begins start starts end ends';
const SPAN =
  '\\b(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen) (?:full |whole |calendar )?months?\\b';
const DAYS = '\\b(\\d+|ten|thirty|sixty|ninety) days?\\b';

export const DATED_RULES = `
function passports? & valid|validity|expir\\w* ! ${ELSE}|visa|number ~ ${TYPES} passport passports valid validity expire expires expiry expiration holder flight flights booking bookings trip trips travel traveller traveler passenger passengers journey holiday tour return returns returning departure departing leave leaves home arrival entry country enough long ok okay allowed travels beyond past remains remain
value months = 6 ~ ${SPAN}
value days = 0 ~ ${DAYS}
value noun = booking ~ (?<=\\b(?:for|of) (?:an? )?(?:flight )?)(booking|trip|flight(?! booking)|journey|tour)\\b
opt leaving ~ (?:after|beyond|past|from|of|on)(?: the| their| its)? (?:departure|departing|leaving|entry|arrival)(?: date| day)?
class {Noun}(passenger: text, departure: date, returning: date, passportExpiry: date)
def hasValidPassport() -> bool
  [leaving] let last = departure
  [!leaving] let last = returning
  [days] return daysBetween(plusDays(last, {days}), passportExpiry) >= 0
  [!days] return daysBetween(plusMonths(last, {months}), passportExpiry) >= 0
example
  let first = {Noun}("Ada", date("2025-07-01"), date("2025-07-15"), date("2026-03-01"))
  let second = {Noun}("Ben", date("2025-07-01"), date("2025-07-15"), date("2025-07-20"))
  print first.hasValidPassport()
  print second.hasValidPassport()

function warranty|guarantee ! ${ELSE} ~ ${TYPES} warranty guarantee device devices appliance appliances product products item items purchase purchased bought buying name covered cover covers under valid runs run out expire expires expired expiry over period length duration in how many remaining remain last lasts
value noun = product ~ (?<=\\b(?:class|struct|for|record|of) (?:an? )?(?:household |kitchen |washing )?)(device|appliance|product|item|laptop|phone|bike|gadget|purchase|machine)\\b
value months = 24 ~ ${SPAN}
value years = 0 ~ \\b(\\d+|one|two|three|four|five|ten) years?\\b
opt left ~ [,;]? ?\\b(?:(?:and|one|a|the|that|method|function|returns?|gives?|tells?|says?|for) )*(?:how many days (?:of warranty )?(?:are |is )?(?:left|remain(?:ing)?)|(?:remaining|left) days|(?:the )?(?:number of )?days (?:left|remaining))
class {Noun}(name: text, purchased: date, warrantyMonths: int)
def warrantyEnd() -> date
  return plusMonths(purchased, warrantyMonths)
def isUnderWarranty(on: date) -> bool
  return daysBetween(purchased, on) >= 0 and daysBetween(on, warrantyEnd()) >= 0
[left] def daysLeft(on: date) -> int
[left]   let left = daysBetween(on, warrantyEnd())
[left]   if left < 0
[left]     return 0
[left]   return left
example
  [years] let {noun} = {Noun}("Model 1", date("2024-03-31"), {years} * 12)
  [!years] let {noun} = {Noun}("Model 1", date("2024-03-31"), {months})
  print {noun}.isUnderWarranty(date("2024-05-15"))
  print {noun}.isUnderWarranty(date("2045-01-15"))
  [left] print {noun}.daysLeft(date("2024-05-15"))

function contracts?|leases?|subscriptions?|memberships?|tenanc|rental & notice|cancel ! ${ELSE}|price|fee|rent per|discount ~ ${TYPES} contract contracts lease leases subscription membership tenancy tenant rental agreement notice period periods cancel cancels cancelled cancellation cancelling give gives last latest deadline by when possible time in name customer term expires expiry ending works out finds still be
value noun = contract ~ (?<=\\b(?:class|dataclass|struct|for|record|of) (?:an? )?(?:rental |gym |phone |work )?)(contract|lease|subscription|membership)\\b
value months = 3 ~ ${SPAN}
value weeks = 0 ~ \\b(\\d+|one|two|three|four|six|eight) weeks?\\b
value days = 0 ~ ${DAYS}
class {Noun}(name: text, start: date, end: date)
def lastNoticeDay() -> date
  [days] return plusDays(end, 0 - {days})
  [!days] [weeks] return plusDays(end, 0 - {weeks} * 7)
  [!days] [!weeks] return plusMonths(end, 0 - {months})
def canGiveNotice(on: date) -> bool
  return daysBetween(on, lastNoticeDay()) >= 0
example
  let {noun} = {Noun}("Number 7", date("2024-01-01"), date("2024-12-31"))
  print daysBetween(date("2024-08-15"), {noun}.lastNoticeDay())
  print {noun}.canGiveNotice(date("2024-08-15"))
  print {noun}.canGiveNotice(date("2024-12-31"))
`;

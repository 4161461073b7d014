/** Which of several things are late, or soon due; they are read like those of `functions.ts`. */
const THINGS =
  'invoice|bill|task|todo|assignment|payment|loan|book|subscription|membership|licen[cs]e|contract|certificate|coupon|voucher|product|medicine|project|ticket|rental|domain|item|order';
const ELSE =
  'html|sql|tables?|page|server|api|csv|react|database|endpoint|json|file|console|terminal|class|struct|e-?mails?|remind\\w*|store|tracker|library|fees?|fines?|interest|command|script|total|sum|group\\w*|count|number of|per|sort\\w*|average|dataframe|pandas';
const WORDS =
  'list array of with and its their his a the due date dates deadline deadlines expiry expiration field objects object records dicts dictionaries takes given returns return gives filters filter finds find gets get selects all only every ones those which whose who that are is have has been be will already late overdue expired past passed today now as from by on until date_due each it in';
const AHEAD =
  '(?:(?:that|which|whose|are|is|will|be|due|expir\\w+|ends?|ending|end|run out|due date|deadline|dates?|falls?|lies?|comes? up|soon|coming up) )*(?:within|in|during)(?: (?:the|next|coming|following))*';
const LATE =
  '(?:(?:overdue|late|expired|past due|past their due date|by|for|since|due|ago|were|was|are|have been|which|that) )*';
const AFTER = '(?: (?:overdue|late|past due|ago|past (?:the|their|its) (?:due date|deadline)))?';
const WEEKS = '(?<c7>(?:a|one|1|next|this|the next|the coming) week)|(?<c14>(?:two|2|next two) weeks)';

const recipe = (needs: string, field: string, soon: string, late: string): string => `
function (?:${THINGS})s? & ${needs} ! ${ELSE} ~ ${WORDS}
value noun = item ~ \\b(?:(?:list|array|of|all|the|an?) )*(${THINGS})s?\\b(?: (?:objects|records))?
value ahead = 0 ~ ${AHEAD} (?:(\\d+|three|five|seven|ten|thirty) days|${WEEKS}|(?<c30>(?:month|30 days)))
value least = 0 ~ ${LATE}(?:at least|a minimum of) (\\d+|three|five|seven|ten|thirty) days?${AFTER}
value days = 0 ~ ${LATE}(?:(?:more than|over|longer than) )?(\\d+|three|five|seven|ten|thirty) days?${AFTER}
record {Noun}(name: text, ${field}: date)
[ahead] fun ${soon}(items: [{Noun}], today: date) -> [{Noun}]
[!ahead] fun ${late}(items: [{Noun}], today: date) -> [{Noun}]
  let found: [{Noun}] = []
  for one in items
    [ahead] let left = daysBetween(today, one.${field})
    [ahead] if left >= 0 and left <= {ahead}
    [!ahead] let late = daysBetween(one.${field}, today)
    [!ahead] [least] if late >= {least}
    [!ahead] [!least] if late > {days}
      append(found, one)
  return found
example
  let items = [{Noun}("A", date("2024-01-10")), {Noun}("B", date("2024-03-10")), {Noun}("C", date("2024-03-18")), {Noun}("D", date("2024-06-01"))]
  [ahead] for one in ${soon}(items, date("2024-03-15"))
  [!ahead] for one in ${late}(items, date("2024-03-15"))
    print one.name
`;

export const DUE = `
${recipe('overdue|due (?!diligence)|deadlines?|past due', 'dueDate', 'dueSoon', 'overdue{Noun}s').trim()}

${recipe('expir\\w+|run(?:s|ning)? out|best before', 'expiryDate', 'expiringSoon', 'expired{Noun}s').trim()}
`;

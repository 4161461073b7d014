import { asksForColumnKind, COLUMN_PLACE } from '../reading/column-kinds.ts';
import { NUMBER } from '../reading/text.ts';

/** A wish for a pipeline contains one of these. */
const ABOUT =
  /\b(?:csv|json\w*|ndjson|logs?|per|each|every|group\w*|summar\w+|duplicate\w*)\b|\.log\b|\b(?:total|average|sum|count\w*|top|number of|how many|mean)\b.* by |\b(?:list|array|slice) of [a-z]+s\b/i;

/** Lists of plain values, which have no fields. */
const PLAIN_LIST =
  /\b(?:list|array|slice|vector) of (?:email addresses|emails|strings|words|numbers|urls|integers|floats|dates|characters|birthdays|temperatures|file ?names)\b(?! (?:objects|records))/i;

const ANOTHER =
  /\b(?:class|server|sql|query|database|pandas|thread|matrix|graph|tree|regex|api|html|recursive|recursively|decorator|struct|jq)\b/i;

/** "Checks a website every minute and logs the result": what is logged is written, and nothing is read. */
const LOGS =
  /\b(?:and|then|to|also|,) logs? (?:the|it|its|them|each|every|all|any|whether|if|when|how|results?)\b(?! files?\b| lines?\b)|\b(?:website|site|server|url|host|service|port) (?:is|are|was) (?:up|down|online|reachable|alive)\b/i;

/** "The average price per station and the total litres per month": two reports. */
const TWO_REPORTS =
  /\bper ([a-z]+)\b[^.;]*?\band (?:the |their )?(?:total|average|sum|number|count|mean|max\w*|min\w*|highest|lowest)\b[^.;]*? per (?!\1\b)[a-z]+/i;

/** "The newest record per device by its time": the last is what newest is told by, and no key. */
const TOLD_BY =
  /\b(?:newest|latest|most recent|oldest|earliest|first|last|highest|lowest|largest|smallest|best|cheapest) [a-z]+ (?:per|for each|for every|of each|in each) \w+ (?:by|based on|according to) \w+/i;

/** The column is given when the program runs. */
const GIVEN_COLUMN =
  /\b(?:column|field)s?(?: (?:that|which) is)? (?:given|specified|passed|chosen|selected)\b/i;

const LISTED =
  /\b(?:columns?|fields?|with) (?:named |called )?((?:["'`]?\w+["'`]?, ?)*["'`]?\w+["'`]?,? and ["'`]?\w+["'`]?)|\(((?:\w+, ?)+(?:and )?\w+)\)/gi;
const KEYS = /\b(?:per|by|for (?:each|every)|of (?:each|every)|in (?:each|every)) (\w+)(?: and (\w+))?/gi;

/** A column may have a name that elsewhere is a kind of program: "the average mark per class". */
function withoutColumns(prompt: string): string {
  const names = [
    ...prompt.matchAll(LISTED),
    ...(/\bcsv\b|\b(?:list|array|slice|file) of\b/i.test(prompt) ? prompt.matchAll(KEYS) : []),
  ]
    .flatMap(([, ...found]) => found)
    .flatMap((list) => list?.match(/\w+/g) ?? [])
    .filter((name) => ANOTHER.test(name));
  return names.length === 0 ? prompt : prompt.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi'), '');
}

/** True where a wish may ask for a pipeline over records; `asked` is the wish before anything was read from it. */
export const isOfRecords = (prompt: string, asked: string, hasMoments: boolean): boolean =>
  (hasMoments || ABOUT.test(prompt)) &&
  !asksForColumnKind(prompt) &&
  !COLUMN_PLACE.test(prompt) &&
  !GIVEN_COLUMN.test(prompt) &&
  !TOLD_BY.test(prompt) &&
  !ANOTHER.test(withoutColumns(prompt).replace(/[\w-]+\.\w+|\bserver(?: access)? logs?\b/gi, '')) &&
  !PLAIN_LIST.test(asked) &&
  (!LOGS.test(asked) || /\b(?:csv|json\w*|access logs?)\b/i.test(asked)) &&
  // A warning needs sentences instead of rows.
  !/\bwarn(?:s|ing|ings)?\b(?! about (?:those|any|all|[a-z]+s) (?:below|above|under|over))/i.test(prompt) &&
  !TWO_REPORTS.test(asked);

/** How a file is read, and nothing by which anything is grouped. */
export const STEPWISE = /,? ?\b(?:line by line|row by row|(?:one|a) (?:line|row) at a time)\b/i;

/** The words that the readers know for what other words say. */
export const inKnownWords = (prompt: string): string =>
  prompt
    .replace(/\bhttp (?=status)/gi, '')
    .replace(STEPWISE, '')
    // Phrases for a column that holds a number.
    .replace(
      /\b(average|mean|highest|lowest|maximum|minimum) number of (?=\w+ (?:per|for each|by|in each)\b)/gi,
      '$1 ',
    )
    .replace(/\bday of the week\b/gi, 'weekday')
    // "Each user's name with their total order amount" is the total amount per name.
    .replace(
      /\b(?:each|every) \w+'s (name|title|email|id)s? (?:with|and) (?:their|its|the|his|her) (total|average|number of|sum of)(?: (?:order|sales|purchase|invoice|payment))? (\w+)/gi,
      '$2 $3 per $1',
    )
    // "500 or higher", "two or more grades".
    .replace(
      new RegExp(
        `\\b${NUMBER} or (more|higher|above|greater|over|larger|later|fewer|less|lower|below)\\b`,
        'gi',
      ),
      (_, count: string, way: string) =>
        `${/^(?:fewer|less|lower|below)$/i.test(way) ? 'at most' : 'at least'} ${count}`,
    );

import { likely } from './likely.ts';

const WORD = String.raw`[\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+)?`;

/** "Pick day and time", "enter the amount": the field is what is picked. */
const PICKED =
  /(?<=[,:]\s|\sand\s)(?:pick|choose|enter|select|type in)\s(?:the\s|an?\s|your\s)?(?=[\p{L}-]{3,}(?:\s[\p{L}-]+)?\s*(?:[,.;]|$|\sand\s))/giu;
/** "Accepted or declined or open". */
const ALTERNATIVES = likely(
  /\sor\s.*\sor\s/i,
  new RegExp(String.raw`(?<=^|[,:]\s)(${WORD}) or (${WORD}) or (${WORD})(?=\s*(?:[,.;]|$))`, 'giu'),
);
/** Not the values of a field that has a name. */
const ANSWERS =
  /(?<![(:=/]\s?|\b(?:rsvp|reply|attendance|status|of|is|either)\s)\byes,? (?:or )?no,? (?:or |and )?maybe\b/gi;
/** "Books I want to read, am reading, have read". */
const PROGRESS = likely(
  /want to/i,
  /(?:\bwith\s)?(\p{L}+s)\s(?:that )?(?:i|we) want to (\p{L}+),? (?:(?:and|or) )?(?:(?:i|we) )?(?:am|are) (?:currently )?(\p{L}+ing),? (?:(?:and|or) )?(?:(?:i|we) )?have (\p{L}+)(?=\s*(?:[,.;]|$)|\swith\b)/iu,
);
/** "A list that we can tick off", "tick off what was taken". */
const TICKED =
  /(?:,\s)?\b(?:(?:that|which|where|and)\s)?(?:(?:we|i|you|they|everyone|one)\s)?(?:can\s)?(?:tick|check|cross)(?:s|ed|able|ing)?\s(?:(?:it|them|each|every|items?|things|each item)\s)?off(?:\s(?:what(?:['’]s| is| was)?\s(?:done|taken|finished|bought|packed|there)(?:\stoday)?|items?|when (?:done|bought|finished)))?(?=\s*(?:[,.;]|$)|\s(?:with|and)\b)/iu;
/** "A filter for what has to be reordered", beside a minimum. */
const REORDERED =
  /\b(?:(?:an?|the)\s)?(?:filter|list|view|overview|mark|warning)\s(?:for|of|on)\s(?:what|those that|items that|(?:the )?(?:ones|things|products|goods|articles) (?:that|which))\s(?:have|has|need|needs|must|should)\s(?:to\s)?be\s(?:re-?ordered|ordered|bought|refilled|restocked)(?: again)?/iu;
const MINIMUM = /\bminimum(?: (?:quantity|stock|amount|level))?\b/i;
/** "Count of pages read this year". */
const COUNTED = /\bcount of (\p{L}+s)(?: [\p{L}]+)? this (week|month|year)\b/giu;

/** Every list has it. */
const EXPORTED = likely(
  /csv/i,
  /(?:,\s*(?:and\s)?|\sand\s)(?:an?\s)?(?:button\s(?:to|for)\s)?(?:csv[- ](?:exports?|downloads?)|(?:export|download)(?:s|ed|able)?(?:\s(?:it|them|everything|all|the (?:list|data|table)))?\s(?:as|to|in)\s(?:an?\s)?csv(?:\sfiles?)?)(?=\s*(?:[,.;]|$)|\sand\s)/iu,
);

/** "Bird counts: species, number": a number of birds. */
const COUNTS = /(\b(\p{L}+) counts: (?:[^,.;]+, )*?)number(?=\s*(?:,|$))/iu;

const KEPT =
  '(?:list|log|logbook|notebook|book|register|diary|journal|inventory|catalogue|tracker|database|sheet|notes)';
/** "Field notebook for bird counts, species, number, place": the first comma stands for a colon. */
const HEAD = new RegExp(
  String.raw`^((?:an? |my |our |the )?(?:[\p{L}'’-]+ ){0,3}${KEPT}(?: (?:for|of) [\p{L}'’-]+(?: [\p{L}'’-]+){0,2})?), (?=[^.;:()]*,[^.;:()]*,)(?!(?:and|with|where|which|that|you|i|we) )`,
  'iu',
);

/** "Who took what", "who borrowed what and since when". */
const WHO_WHAT = /\bwho (?:has |have |had )?\p{L}{2,12} what\b(?:(?:,| and|,? since| and since) when\b)?/giu;
/** "Blood pressure (systolic, diastolic) twice a day". */
const MEASURED =
  / \(([^()]*,[^()]*)\) (?:(?:once|twice|three times|several times|\d+ times) (?:a|per) (?:day|week|month)|every (?:day|morning|evening|week)|daily|weekly)\b/i;
/** "From, to" are days where something lasts. */
const LASTING =
  /\b(?:vacations?|leave|holidays?|absences?|trips?|stays?|bookings?|reservations?|rentals?|loans?)\b/i;
const FROM_TO = /\bfrom(?: date)?,? (?:and )?(?:to|until|till)(?: dates?)?(?=\s*(?:[,.;)]|$)|\sand\s)/i;

/** "A favourites only filter", "show only starred". */
const STARRED = likely(
  /favou?rite|starred|pinned/i,
  /(?:,\s*(?:and\s)?|\sand\s)(?:an?\s|the\s)?(?:(favou?rite|starred|pinned)s?[- ]only (?:filter|view|list)|(?:filter|show|see|view)(?:ing)?(?: for| by)?(?: only)? (?:my |the )?(favou?rite|starred|pinned)s?(?: only)?|(?:only )?(favou?rite|starred|pinned)s? filter)(?=\s*(?:[,.;]|$)|\sand\s)/iu,
);

/** Ways to name fields, as the readers of fields know them. */
export function inFieldWords(prompt: string): string {
  const ticks = TICKED.exec(prompt)?.[0];
  const text = (
    ticks === undefined ? prompt : `${prompt.replace(TICKED, '').replace(/[.\s]+$/, '')}, done (checkbox)`
  )
    .replace(EXPORTED, '')
    .replace(HEAD, '$1: ')
    .replace(COUNTS, '$1number of $2s')
    .replace(STARRED, (_, ...words: (string | undefined)[]) => {
      const word = words.slice(0, 3).find(Boolean)?.toLowerCase() ?? '';
      return `, ${word} (checkbox), filter by ${word}`;
    })
    .replace(PICKED, '')
    .replace(ALTERNATIVES, 'status ($1, $2, $3)')
    .replace(ANSWERS, 'answer (yes, no, maybe)')
    .replace(PROGRESS, 'of $1 with status (want to $2, $3, $4)')
    .replace(COUNTED, '$1, total $1 this $2')
    .replace(WHO_WHAT, (said) => (/when$/i.test(said) ? 'who, what, date' : 'who, what'))
    .replace(MEASURED, ' with date, $1,')
    .replace(FROM_TO, (said) => (LASTING.test(prompt) ? 'from (date), to (date)' : said))
    .replace(/\balbums\b/i, (said) => (/\bphotos?\b/i.test(prompt) ? `photo ${said}` : said));
  const minimum = MINIMUM.exec(text)?.[0];
  return minimum === undefined
    ? text
    : text.replace(REORDERED, `alert when the quantity is below the ${minimum}`);
}

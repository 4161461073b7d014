import { type Lexicon, tokenise } from './lexicon.ts';
import { SCENE_WORDS } from './scene-words.ts';
import { NAMES, titleCase } from './texts.ts';

/** Facts that posters and cards announce in small letters: who made it, when and where it is, and what it costs. */
export interface Announced {
  /** Whom a book or a film is by. */
  readonly author: string | undefined;
  /** In the words of the prompt. */
  readonly lines: readonly string[];
  /** The prompt without them. */
  readonly rest: string;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?(?:\\s*(?:-|–|to|and)\\s*\\d{1,2}(?:st|nd|rd|th)?)?';
const HOUR = "\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\b\\.?|o'clock)|\\d{1,2}[:.]\\d{2}|noon|midnight";
const TIME = `(?:${HOUR}|\\d{1,2})(?:\\s*(?:-|–|to|till|until)\\s*(?:${HOUR}))|${HOUR}`;
/** "Saturday, 9 to 3": alone these are no hours. */
const RANGE = '\\d{1,2}\\s*(?:-|–|to|till|until)\\s*\\d{1,2}(?:\\s?(?:h|hrs|hours)\\b)?(?![\\d:.%])';
const UNTIL =
  '(?:(?:valid|open|on\\s+sale|ends?|expires?|rsvp)\\s+)?(?:until|till|through|by|before)\\s+|(?:from|in\\s+cinemas|in\\s+theat(?:er|re)s|coming|out)\\s+';

const WHEN = new RegExp(
  `\\b(${UNTIL})?(?:on\\s+)?(?:the\\s+)?((?:\\w+day,?\\s+(?:the\\s+)?)?(?:${DAY}\\s+(?:of\\s+)?${MONTH}\\b(?:,?\\s+\\d{4})?|${MONTH}\\s+${DAY}\\b(?:,?\\s+\\d{4})?)|${MONTH}\\s+\\d{4})(?:,?\\s+(?:(?:at|from)\\s+)?(${TIME}|${RANGE}|(?<=at\\s)\\d{1,2}\\b))?`,
  'iu',
);
const WEEKDAY = new RegExp(
  `\\b(?:on\\s+)?((?:(?:this|next|every)\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b(?:,?\\s+(?:(?:at|from)\\s+)?(${TIME}|${RANGE}))?`,
  'iu',
);
const AT_TIME = new RegExp(`\\b(?:(?:at|from)\\s+)?(${TIME})`, 'iu');

/** The date of an event, as it stands in the prompt, and the prompt without it. */
function readDate(prompt: string): { readonly date: string | undefined; readonly rest: string } {
  const [all, until = '', day, hour] = WHEN.exec(prompt) ?? [];
  if (all === undefined || day === undefined) return readWeekday(prompt);
  const said = `${until}${day}`.trim();
  return withLaterTime(capitalised(said), hour, prompt.replace(all, ' '));
}

/** "Saturday 14 March, doors open at seven, from 8 pm", "3 pm on Saturday": the hour may stand apart. */
function withLaterTime(
  day: string,
  hour: string | undefined,
  rest: string,
): { readonly date: string; readonly rest: string } {
  const later = hour === undefined ? AT_TIME.exec(rest) : null;
  return { date: withTime(day, hour ?? later?.[1]), rest: later ? rest.replace(later[0], ' ') : rest };
}

/** An address of a website stays as it is. */
const capitalised = (text: string): string =>
  /^[\w-]+[.@]\w/.test(text) ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const withTime = (day: string, hour: string | undefined): string => (hour ? `${day}, ${hour.trim()}` : day);

function readWeekday(prompt: string): { readonly date: string | undefined; readonly rest: string } {
  const [all, day, hour] = WEEKDAY.exec(prompt) ?? [];
  if (all === undefined || day === undefined) return readTime(prompt);
  return withLaterTime(titleCase(day), hour, prompt.replace(all, ' '));
}

function readTime(prompt: string): { readonly date: string | undefined; readonly rest: string } {
  const [all, hour] = AT_TIME.exec(prompt) ?? [];
  return { date: hour?.trim(), rest: all === undefined ? prompt : prompt.replace(all, ' ') };
}

const VENUE =
  /\bat\s+((?:the\s+)?(?:\d+\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:of\s+|the\s+)*\p{Lu}[\p{L}'’.-]*)*(?:\s+\d+)?)/u;

/** The place of an event, by its name or its address, and the prompt without it. */
function readVenue(prompt: string): { readonly venue: string | undefined; readonly rest: string } {
  const found = VENUE.exec(prompt);
  return { venue: found?.[1], rest: found ? prompt.replace(found[0], ' ') : prompt };
}

const PLACE = /[,.;]\s*((?:on|in|at)\s+(?:the|our|my)\s+[a-z][a-z' -]{2,32}?)\s*(?=[,;.]|$)/u;

/** "Friday 21 June, 5 pm, on the roof terrace": with a date, a clause of its own says where it is. */
function readPlace(prompt: string): { readonly venue: string | undefined; readonly rest: string } {
  const [all, place] = PLACE.exec(prompt) ?? [];
  if (all === undefined || place === undefined || OF_SHEET.test(place))
    return { venue: undefined, rest: prompt };
  return { venue: capitalised(place), rest: prompt.replace(all, ', ') };
}

/** A part of the design, or what something lies on. */
const OF_SHEET =
  /\b(?:left|right|top|bottom|middle|cent(?:re|er)|corners?|background|foreground|front|back|edges?|border|frame|sky|style|colou?rs?|table|water|sea|snow|grass|night|evening|morning|distance)\b/i;

const AUTHOR = new RegExp(
  `\\b(?:((?:written(?:\\s+and\\s+illustrated)?|illustrated|directed|composed|performed|hosted|presented|photographed)\\s+)?by|author(?:(?:['’]s)?\\s+name)?(?:\\s+is)?:?)\\s+(?!\\d)(${NAMES})|\\bwritten\\s+by\\s+(\\p{L}+\\s+\\p{L}+)(?=\\s*[,.;]|\\s*$)`,
  'u',
);

/** A book cover bears the name alone. */
function readAuthor(prompt: string): { readonly author: string | undefined; readonly rest: string } {
  const [all, verb = '', proper, plain = ''] = AUTHOR.exec(prompt) ?? [];
  if (all === undefined) return { author: undefined, rest: prompt };
  const isPlain = /^(?:written)?$/.test(verb.trim());
  const name = proper ?? titleCase(plain);
  return {
    author: isPlain ? name : capitalised(`${verb.trim()} by ${name}`),
    rest: prompt.replace(all, ' '),
  };
}

const MONEY =
  '(?:[$€£]\\s?\\d+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{2})?\\s?(?:€|£|dollars?|euros?|pounds?)(?!\\p{L}))';

/** Prices, numbers of issues, offers and addresses. */
const FACTS = new RegExp(
  [
    `(?:(?:tickets?|entry|admission|entrance|price|fee|only|reward|donation)\\s+)*(?:(?:for|from|at|is|are|costs?|only)\\s+)*${MONEY}(?:\\s+(?:each|per\\s+\\p{L}+|a\\s+\\p{L}+))?`,
    '(?:price|entry|admission|entrance|fee|tickets?):?\\s+\\d+(?:[.,]\\d{2})?(?![\\d:.]|\\s*[ap]\\.?m)',
    '\\d+[.,]\\d{2}\\s+(?:each|per\\s+\\p{L}+)',
    '(?:issue|volume|vol\\.|no\\.|edition|episode|season)\\s+(?:no\\.?\\s*|#)?\\d+',
    '(?:free\\s+(?:entry|admission|entrance|parking)|(?:entry|admission|entrance)\\s+(?:is\\s+)?free|half\\s+price|(?:first\\s+\\p{L}+|kids|children)\\s+(?:(?:is|are|go|eat)\\s+)?free|sold\\s+out|all\\s+welcome|everyone\\s+welcome)',
    '(?:up\\s+to\\s+)?\\d+\\s?%\\s+(?:off|discount)(?:\\s+(?:everything|all\\s+\\p{L}+(?:\\s+\\p{L}+(?=\\s*(?:[,.;]|$)))?))?',
    // "12 Maple Street", with or without capitals.
    '\\d{1,4}[a-d]?\\s+(?:[\\p{L}.-]+\\s+){1,3}?(?:street|road|lane|avenue|drive|square|crescent|court|boulevard)(?=\\s*(?:[,.;]|$))',
    '(?:www\\.|https?://)\\S+[\\p{L}\\p{N}/]|[\\w.-]+@[\\w.-]+\\w|\\b[\\w-]+\\.(?:com|org|net|info|shop)\\b',
    '(?:the\\s+)?(?:(?:call|tel\\.?|(?:phone|telephone)(?:\\s+number)?|number):?\\s+)?\\+?\\d[\\d ()-]{5,}\\d(?![:\\d])',
  ]
    .map((one) => `(?<![\\p{L}\\p{N}]|\\d[:.])${one}`)
    .join('|'),
  'giu',
);

const STARRING = new RegExp(
  `\\b(?:starring|featuring|feat\\.)\\s+(?!\\d)${NAMES}(?:\\s*,\\s*${NAMES})*`,
  'gu',
);

const PROPER =
  /^(?:the\s+)?(?:\d+\w?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:of|the|and|&|\p{Lu}[\p{L}'’.-]*|\d+))*$/u;

/** "…, 12 July, Town Library": a clause that is a name, in a prompt that does not write every word so. */
function readNames(
  prompt: string,
  { nouns, isDated }: { readonly nouns: Pick<Lexicon<string>, 'find'>; readonly isDated: boolean },
): { readonly names: readonly string[]; readonly rest: string } {
  const names: string[] = [];
  const [first = '', ...others] = prompt.split(/([,;:]\s+)/);
  const isKnown = (words: readonly string[]): boolean =>
    [nouns.find(words, 0), SCENE_WORDS.find(words, 0)].some((one) => one?.length === words.length);
  const kept = others.map((clause) => {
    const text = clause.trim().replace(/[.!]$/, '');
    const words = tokenise(text);
    if (!PROPER.test(text) || isKnown(words) || (words.length < 2 && !isDated)) return clause;
    names.push(text);
    return '';
  });
  const rest = [first, ...kept].join('');
  const isPlain = tokenise(rest).filter((word) => rest.includes(` ${word}`) && word.length > 3).length > 1;
  return isPlain ? { names, rest } : { names: [], rest: prompt };
}

/** `hasFacts` is true of designs that say more than when and where. */
export function readAnnounced(
  prompt: string,
  { nouns, hasFacts }: { readonly nouns: Pick<Lexicon<string>, 'find'>; readonly hasFacts: boolean },
): Announced {
  const { author, rest: unsigned } = hasFacts ? readAuthor(prompt) : { author: undefined, rest: prompt };
  const facts: string[] = [];
  const take = (fact: string): string => {
    facts.push(capitalised(fact.replace(/^the\s+/i, '')));
    return ' ';
  };
  const bare = hasFacts ? unsigned.replace(STARRING, take).replace(FACTS, take) : unsigned;
  const { date, rest: undated } = readDate(bare);
  const named = readVenue(undated);
  const { venue, rest: placeless } = named.venue || !date ? named : readPlace(undated);
  const { names, rest } = hasFacts
    ? readNames(placeless, { nouns, isDated: date !== undefined })
    : { names: [], rest: placeless };
  return { author, lines: [...(date ? [date] : []), ...(venue ? [venue] : []), ...names, ...facts], rest };
}

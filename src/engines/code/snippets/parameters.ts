import { capital } from '../../capital.ts';
import { literal } from '../languages/literal.ts';
import type { Task } from '../tasks/task.ts';
import { SOUGHT } from '../tasks/wish.ts';
import { extensionIn, SIGNS, withAskedLines } from './asked-lines.ts';
import { MOST, NAMED } from './named-numbers.ts';

const PLACEHOLDER = /\{\{([a-z]+):([^{}]*)\}\}/g;

/** "5 requests per second with a burst of 10": the first number is the rate. */
const BURST = /\b(?:capacity|bursts?(?: size)?) (?:of )?(?:up to |at most )?(\d+)\b/i;

const NO_RETRIES = /\b(?:(?:without|no)(?: any)?|not|never) retr(?:y|ies|ying)\b/gi;
/** A wish whose only word of retries is that there are none wants one attempt. */
const isTriedOnce = (prompt: string): boolean => {
  const rest = prompt.replace(NO_RETRIES, ' ');
  return rest !== prompt && !/\bretr(?:y|ies|ying|ied)\b|\battempts\b|\btries\b/i.test(rest);
};

const SPANS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const SECONDS = /\b(\d+)\s*(?:s|secs?|seconds?)\b/i;

interface FilledSnippet {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Only what is safe inside a string literal of every language. */
const quotable = (text: string, isMarkup: boolean): string =>
  text.replace(isMarkup ? /[<>&\p{Cc}]/gu : /[\\"'`$#{}%\p{Cc}]/gu, '').slice(0, 200);

const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Three times" as "3 times": only where a phrase says what is counted. */
const withDigits = (prompt: string): string =>
  prompt
    .replace(/\b(?:a|one) million\b/gi, '1000000')
    .replace(/(?<=\d)[,_](?=\d{3}\b)/g, '')
    .replace(/\bhalf a second\b/gi, '500 ms')
    .replace(/\b(?:a )?quarter (?:of )?a second\b/gi, '250 ms')
    .replace(
      /(?<![\d.])(\d+\.\d+) ?(?:s|secs?|seconds?)\b/gi,
      (_, span: string) => `${Number(span) * 1000} ms`,
    )
    .replace(/\bonce (?:per|an?|every|each) second\b/gi, 'once every 1 second')
    .replace(
      /\bone (?:after (?:the other|another)|at a time|by one)\b|\b(?:sequential|serial)ly\b/gi,
      '1 at a time',
    )
    .replace(
      /\b(?:once|twice|thrice)\b/gi,
      (word) => `${{ once: 1, twice: 2, thrice: 3 }[word.toLowerCase()] ?? ''} times`,
    )
    .replace(/\b[a-z]+\b/gi, (word) => {
      const index = NUMBER_WORDS.indexOf(word.toLowerCase());
      return index < 0 ? word : String(index + 2);
    });

/** "That returns hello moon", for those who do not quote. */
const SAID =
  /\b(?:returns?|returning|answers?(?: with)?|says?|saying|(?:responds?|replies) with|sends?)\s+((?:hello|hi|welcome)\b[\w ,!]*?)(?=\s+(?:on|as|at|in|for|using|with|when|from|to)\b|[.;]|$)/i;

function quotedText(prompt: string): string | undefined {
  const found = /"([^"]{1,200})"|“([^”]{1,200})”|(?<![a-z])'([^']{1,200})'(?![a-z])/i.exec(prompt);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** In "from 1 to 20" the end counts: the start is not an input. */
const numbersIn = (prompt: string): number[] =>
  [
    ...prompt
      .replace(/\b(?:from|between)\s+\d+\s*(?=(?:to|and|through|up to|-)\s)/gi, ' ')
      .matchAll(/(?<![\w.-])\d{1,10}(?![\w.]*\w)/g),
  ].map(([digits]) => Number(digits));

/** Numbers of few tasks: for all others "5 ints" is a number like any other. */
const OF_FEW_TASKS = /^(?:amount|bytes|cents|players|hand|depth|zeros|least|red|green|yellow)$/;

/** Without the numbers that are said to be something: "the top 5" is no number of days, nor is the year 2024. */
const withoutNamed = (prompt: string): string =>
  Object.entries(NAMED)
    .filter(([key, phrase]) => phrase !== MOST && key !== 'limit' && !OF_FEW_TASKS.test(key))
    .reduce((text, [, phrase]) => text.replace(new RegExp(phrase, 'gi'), ' '), prompt);

/** A number that says how long, or how often again. */
const TIMES = /\b\d+\s*(?:ms|s|secs?|seconds?|minutes?|hours?|days?|retries|times|attempts)\b/gi;

/** "Called every 1 ms" is how often the code runs, and none of its limits. */
const PERIOD =
  /(?<!\bfunction )\b(?:called|run|polled|invoked|sampled|executed|ticks?) (?:every|each) \d+\s*(?:ms|millis\w*|s|secs?|seconds?)\b/gi;

/** "Gives up on 404" is no wait of so many milliseconds. */
const STATUS = /\b(?:on|status|code|http) (?:an? )?[45]\d\d\b/gi;

/** A status of HTTP, which a server answers with and never listens on. */
const isStatus = (number: number): boolean => number >= 100 && number < 600;

/** Rules about a case: their numbers and texts are not examples. */
const RULES =
  /\b(?:(?:returns?|returning|raises?|throws?)\b[^,;.]{0,60}\b)?(?:if|when|unless|for (?:an? |the )?(?:\w+ )?(?:less|smaller|greater|more|empty|below|above))\b[^,;.]{0,80}/gi;

/**
 * Puts what the wish says into `{{key:default}}`, one value for each key. `given` is the prompt with what the code does
 * anyway: a number there is taken only where the words beside it name it.
 */
export function fillParameters(text: string, wish: string, task: Task, given = wish): FilledSnippet {
  const prompt = wish.replace(PERIOD, ' ');
  const whole = given.replace(PERIOD, ' ');
  const notes: string[] = [];
  const values = new Map<string, string>();
  const plain = prompt.replace(RULES, ' ');
  const withoutQuotes = plain.replace(/"[^"]*"/g, ' ').replace(/\brot13\b|\bbase64\b|\bsha256\b/gi, ' ');
  const numbers = numbersIn(withoutQuotes);
  // The word that names a number may be settled: of "3 times" the number is left, and is still no wait.
  const unnamed = new Set(numbersIn(withoutNamed(withDigits(whole.replace(STATUS, ' ')))));
  const free = numbersIn(withoutNamed(withoutQuotes)).filter((number) => unnamed.has(number));
  const counts = numbersIn(withoutQuotes.replace(TIMES, ' '));
  const quoted = quotedText(plain) ?? SAID.exec(prompt)?.[1] ?? SOUGHT.exec(prompt)?.[2];
  const counted = withDigits(prompt);
  const countedInWhole = withDigits(whole.replace(RULES, ' '));
  const isMarkup = task.languages?.includes('html') ?? false;

  const hasRate = task.bounds?.some(({ name }) => name === 'rate') ?? false;

  // A number of the wish is the value of one thing.
  const takenFrom = (list: number[]): number | undefined => {
    const number = list.shift();
    for (const other of [numbers, free, counts]) {
      const at = number === undefined || other === list ? -1 : other.indexOf(number);
      if (at >= 0) other.splice(at, 1);
    }
    return number;
  };
  const nextFor = (key: string): number | undefined => {
    if (
      /^(?:workers|producers|consumers|year|keep|mb|most|ttl|rate|minutes|px|wait|base|least|depth|zeros|bytes|cents|players|hand|red|green|yellow|cards|lives|rounds|seed|sigma|tip|code|apples)$/.test(
        key,
      )
    )
      return undefined;
    if (key === 'limit') return takenFrom(counts);
    if (key !== 'port') return takenFrom(NAMED[key] ? free : numbers);
    const at = free.findIndex((number) => !isStatus(number));
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const valueFor = (key: string, standard: string): string => {
    if (key === 'window') return windowIn(whole) ?? standard;
    if (key === 'separator') return separatorIn(whole) ?? standard;
    if (key === 'hex') return /\b0x[\da-f]{2}\b/i.exec(whole)?.[0] ?? standard;
    if (key === 'mark') return markIn(whole) ?? standard;
    if (key === 'kind' || key === 'ending') {
      const extension = extensionIn(whole);
      return extension === undefined ? standard : `${key === 'kind' ? '*' : ''}.${extension}`;
    }
    if (key === 'file') return fileIn(whole, standard) ?? standard;
    if (key === 'symbols') return SIGNS.exec(whole)?.[0] ?? standard;
    if (key === 'words') return wordList(whole) ?? standard;
    if (key === 'text') return quoted === undefined ? standard : quotable(quoted, isMarkup) || standard;
    const range = task.bounds?.find(({ name }) => name === key);
    if (!range || !/^\d+$/.test(standard)) return standard;
    if (key === 'retries' && isTriedOnce(whole)) return '1';
    const [, span = ''] =
      key === 'seconds' ? (/\b(?:per|an?|each|every) (second|minute|hour|day)\b/i.exec(whole) ?? []) : [];
    if (span) return String(SPANS[span.toLowerCase()]);
    const named =
      (key === 'capacity' ? BURST.exec(countedInWhole) : undefined) ??
      NAMED[key]?.exec(counted) ??
      NAMED[key]?.exec(countedInWhole) ??
      // A bucket for 5 calls a second has room for them.
      (key === 'capacity' && hasRate ? NAMED.rate?.exec(counted) : undefined);
    const digits = named?.slice(1).find((group) => group !== undefined);
    const seconds =
      /^(?:ms|wait)$/.test(key) && digits === undefined ? SECONDS.exec(countedInWhole)?.[1] : undefined;
    const wanted =
      seconds !== undefined ? Number(seconds) * 1000 : digits === undefined ? nextFor(key) : Number(digits);
    if (wanted === undefined) return standard;
    if (wanted >= range.min && wanted <= range.max) return String(wanted);
    notes.push(`The example keeps ${standard}: ${wanted} is outside ${range.min} to ${range.max}.`);
    return standard;
  };

  const filled = withAskedLines(text, whole).replace(PLACEHOLDER, (_, key: string, standard: string) => {
    const known = values.get(key) ?? valueFor(key, standard);
    values.set(key, known);
    return known;
  });
  return { text: filled, notes };
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The seconds of "100 calls per minute" or "in 10 seconds". */
function windowIn(prompt: string): string | undefined {
  const [, count = '1', unit = ''] =
    /\b(?:per|every|each|in|within|an?)\s+(?:an? |any )?(?:(\d+)[\s-]*)?(s(?:ec(?:ond)?s?)?|min(?:ute)?s?|h(?:ou)?rs?|days?)\b/i.exec(
      prompt,
    ) ?? [];
  return unit ? String(Number(count) * (UNITS[unit.charAt(0).toLowerCase()] ?? 1)) : undefined;
}

/** The file that the wish names, of the same kind as the usual one. */
const fileIn = (prompt: string, usual: string): string | undefined =>
  new RegExp(`(?<![\\w./-])[\\w-]{1,40}\\${usual.slice(usual.lastIndexOf('.'))}\\b`).exec(prompt)?.[0];

/** The separator between pairs such as `a=1`, shown or named. */
function separatorIn(prompt: string): string | undefined {
  const [, shown] = /\w=[^\s"'=;,&]{0,40}([;,&])\s?\w{1,40}=/.exec(prompt) ?? [];
  if (shown) return shown;
  if (/\b(?:lines|(?:per|own|each|every) line|line by line|new ?lines?)\b/i.test(prompt)) return '\\n';
  if (/\bcommas?\b/i.test(prompt)) return ',';
  return /\bampersands?\b/i.test(prompt) ? '&' : undefined;
}

/** The mark for the part of a text that is cut off. */
function markIn(prompt: string): string | undefined {
  if (/(?<!\.)\.{3}(?!\.)|\bdots\b/.test(prompt)) return '...';
  const found = /\b(?:add|append|end|suffix|mark|with)\w*\b[^"']{0,24}["']([^"'\\$#{}%`]{1,6})["']/i.exec(
    prompt,
  );
  return found?.[1];
}

const SMALL_WORD = '(?:an?|the|and|or|but|nor|of|in|on|at|to|for|by|with|from|as)';
const SMALL_WORDS = new RegExp(`\\b${SMALL_WORD}(?:(?:,? and |,? or |, ?|/)${SMALL_WORD}\\b)+`, 'i');

/** The words that a wish lists, in quotes or as small words in a row. */
function wordList(prompt: string): string | undefined {
  const quoted = [...prompt.matchAll(/(["'`])([a-z]{1,20})\1/gi)].map(([, , word = '']) => word);
  const row = SMALL_WORDS.exec(prompt)?.[0].toLowerCase() ?? '';
  const words =
    quoted.length > 0 ? quoted : row.split(/,? and (?!,| )|, ?and |,? or |, ?|\//).filter(Boolean);
  return words.length < 2 ? undefined : [...new Set(words)].map((word) => `"${word}"`).join(', ');
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/** The forms in which a name may stand in a snippet, the likeliest first. */
function forms(name: string): string[] {
  const words = wordsOf(name);
  const snake = words.join('_');
  return [name, snake, words.map(capital).join(''), `${snake.replace(/^(is|are)_/, '')}?`];
}

/** Parts of code that a wish can name; "the column named price" names something in the data. */
const NAMED_THINGS =
  'class|component|decorator|enum|fn|func|function|helper|hook|interface|it|method|module|procedure|record|routine|struct|trait|type';

/** "a function called foo", "function foo(", "a class `Foo`", or what the task itself is, "a stack named Pile". */
export function wantedName(prompt: string, task: Task): string | undefined {
  const identifier = '[`"\']?([A-Za-z_][A-Za-z0-9_]{0,60})[`"\']?';
  const things = `${NAMED_THINGS}|${task.id.replaceAll('-', '|')}`;
  const found =
    new RegExp(`(?:\\b(?:${things})|[,;.:)])\\s+(?:is |and )?(?:called|named)\\s+${identifier}`, 'i').exec(
      prompt,
    ) ??
    new RegExp(`\\b(?:name|call) it\\s+${identifier}`, 'i').exec(prompt) ??
    new RegExp(`\\b(?:function|method|def|func|fn|class)\\s+${identifier}\\s*\\(`, 'i').exec(prompt) ??
    /\b(?:function|method|class)\s+[`]([A-Za-z_]\w{0,60})[`]/i.exec(prompt) ??
    // A name without "called" is known by its capitals or underscores.
    /\b(?:function|method|func|fn|def|hook|component)\s+([a-zA-Z][a-z0-9]*(?:[A-Z_]\w*)+)\b/.exec(prompt) ??
    /\b(?:class|struct|record|component|hook|decorator)\s+([A-Z]\w*[a-z]\w*)\b/.exec(prompt) ??
    /\b(?!JavaScript|TypeScript|CoffeeScript|PostgreSQL|MySQL|GraphQL|GitHub|SwiftUI)([A-Z]+[a-z]+[A-Z]\w*|[A-Z]{2,}[a-z]\w*) (?:class|struct)\b/.exec(
      prompt,
    ) ??
    /^\s*([a-z]\w*)\((?:\w+(?:, ?\w+)*)?\)/.exec(prompt);
  const name = found?.[1];
  // A function beside the class of the task.
  const isOther =
    /^[A-Z]/.test(task.name) &&
    /^[a-z]/.test(name ?? '') &&
    /^(?:function|method|func|fn|def)\b/i.test(found?.[0] ?? '');
  return isOther ? undefined : name;
}

/** Gives the main function or class another name; undefined when it is not found. */
export function renameMain(text: string, from: string, to: string): string | undefined {
  // A part of the snippet that has the name already: a `Node` of a linked list.
  if (!forms(from).includes(to) && new RegExp(`(?<![\\w$])${literal(to)}(?!\\w)`).test(text)) return text;
  for (const form of forms(from)) {
    const pattern = new RegExp(`(?<![\\w$])${literal(form)}(?![\\w?])`, 'g');
    if (pattern.test(text)) return text.replace(pattern, to);
  }
  return undefined;
}

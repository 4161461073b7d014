import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { KNOWN } from './known.ts';
import { quantified, readCount, readPiece, readSet, readWord } from './pieces.ts';

export interface RegexWish {
  /** As JavaScript writes it, without anchors. */
  readonly pattern: string;
  /** The words for a text that it matches. */
  readonly name: string;
  /** All matches in a text, not whether a whole text matches. */
  readonly isSearch: boolean;
  /** Small and capital letters are the same. */
  readonly isLoose?: boolean;
  readonly good: readonly string[];
  readonly bad: string;
  readonly trap?: string;
}

const REGEX = '(?:reg ?ex(?:p|es)?|regular expressions?)(?: patterns?| strings?)?';
const LEAD =
  /please|write|create|make|give me|i need|need|build|show me|me|an?|the|simple|basic|good|in|with|using|python|javascript|js|typescript|java|go|golang|php|ruby|rust|c#|csharp|kotlin|swift|bash|grep|function|that uses|which uses/;
const SEARCHES =
  /find|finds|finding|extract|extracts|extracting|get|gets|capture|captures|capturing|search|searches|pull|pulls|grab|grabs|collect|collects|list|lists/;
const CHECKS =
  /match|matches|matching|validate|validates|validating|check|checks|checking|test|tests|testing|verify|verifies|verifying|recognise|recognize|recognizes|detect|detects|accepts?|describe|describes|identify|identifies/;
const ARTICLES =
  /an?|the|all|every|any|each|valid|correct|whole|if|whether|for|out|of|only|(?:string|text|input|value|line|word)s? (?:is|are|matches|match|that (?:is|are))/;
const TAIL =
  / (?:(?:in|from|inside|within|out of) (?:an?|the|some|any|given|my|long|longer|block of|piece of)*(?: (?:given|long|longer|large))*(?: (?:block|piece) of)? ?(?:text|string|document|file|log|log file|paragraph|sentence|tweet|message|html|page|line|post|input)s?(?: file)?)$/;

/** What the wish says of the text, and whether all matches are wanted; undefined for a wish for something else. */
function subjectOf(prompt: string): { text: string; isSearch: boolean } | undefined {
  const plain = prompt
    .replace(/\s+/g, ' ')
    .replace(/[.?!]+ ?$/, '')
    .trim();
  if (!new RegExp(`\\b${REGEX}\\b`, 'i').test(plain)) return undefined;
  // "Email regex", "validate emails with a regex".
  const turned =
    new RegExp(`^(.{2,120}?),? (?:with|using|by|via|through) (?:an?|the)? ?${REGEX}$`, 'i').exec(plain) ??
    new RegExp(`^(?:please )?(?:write |create |give me )?(?:an? |the )?(.{2,60}?) ${REGEX}$`, 'i').exec(
      plain,
    );
  const isTurned = turned?.[1] !== undefined && !new RegExp(REGEX, 'i').test(turned[1]);
  const r = new Phrase(isTurned ? (turned?.[1] ?? '') : plain);
  let isSearch = false;
  r.takeAll(LEAD);
  if (!isTurned) {
    if (!r.take(REGEX)) return undefined;
    r.takeAll(
      /in (?:python|javascript|js|typescript|java|go|golang|php|ruby|rust|c#|csharp|kotlin|swift|bash)/,
    );
    r.takeMark();
  }
  r.take(/for|that|which|to|of|can|which can|that can|i can use to/);
  r.take(/be used to|can|will/);
  for (;;) {
    if (r.take(SEARCHES)) isSearch = true;
    else if (!r.take(CHECKS) && !r.take(/and|or|to|for/)) break;
  }
  r.takeAll(ARTICLES);
  const rest = r.given.slice(r.at);
  const text = rest.replace(new RegExp(TAIL.source, 'i'), '');
  const isPart = /\bbetween (?:two |double |curly |square )*\w+s\b|\b(?:blank|empty) lines\b/i.test(text);
  return { text, isSearch: isSearch || isPart || text !== rest };
}

const plainWord = (word: string): string =>
  word.length > 3 && !/(?:ss|us|as|gps)$/.test(word) ? word.replace(/(?<=x|sh|ch|ss)es$|s$/, '') : word;
const plainOf = (text: string): string => text.toLowerCase().split(' ').map(plainWord).join(' ');

let byWords: ReadonlyMap<string, (typeof KNOWN)[number]> | undefined;
const known = (text: string): (typeof KNOWN)[number] | undefined => {
  byWords ??= new Map(KNOWN.flatMap((one) => one.said.map((said) => [plainOf(said), one] as const)));
  return byWords.get(plainOf(text.replace(/^(?:an?|the|valid) /i, '')));
};

const PARTS: Readonly<Record<string, readonly [pattern: string, sample: string]>> = {
  yyyy: ['\\d{4}', '2024'],
  yy: ['\\d{2}', '24'],
  mm: ['(?:0[1-9]|1[0-2])', '01'],
  dd: ['(?:0[1-9]|[12]\\d|3[01])', '31'],
  hh: ['(?:[01]\\d|2[0-3])', '23'],
  mi: ['[0-5]\\d', '59'],
  ss: ['[0-5]\\d', '58'],
};
const FORMAT = /\b(?:[ymdhs]{1,4})(?:[-./:][ymdhs]{1,4})+(?:[ T][hms]{1,2}(?::[ms]{1,2})+)?\b/i;
const DATED =
  /^(?:dates?|times?|date and times?|timestamps?|date ?times?|strings?|texts?)?(?: (?:in|of|with|written|formatted))*(?: (?:as|like|the))*(?: (?:form|format))?(?: of)?:? ?$/i;

/** "Dates in the format dd/mm/yyyy". */
function fromFormat(text: string): RegexWish | undefined {
  const format = FORMAT.exec(text);
  if (!format) return undefined;
  const around = `${text.slice(0, format.index)}${text.slice(format.index + format[0].length).replace(/^ format$/i, '')}`;
  if (!DATED.test(around)) return undefined;
  let hours = false;
  let pattern = '';
  let sample = '';
  for (const part of format[0].toLowerCase().split(/([-./: t])/)) {
    if (/^h+$/.test(part)) hours = true;
    // After hours, mm are minutes.
    const key = part === 'mm' && hours ? 'mi' : part;
    const own = PARTS[key];
    if (!own && /^[a-z]+$/.test(part) && part !== 't') return undefined;
    pattern += own?.[0] ?? (/[./]/.test(part) ? `\\${part}` : part.toUpperCase());
    sample += own?.[1] ?? part.toUpperCase();
  }
  return {
    pattern,
    name: /^h/i.test(format[0]) ? 'time' : 'date',
    isSearch: false,
    good: [sample],
    bad: sample.slice(1),
    ...(/d/i.test(format[0]) ? { trap: 'The pattern takes 31 days for every month.' } : {}),
  };
}

const LIKE =
  /^([a-z][a-z -]{1,40}?),? (?:like|such as|(?:in|of) the (?:form|format)(?: of)?|e\.g\.|for example) ["'`]?((?=\S*\d)[A-Za-z0-9][A-Za-z0-9./:_#-]{2,30})["'`]?$/i;

/** "Order numbers like AB-1234": letters and digits as many as the sample has. */
function fromSample(text: string): RegexWish | undefined {
  const [, name = '', sample = ''] = LIKE.exec(text) ?? [];
  if (!sample) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(sample)) return fromFormat('yyyy-mm-dd');
  const pattern = sample.replace(/[A-Z]+|[a-z]+|\d+|[^A-Za-z\d]/g, (run) => {
    const set = /^[A-Z]/.test(run) ? '[A-Z]' : /^[a-z]/.test(run) ? '[a-z]' : '\\d';
    return /^[A-Za-z\d]/.test(run)
      ? quantified(set, { low: run.length, high: run.length })
      : /[./]/.test(run)
        ? `\\${run}`
        : run;
  });
  return {
    pattern,
    name: plainOf(name),
    isSearch: false,
    good: [sample],
    bad: sample.slice(0, -1),
    trap: `Letters and digits as in ${sample}.`,
  };
}

const RANGE =
  /^(?:(?:an? )?(?:whole |integer )?(?:numbers?|integers?|values?)) (?:between|from|in the range(?: of)?) (\d{1,6}) ?(?:and|to|-|–) ?(\d{1,6})(?: inclusive)?$/i;

/** "A number between 1 and 100". */
function fromRange(text: string): RegexWish | undefined {
  const [, from, to] = RANGE.exec(text) ?? [];
  const [low, high] = [Number(from), Number(to)];
  if (from === undefined || low >= high) return undefined;
  return {
    pattern: rangePattern(low, high),
    name: 'number',
    isSearch: false,
    good: [String(low), String(high)],
    bad: String(high + 1),
  };
}

/** Alternatives of numbers that differ in their last digits only. */
function rangePattern(low: number, high: number): string {
  const parts: string[] = [];
  for (let start = low; start <= high; ) {
    // The longest run of whole tens, hundreds and so on that begins here and has as many digits.
    let size = 1;
    while (
      start % (size * 10) === 0 &&
      start + size * 10 - 1 <= high &&
      String(start).length === String(start + size * 10 - 1).length
    )
      size *= 10;
    const tail = Math.round(Math.log10(size));
    const first = Math.floor(start / size);
    const most = Math.min(9 - (first % 10), Math.floor((high + 1) / size) - first - 1);
    const head = String(first).slice(0, -1);
    const last = most > 0 ? `[${first % 10}-${(first % 10) + most}]` : String(first % 10);
    parts.push(
      `${head}${last === '[0-9]' ? '\\d' : last}${tail === 0 ? '' : quantified('\\d', { low: tail, high: tail })}`,
    );
    start = (first + most + 1) * size;
  }
  return parts.join('|');
}

const NOUN =
  /(?:strings?|texts?|words?|lines?|values?|inputs?|codes?|ids?|identifiers?|names?|user ?names?|product codes?|order (?:ids?|numbers?)|serial numbers?|invoice numbers?|numbers?|tokens?|keys?|skus?|usernames?|ticket (?:ids?|numbers?)|something|everything|anything)/;
const HAVING =
  /that|which|who|are|is|have|has|having|with|consists? of|consisting of|made (?:up )?of|made from|of|composed of|being|it|they|must|should|be/;

/** "Two capital letters followed by four digits", "starting with A and ending with a digit". */
function fromParts(text: string): RegexWish | undefined {
  const r = new Phrase(text);
  const password = r.take(/(?:strong |secure |good |safe )?passwords?/);
  const named = password ?? r.take(NOUN);
  const sized = named
    ? undefined
    : r.take(`${NUMBER}[- ](digit|letter|character)s? (code|number|pin|id|string|word|key|token)s?`);
  const name = named ? plainOf(named[0]) : (sized?.[3] ?? 'text');
  const ahead: string[] = [];
  const parts: string[] = [];
  let sample = '';
  let start: { pattern: string; sample: string } | undefined;
  let end: { pattern: string; sample: string } | undefined;
  let body: { set: string; sample: string } | undefined;
  let length: { low: number; high: number } | undefined;
  let needs = '';
  if (sized) {
    const count = numberOf(sized[1] ?? '');
    const [set, sign] =
      sized[2] === 'digit' ? ['\\d', '7'] : sized[2] === 'letter' ? ['[A-Za-z]', 'a'] : ['.', 'a'];
    if (!Number.isInteger(count) || count < 1 || count > 100) return undefined;
    parts.push(quantified(set, { low: count, high: count }));
    sample = sign.repeat(count);
  }
  for (let turns = 0; !r.isDone && turns < 30; turns += 1) {
    if (r.takeMark() !== undefined || r.take(/and then|then|and|but|followed by|also|plus|immediately/))
      continue;
    if (r.take(HAVING)) continue;
    if (r.take(/(?:no|without(?: any)?|not contain(?:ing)?) (?:white ?)?spaces?/)) {
      ahead.push('(?!.*\\s)');
      continue;
    }
    const only = r.take(
      /(?:contain(?:s|ing)?|ha(?:ve|s|ving)|with|allow(?:s|ing)?)? ?only|(?:contain(?:s|ing)?|made) (?:just|nothing but)|just/,
    );
    if (only) {
      r.takeAll(/contain(?:s|ing)?|of|the/);
      const set = readSet(r);
      if (!set || body) return undefined;
      body = set;
      continue;
    }
    const edge = r.take(/(start|begin|end)(?:s|ing|ning)? (?:with|in|by)/);
    if (edge) {
      const piece = readPiece(r) ?? readWord(r);
      if (!piece) return undefined;
      if (edge[1] === 'end') end = piece;
      else start = piece;
      continue;
    }
    const long = r.attempt(() => {
      r.take(/(?:a )?(?:length of|length between|length)/);
      const count = readCount(r);
      return count && r.take(/(?:characters?|chars?)(?: long| in (?:total|length))?|long/)
        ? count
        : undefined;
    });
    if (long) {
      if (length) return undefined;
      length = long;
      continue;
    }
    const isNeed =
      r.take(/contain(?:s|ing)?|includ(?:es?|ing)/) !== undefined ||
      password !== undefined ||
      (parts.length === 0 && r.peek(`(?:at least|a minimum of) ${NUMBER}`) !== undefined);
    if (isNeed) {
      const count = r.attempt(() => readCount(r));
      r.take(/of the/);
      const set = readSetOrLiteral();
      if (!set) return undefined;
      const low = Math.max(count?.low ?? 1, 1);
      ahead.push(low === 1 ? `(?=.*${set.set})` : `(?=(?:.*${set.set}){${low}})`);
      needs += set.sample.repeat(low);
      continue;
    }
    // "Letters, spaces and hyphens" with nothing behind them are all that the text may have.
    const all = parts.length === 0 && !body ? r.attempt(() => allOf(r)) : undefined;
    if (all) {
      body = all;
      continue;
    }
    const piece = readPiece(r);
    if (!piece) return undefined;
    parts.push(piece.pattern);
    sample += piece.sample;
  }
  if (parts.length > 0 && (body || (start && end && parts.length > 0 && length))) return undefined;
  const set = body?.set ?? '.';
  const hasEdge = start !== undefined || end !== undefined || parts.length > 0;
  const middle =
    parts.length > 0
      ? parts.join('')
      : length && !hasEdge
        ? quantified(set, length)
        : hasEdge
          ? `${set}*`
          : `${set}+`;
  if (!hasEdge && ahead.length === 0 && !length && !body) return undefined;
  if (length && hasEdge)
    ahead.push(`(?=.{${length.low},${Number.isFinite(length.high) ? length.high : ''}}$)`);
  const pattern = `${ahead.join('')}${start?.pattern ?? ''}${middle}${end?.pattern ?? ''}`;
  const core = `${start?.sample ?? ''}${parts.length > 0 ? sample : needs}`;
  const missing = Math.max((length?.low ?? 1) - core.length - (end?.sample.length ?? 0), 0);
  const good = `${core}${parts.length > 0 ? '' : (body?.sample ?? 'x').repeat(missing)}${end?.sample ?? ''}`;
  return { pattern, name, isSearch: false, good: [good], bad: badFor(pattern, good) };

  function readSetOrLiteral(): { set: string; sample: string } | undefined {
    const own = readSet(r);
    if (own) return own;
    const piece = readPiece(r);
    return piece && { set: piece.pattern, sample: piece.sample };
  }
}

function allOf(r: Phrase): { set: string; sample: string } | undefined {
  const set = readSet(r);
  return set?.isPlural && !r.peek(/,? ?(?:and )?(?:then|followed by)/) ? set : undefined;
}

/** A text near the good one that does not match. */
const badFor = (pattern: string, good: string): string => {
  const whole = new RegExp(`^(?:${pattern})$`);
  return (
    [good.slice(0, -1), `${good} `, `${good}!`, `!${good}`, good.toLowerCase(), good.slice(1), ''].find(
      (one) => !whole.test(one),
    ) ?? ''
  );
};

const CASE =
  /,? ?\b(?:(?:and|but|it is|it should be|should be|that is|being) )*(?:case[- ]insensitive(?:ly)?|ignor(?:e|es|ing) (?:the )?case|regardless of case)\b/i;

/** A pattern for the texts that a wish describes; undefined if a word of it is not met. */
export function readRegex(prompt: string): RegexWish | undefined {
  const strict = prompt.replace(CASE, ' ');
  const isLoose = strict !== prompt;
  const subject = subjectOf(strict);
  if (!subject || subject.text === '') return undefined;
  const { text, isSearch } = subject;
  const one = known(text);
  const wish = one
    ? {
        pattern: one.pattern.source,
        name: one.name,
        isSearch,
        good: one.good,
        bad: one.bad,
        ...(one.trap ? { trap: one.trap } : {}),
      }
    : (fromRange(text) ?? fromFormat(text) ?? fromSample(text) ?? fromParts(text));
  if (!wish) return undefined;
  const whole = new RegExp(`^(?:${wish.pattern})$`);
  const isSound = wish.good.every((good) => whole.test(good)) && !whole.test(wish.bad);
  return isSound ? { ...wish, isSearch, isLoose } : undefined;
}

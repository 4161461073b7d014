import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { type Piece, quantified, readCount, readPiece, readSet, readWord, type SignSet } from './pieces.ts';
import { plainOf } from './plain-words.ts';
import type { RegexWish } from './regex-wish.ts';

const NOUN =
  /(?:strings?|texts?|words?|lines?|values?|inputs?|codes?|ids?|identifiers?|names?|user ?names?|product codes?|order (?:ids?|numbers?)|serial numbers?|invoice numbers?|numbers?|tokens?|keys?|skus?|usernames?|ticket (?:ids?|numbers?)|something|everything|anything)/;
const HAVING =
  /that|which|who|are|is|have|has|having|with|consists? of|consisting of|made (?:up )?of|made from|of|composed of|being|it|they|must|should|be/;

/** No wish describes more parts. */
const MOST_PARTS = 30;

interface Described {
  /** For a password, all that is named must be in it, in any order. */
  readonly isPassword: boolean;
  /** Conditions on the whole text. */
  readonly ahead: string[];
  /** One after another. */
  readonly sequence: Piece[];
  /** Signs that the conditions need. */
  needs: string;
  start?: Piece;
  end?: Piece;
  body?: Pick<SignSet, 'set' | 'sample'>;
  length?: { readonly low: number; readonly high: number };
}

/** Takes one kind of words: false where they contradict what was read or say no pattern; undefined for other words. */
type Reader = (r: Phrase, text: Described) => boolean | undefined;

const LINKS = /and then|then|and|but|followed by|also|plus|immediately/;

const readLink: Reader = (r) =>
  r.takeMark() !== undefined || r.take(LINKS) || r.take(HAVING) ? true : undefined;

const readSpaceless: Reader = (r, { ahead }) =>
  r.take(/(?:no|without(?: any)?|not contain(?:ing)?) (?:white ?)?spaces?/)
    ? ahead.push('(?!.*\\s)') > 0
    : undefined;

const readOnly: Reader = (r, text) => {
  const only = r.take(
    /(?:contain(?:s|ing)?|ha(?:ve|s|ving)|with|allow(?:s|ing)?)? ?only|(?:contain(?:s|ing)?|made) (?:just|nothing but)|just/,
  );
  if (!only) return undefined;
  r.takeAll(/contain(?:s|ing)?|of|the/);
  const set = readSet(r);
  if (!set || text.body) return false;
  text.body = set;
  return true;
};

const readEdge: Reader = (r, text) => {
  const edge = r.take(/(start|begin|end)(?:s|ing|ning)? (?:with|in|by)/);
  if (!edge) return undefined;
  const piece = readPiece(r) ?? readWord(r);
  if (!piece) return false;
  text[edge[1] === 'end' ? 'end' : 'start'] = piece;
  return true;
};

const readLength: Reader = (r, text) => {
  const length = r.attempt(() => {
    r.take(/(?:a )?(?:length of|length between|length)/);
    const count = readCount(r);
    return count && r.take(/(?:characters?|chars?)(?: long| in (?:total|length))?|long/) ? count : undefined;
  });
  if (!length) return undefined;
  if (text.length) return false;
  text.length = length;
  return true;
};

const readNeed: Reader = (r, text) => {
  const isNeed =
    r.take(/contain(?:s|ing)?|includ(?:es?|ing)/) !== undefined ||
    text.isPassword ||
    (text.sequence.length === 0 && r.peek(`(?:at least|a minimum of) ${NUMBER}`) !== undefined);
  if (!isNeed) return undefined;
  const count = r.attempt(() => readCount(r));
  r.take(/of the/);
  const set = readSet(r) ?? readPiece(r);
  if (!set) return false;
  const pattern = 'set' in set ? set.set : set.pattern;
  const low = Math.max(count?.low ?? 1, 1);
  text.ahead.push(low === 1 ? `(?=.*${pattern})` : `(?=(?:.*${pattern}){${low}})`);
  text.needs += set.sample.repeat(low);
  return true;
};

/** "Letters, spaces and hyphens" with nothing behind them are all that the text may have. */
const readAll: Reader = (r, text) => {
  if (text.sequence.length > 0 || text.body) return undefined;
  const all = r.attempt(() => {
    const set = readSet(r);
    return set?.isPlural && !r.peek(/,? ?(?:and )?(?:then|followed by)/) ? set : undefined;
  });
  if (!all) return undefined;
  text.body = all;
  return true;
};

const readNext: Reader = (r, { sequence }) => {
  const piece = readPiece(r);
  return piece !== undefined && sequence.push(piece) > 0;
};

const READERS: readonly Reader[] = [
  readLink,
  readSpaceless,
  readOnly,
  readEdge,
  readLength,
  readNeed,
  readAll,
  readNext,
];

function readOne(r: Phrase, text: Described): boolean {
  for (const read of READERS) {
    const isTaken = read(r, text);
    if (isTaken !== undefined) return isTaken;
  }
  return false;
}

/** "A 6-digit code": its length, its signs and its name in one. */
function readSized(r: Phrase): { readonly name: string; readonly piece: Piece } | undefined {
  const sized = r.take(
    `${NUMBER}[- ](digit|letter|character)s? (code|number|pin|id|string|word|key|token)s?`,
  );
  const count = numberOf(sized?.[1] ?? '');
  if (!sized || !Number.isInteger(count) || count < 1 || count > 100) return undefined;
  const [set, sign] =
    sized[2] === 'digit' ? ['\\d', '7'] : sized[2] === 'letter' ? ['[A-Za-z]', 'a'] : ['.', 'a'];
  const piece = { pattern: quantified(set, { low: count, high: count }), sample: sign.repeat(count) };
  return { name: sized[3] ?? '', piece };
}

/** "Two capital letters followed by four digits", "starting with A and ending with a digit". */
export function fromParts(wish: string): RegexWish | undefined {
  const r = new Phrase(wish);
  const password = r.take(/(?:strong |secure |good |safe )?passwords?/);
  const named = password ?? r.take(NOUN);
  const sized = named ? undefined : readSized(r);
  const text: Described = {
    isPassword: password !== undefined,
    ahead: [],
    sequence: sized ? [sized.piece] : [],
    needs: '',
  };
  for (let turns = 0; !r.isDone && turns < MOST_PARTS; turns += 1) {
    if (!readOne(r, text)) return undefined;
  }
  return written(text, named ? plainOf(named[0]) : (sized?.name ?? 'text'));
}

function written(text: Described, name: string): RegexWish | undefined {
  const { ahead, sequence, start, end, body, length } = text;
  const isSequence = sequence.length > 0;
  if (isSequence && (body || (start && end && length))) return undefined;
  const hasEdge = start !== undefined || end !== undefined || isSequence;
  if (!hasEdge && ahead.length === 0 && !length && !body) return undefined;
  const set = body?.set ?? '.';
  const filled = length && !hasEdge ? quantified(set, length) : `${set}${hasEdge ? '*' : '+'}`;
  const middle = isSequence ? sequence.map(({ pattern }) => pattern).join('') : filled;
  const sized =
    length && hasEdge ? `(?=.{${length.low},${Number.isFinite(length.high) ? length.high : ''}}$)` : '';
  const pattern = `${ahead.join('')}${sized}${start?.pattern ?? ''}${middle}${end?.pattern ?? ''}`;
  const good = sampleOf(text);
  return { pattern, name, isSearch: false, good: [good], bad: badFor(pattern, good) };
}

function sampleOf({ sequence, needs, start, end, body, length }: Described): string {
  const first = start?.sample ?? '';
  const last = end?.sample ?? '';
  if (sequence.length > 0) return `${first}${sequence.map(({ sample }) => sample).join('')}${last}`;
  const missing = Math.max((length?.low ?? 1) - first.length - needs.length - last.length, 0);
  return `${first}${needs}${(body?.sample ?? 'x').repeat(missing)}${last}`;
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

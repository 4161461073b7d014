import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { quantified, readCount, readPiece, readSet, readWord } from './pieces.ts';
import { plainOf } from './plain-words.ts';
import type { RegexWish } from './regex-wish.ts';

const NOUN =
  /(?:strings?|texts?|words?|lines?|values?|inputs?|codes?|ids?|identifiers?|names?|user ?names?|product codes?|order (?:ids?|numbers?)|serial numbers?|invoice numbers?|numbers?|tokens?|keys?|skus?|usernames?|ticket (?:ids?|numbers?)|something|everything|anything)/;
const HAVING =
  /that|which|who|are|is|have|has|having|with|consists? of|consisting of|made (?:up )?of|made from|of|composed of|being|it|they|must|should|be/;

/** "Two capital letters followed by four digits", "starting with A and ending with a digit". */
export function fromParts(text: string): RegexWish | undefined {
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
